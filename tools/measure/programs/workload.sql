-- A workload for the shell of SQLite that tools/measure/build-programs.py builds.
.mode list
.nullvalue NULL
PRAGMA journal_mode = WAL;
CREATE TABLE item(id INTEGER PRIMARY KEY, name TEXT UNIQUE, price REAL CHECK(price >= 0), tag TEXT DEFAULT 'none', made AS (price * 2));
CREATE TABLE sale(item INTEGER REFERENCES item(id) ON DELETE CASCADE, day TEXT, n INT);
CREATE INDEX sale_day ON sale(day, item);
CREATE INDEX item_price ON item(price DESC) WHERE price > 10;
PRAGMA foreign_keys = ON;
WITH RECURSIVE c(i) AS (VALUES(1) UNION ALL SELECT i + 1 FROM c WHERE i < 2000)
  INSERT INTO item(id, name, price, tag) SELECT i, printf('item-%05d', i), (i * 7919 % 1000) / 10.0, char(97 + i % 5) FROM c;
WITH RECURSIVE c(i) AS (VALUES(0) UNION ALL SELECT i + 1 FROM c WHERE i < 9999)
  INSERT INTO sale SELECT 1 + i * 31 % 2000, date('2020-01-01', '+' || (i % 365) || ' days'), 1 + i % 9 FROM c;
ANALYZE;
SELECT count(*), sum(price), avg(price), min(name), max(name), total(id) FROM item;
SELECT tag, count(*), round(sum(n * price), 2) FROM item JOIN sale ON item.id = sale.item GROUP BY tag HAVING count(*) > 10 ORDER BY 3 DESC;
SELECT strftime('%m', day) AS m, sum(n), group_concat(DISTINCT n) FROM sale GROUP BY m ORDER BY m LIMIT 4;
SELECT name, price, rank() OVER w, row_number() OVER w, lag(price, 1, -1) OVER w, sum(price) OVER (PARTITION BY tag ORDER BY id ROWS BETWEEN 2 PRECEDING AND CURRENT ROW) FROM item WHERE id < 12 WINDOW w AS (PARTITION BY tag ORDER BY price) ORDER BY id;
SELECT i.id FROM item i WHERE EXISTS (SELECT 1 FROM sale s WHERE s.item = i.id AND s.n = 9 AND s.day > '2020-12-20') ORDER BY i.price DESC, i.id LIMIT 5 OFFSET 2;
SELECT a.id, b.id FROM item a LEFT JOIN item b ON b.price = a.price + 0.1 AND b.tag = 'a' WHERE a.id BETWEEN 50 AND 60;
EXPLAIN QUERY PLAN SELECT * FROM item, sale WHERE item.id = sale.item AND day = '2020-03-01' ORDER BY price;
SELECT id FROM item WHERE tag = 'b' UNION SELECT item FROM sale WHERE n = 3 EXCEPT SELECT id FROM item WHERE id > 40 ORDER BY 1 LIMIT 12;
BEGIN;
UPDATE item SET price = price + 1, tag = upper(tag) WHERE id % 3 = 0;
SAVEPOINT s;
DELETE FROM item WHERE id % 10 = 7;
SELECT (SELECT count(*) FROM item), (SELECT count(*) FROM sale), changes(), total_changes() > 0;
ROLLBACK TO s;
INSERT INTO item(id, name, price) VALUES(5, 'again', 1) ON CONFLICT(id) DO UPDATE SET name = excluded.name || '!', price = item.price + 100;
COMMIT;
INSERT INTO item(name, price) VALUES('negative', -1);
INSERT INTO sale VALUES(99999, '2021-01-01', 1);
SELECT * FROM item WHERE id IN (5, 6, 9);
CREATE VIEW dear AS SELECT name, price FROM item WHERE price > 99;
CREATE TRIGGER log AFTER UPDATE OF price ON item WHEN new.price > 500 BEGIN INSERT INTO sale VALUES(new.id, 'trigger', -1); END;
UPDATE item SET price = 600 WHERE id = 8;
SELECT * FROM sale WHERE day = 'trigger';
SELECT * FROM dear ORDER BY price, name LIMIT 4;
SELECT json_extract('{"a":[1,2,{"b":"x"}]}', '$.a[2].b'), json_array(1, 'two', NULL, 3.5), json_group_array(id) FROM (SELECT id FROM item LIMIT 5);
SELECT key, value, type FROM json_each('{"p":1,"q":[true,null],"r":"s"}');
SELECT hex(zeroblob(3)), quote(x'00ff'), typeof(1 / 2), 7 / 2, 7 % 3, -7 / 2.0, 1 << 40, 'a' || 1.0, abs(-9223372036854775807), round(2.5), nullif(1, 1), coalesce(NULL, 'c'), instr('hello', 'l'), replace('aXbX', 'X', '--'), substr('hello', -3, 2), trim('  x '), like('A%', 'abc'), 'abc' GLOB 'a*', unicode('€'), soundex('Robert') IS NULL;
SELECT date('2024-02-28', '+1 day'), time('12:00', '-90 minutes'), julianday('2000-01-01'), strftime('%s', '1970-01-02');
SELECT CAST('12abc' AS INTEGER), CAST(3.99 AS INT), CAST(x'414243' AS TEXT), 0.1 + 0.2, 1e308 * 10, 9223372036854775807 + 1;
ALTER TABLE sale RENAME COLUMN n TO amount;
ALTER TABLE sale ADD COLUMN note TEXT DEFAULT 'x';
SELECT * FROM sale WHERE item = 3 ORDER BY day LIMIT 3;
CREATE TABLE wide(a, b, c, d, PRIMARY KEY(a, b)) WITHOUT ROWID;
INSERT INTO wide SELECT id % 17, id, name, hex(name) FROM item;
SELECT a, count(*), max(length(d)) FROM wide GROUP BY a ORDER BY a LIMIT 5;
DELETE FROM wide WHERE a > 8 AND b < 60 RETURNING a, b;
DROP INDEX sale_day;
REINDEX;
VACUUM;
PRAGMA integrity_check;
PRAGMA foreign_key_check;
SELECT type, name, tbl_name FROM sqlite_schema ORDER BY name;
SELECT syntax error here;
SELECT no_such_column FROM item;
SELECT sum(x) FROM (WITH RECURSIVE fib(x, y, k) AS (VALUES(0, 1, 0) UNION ALL SELECT y, x + y, k + 1 FROM fib WHERE k < 60) SELECT x FROM fib);
SELECT count(*) FROM item a, item b WHERE a.price < b.price AND a.id < 150 AND b.id < 150;
.dump wide

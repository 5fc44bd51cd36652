//! Strings and sharing: a word count, borrowing, slices of str, Rc and
//! RefCell, iterator adapters, a program with a main function.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::atomic::{AtomicUsize, Ordering};

static CALLS: AtomicUsize = AtomicUsize::new(0);

thread_local! {
    static DEPTH: RefCell<u32> = const { RefCell::new(0) };
}

#[derive(Default)]
struct Node {
    word: String,
    children: Vec<Rc<RefCell<Node>>>,
}

fn depth(node: &Rc<RefCell<Node>>) -> usize {
    CALLS.fetch_add(1, Ordering::Relaxed);
    1 + node.borrow().children.iter().map(depth).max().unwrap_or(0)
}

fn count<'a>(text: &'a str, counts: &mut [(&'a str, usize); 8]) {
    for word in text.split(' ').filter(|w| !w.is_empty()) {
        for slot in counts.iter_mut() {
            if slot.1 == 0 || slot.0 == word {
                *slot = (word, slot.1 + 1);
                break;
            }
        }
    }
}

fn longest<'a>(words: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    words.max_by_key(|w| w.chars().count())
}

fn main() {
    let text = "the quick brown fox jumps over the lazy dog";
    let mut counts = [("", 0); 8];
    count(text, &mut counts);
    let root = Rc::new(RefCell::new(Node::default()));
    for (word, n) in &counts {
        let leaf = Rc::new(RefCell::new(Node { word: word.to_string(), children: vec![] }));
        root.borrow_mut().children.push(Rc::clone(&leaf));
        DEPTH.with(|d| *d.borrow_mut() += *n as u32);
        if leaf.borrow().word.len() > 4 {
            println!("{word}: {n}");
        }
    }
    let calls = CALLS.load(Ordering::SeqCst);
    println!("{} {:?} {}", depth(&root), longest(text.split(' ')), calls);
}

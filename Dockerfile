# Palindrome in a container: the first stage builds the Debian packages as anybody would,
# the second one has the program alone. BASE is an image of Debian 12 whose apt knows the
# security suite, from which LLVM 22 comes.
#
#     docker build -t palindrome .
#     docker run --rm -v "$PWD:/work" palindrome verify .
ARG BASE=docker.io/library/debian:bookworm-slim

FROM ${BASE} AS build
COPY . /source
WORKDIR /source
RUN ./dev package && mkdir /packages && mv build/package/*.deb /packages/ && rm -rf build

FROM ${BASE}
COPY --from=build /packages/palindrome_*.deb /tmp/
RUN apt-get update \
    && apt-get install -y --no-install-recommends /tmp/palindrome_*.deb \
    && rm -rf /var/lib/apt/lists/* /tmp/palindrome_*.deb
WORKDIR /work
ENTRYPOINT ["palindrome"]

// Exists to give the precompiled header a target to live in.

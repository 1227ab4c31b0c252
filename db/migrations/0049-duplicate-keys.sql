-- The keys by which listings are compared have changed: the next search computes all of them.
truncate duplicate_keys;

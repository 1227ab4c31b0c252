-- Telephone numbers that asked for no more text messages, as codes made with a key of the operator's.
create table stopped_numbers (
  digest bytea primary key check (octet_length(digest) = 32),
  stopped_on date not null
);

-- Text messages that were answered, as codes of their ids made with a key of the operator's, for thirty days: a
-- gateway's signature may have no time, so that a recorded request could come again.
create table received_texts (
  digest bytea primary key check (octet_length(digest) = 32),
  received_on date not null
);

create index received_texts_by_day on received_texts (received_on);

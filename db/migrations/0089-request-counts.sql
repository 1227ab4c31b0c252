-- Requests of busy networks in a minute or an hour, which several processes count together. Lost with a crash, as the
-- counts in memory are. `digest` is salted with the day's secret: it links to no network afterwards.
create unlogged table request_counts (
  digest bytea check (octet_length(digest) = 32),
  until timestamptz,
  requests integer not null check (requests >= 1),
  primary key (digest, until)
);
create index request_counts_until on request_counts (until);

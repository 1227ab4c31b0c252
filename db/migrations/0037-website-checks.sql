-- What became of the web addresses of services when they were last visited. `gone_days` are the days, of the last
-- seven before the last visit, on which there was none.
create table website_checks (
  url text primary key,
  checked_at timestamptz not null,
  gone_days date[] not null default '{}' check (cardinality(gone_days) <= 7)
);

-- How fresh the directory is: counted once a day, for counting a million services takes seconds and reading these rows
-- does not. Each service of a group is in exactly one of the five counts.
create table freshness_figures (
  dimension text not null check (dimension in ('ALL', 'TAB', 'PLACE', 'SOURCE')),
  key text not null,
  day date not null,
  within_30 integer not null check (within_30 >= 0),
  within_90 integer not null check (within_90 >= 0),
  within_365 integer not null check (within_365 >= 0),
  longer_ago integer not null check (longer_ago >= 0),
  never integer not null check (never >= 0),
  primary key (dimension, key, day)
);
create index freshness_figures_by_day on freshness_figures (day);

-- The worst findings of each kind. Rows are replaced whole every day and read together with their services, so they
-- reference none, and lock none.
create table health_findings (
  service_id uuid not null,
  kind text not null
    check (kind in ('WEBSITE_GONE', 'PHONE_IMPOSSIBLE', 'MAIL_REFUSED', 'REPORTED', 'NEVER_OPEN', 'FAR_FROM_ADDRESS',
                    'BEDS_OLD', 'UNCONFIRMED', 'WRONG_LANGUAGE')),
  severity integer not null,
  since timestamptz not null,
  amount integer,
  found_at timestamptz not null,
  primary key (service_id, kind)
);
create index health_findings_by_severity on health_findings (severity desc, since, service_id, kind);

-- How many findings of each kind there are, beyond those that are stored.
create table health_counts (
  kind text primary key,
  findings integer not null check (findings >= 0)
);

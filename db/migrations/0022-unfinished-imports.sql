-- How far an import has merged, so that one that was stopped can say so. A row is deleted when its import ends.
create table unfinished_imports (
  source text primary key,
  started_at timestamptz not null,
  merged integer not null check (merged >= 0),
  total integer not null check (total >= merged)
);

-- What somebody states of a package's source where they upload it.
alter table import_runs
  add column stated_source text check (stated_source <> ''),
  add column stated_as_of date;

-- Whether any record of a service has vanished from its source: its page says so, and most have none.
create index service_sources_gone on service_sources (service_id) where vanished_at is not null;
-- Two directories that imported the same package know it from each other's records.
alter table service_sources
  -- The records of packages that a record of another directory is, as that one states them; null: none.
  add column record_marks text[];
create index service_sources_by_mark on service_sources using gin (record_marks) where record_marks is not null;
create index service_sources_by_digest on service_sources using hash (md5(source || chr(10) || external_id));

-- A search compares what has no keys of its version: the next one compares every service once.
truncate duplicate_keys;
drop index duplicate_keys_of_service;
create index duplicate_keys_of_service on duplicate_keys (service_id, service_version);

-- Where a source has a record from, as the record itself states it: an array of names, addresses and licenses, which go
-- on to whoever takes it over from here. Null: nobody has read the record since this is known.
alter table service_sources add column stated_sources jsonb;

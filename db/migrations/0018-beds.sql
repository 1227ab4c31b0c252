-- Shelters by name, public or waiting, for those who may count the beds of all. Beds and their moment stand in no
-- index: a count writes one row and nothing else.
create index shelters_by_name on services (lower(name), id) where deleted_at is null and type_bits & 2 <> 0;

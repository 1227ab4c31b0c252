-- Which organizations still have a service that is not deleted is found in the index alone.
drop index services_organization_id_idx;
create index services_organization_id_idx on services (organization_id) include (deleted_at)
 where organization_id is not null;

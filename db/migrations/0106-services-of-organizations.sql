-- How many services organizations have: lists and counts of organizations would read all services for it. Whatever
-- changes a number adds a row to the changes, so that nobody who writes a service waits for another one. A job adds them
-- up in `organization_counts`; until then readers do.
create table organization_counts (
  organization_id uuid primary key,
  -- That are not deleted.
  kept            int not null,
  -- That everybody may see.
  public          int not null,
  -- That lists show.
  listed          int not null
);

-- What is still to be added to them.
create table organization_count_changes (
  organization_id uuid not null,
  kept            int not null,
  public          int not null,
  listed          int not null
);

insert into organization_counts (organization_id, kept, public, listed)
select organization_id, count(*) filter (where deleted_at is null), count(*) filter (where is_public),
       count(*) filter (where is_listed)
  from services where organization_id is not null
 group by organization_id;

create or replace function count_services_of_organizations() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from organization_counts;
    delete from organization_count_changes;
    return null;
  end if;
  if tg_op <> 'INSERT' and old.organization_id is not null then
    insert into organization_count_changes (organization_id, kept, public, listed)
    values (old.organization_id, -(old.deleted_at is null)::int, -old.is_public::int, -old.is_listed::int);
  end if;
  if tg_op <> 'DELETE' and new.organization_id is not null then
    insert into organization_count_changes (organization_id, kept, public, listed)
    values (new.organization_id, (new.deleted_at is null)::int, new.is_public::int, new.is_listed::int);
  end if;
  return null;
end $$;

create trigger service_is_added_to_organization after insert on services
  for each row when (new.organization_id is not null) execute function count_services_of_organizations();
create trigger service_is_changed_for_organization after update on services
  for each row
  when ((old.organization_id, old.deleted_at is null, old.is_public, old.is_listed)
        is distinct from (new.organization_id, new.deleted_at is null, new.is_public, new.is_listed))
  execute function count_services_of_organizations();
create trigger service_is_removed_from_organization after delete on services
  for each row when (old.organization_id is not null) execute function count_services_of_organizations();
create trigger services_of_organizations_are_emptied after truncate on services
  for each statement execute function count_services_of_organizations();

-- The numbers as they are now, of all organizations that have a service.
create view services_of_organizations as
with changed as (
  select organization_id, sum(kept)::int as kept, sum(public)::int as public, sum(listed)::int as listed
    from organization_count_changes group by organization_id)
select organization_id, coalesce(c.kept, 0) + coalesce(d.kept, 0) as kept,
       coalesce(c.public, 0) + coalesce(d.public, 0) as public,
       coalesce(c.listed, 0) + coalesce(d.listed, 0) as listed
  from organization_counts c full join changed d using (organization_id);

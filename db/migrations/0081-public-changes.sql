-- What the public sees of a service or an organization has changed, since when: a row for each of them, which moves to
-- the newest transaction that changed it. Readers go by transaction ids, up to the oldest one that is still running, so
-- that whoever commits late is not passed by (docs/decisions/0069-feed-of-changes.md).
create table public_changes (
  resource text not null check (resource in ('service', 'organization')),
  id uuid not null,
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now(),
  primary key (resource, id)
);
create index public_changes_in_order on public_changes (xid, resource, id);

-- Tells this database from one that it is replaced by: transaction ids begin anew there.
create table public_change_feeds (
  id uuid primary key default gen_random_uuid()
);
insert into public_change_feeds default values;

insert into public_changes (resource, id) select 'service', id from services where is_public;
insert into public_changes (resource, id) select 'organization', id from organizations;

create or replace function record_public_change() returns trigger language plpgsql as $$
begin
  insert into public_changes (resource, id)
  values (tg_argv[0], case when tg_op = 'DELETE' then old.id else new.id end)
      on conflict (resource, id) do update set xid = pg_current_xact_id(), at = now();
  return null;
end $$;

create trigger service_is_added_publicly after insert on services
  for each row when (new.is_public) execute function record_public_change('service');
-- Kudos are not among what is told.
create trigger service_is_changed_publicly after update on services
  for each row
  when ((old.is_public or new.is_public) and (
    (old.version, old.is_public, old.updated_at, old.verified_at, old.beds_updated_at, old.available_beds, old.total_beds,
     old.topics, old.organization, old.program_id, old.address_visibility, old.is_protected, old.place_shown, old.region,
     old.address1, old.city, old.zip, old.longitude, old.latitude, old.time_zone, old.fact_sources, old.beds,
     old.intake_closed_until)
    is distinct from
    (new.version, new.is_public, new.updated_at, new.verified_at, new.beds_updated_at, new.available_beds, new.total_beds,
     new.topics, new.organization, new.program_id, new.address_visibility, new.is_protected, new.place_shown, new.region,
     new.address1, new.city, new.zip, new.longitude, new.latitude, new.time_zone, new.fact_sources, new.beds,
     new.intake_closed_until)))
  execute function record_public_change('service');
create trigger service_is_deleted_publicly after delete on services
  for each row when (old.is_public) execute function record_public_change('service');

create trigger organization_is_added_publicly after insert on organizations
  for each row execute function record_public_change('organization');
create trigger organization_is_changed_publicly after update on organizations
  for each row when (old.version is distinct from new.version) execute function record_public_change('organization');
create trigger organization_is_deleted_publicly after delete on organizations
  for each row execute function record_public_change('organization');

-- What readers of the feed are told of changed services is written once for each statement instead of once for each row:
-- for a save of a whole program that was a third of what the database did.
--
-- The plan is kept from the first call on, which may be of one row: a loop over both sets would be endless for all services.
create or replace function record_changed_services() returns trigger language plpgsql set enable_nestloop = off as $$
begin
  insert into public_changes (resource, id)
  select 'service', s.id
    from services_after s join services_before was using (id)
   -- Kudos are not among what is told.
   where (was.is_public or s.is_public) and (
     (was.version, was.is_public, was.updated_at, was.verified_at, was.beds_updated_at, was.available_beds, was.total_beds,
      was.topics, was.organization, was.program_id, was.address_visibility, was.is_protected, was.place_shown, was.region,
      was.address1, was.city, was.zip, was.longitude, was.latitude, was.time_zone, was.fact_sources, was.beds,
      was.intake_closed_until)
     is distinct from
     (s.version, s.is_public, s.updated_at, s.verified_at, s.beds_updated_at, s.available_beds, s.total_beds,
      s.topics, s.organization, s.program_id, s.address_visibility, s.is_protected, s.place_shown, s.region,
      s.address1, s.city, s.zip, s.longitude, s.latitude, s.time_zone, s.fact_sources, s.beds,
      s.intake_closed_until))
   order by s.id
      on conflict (resource, id) do update set xid = pg_current_xact_id(), at = now();
  return null;
end $$;

drop trigger service_is_changed_publicly on services;
create trigger services_are_changed_publicly after update on services
  referencing old table as services_before new table as services_after
  for each statement execute function record_changed_services();

-- Whatever writes a service, the place of a protected listing that is public stays kept back until a request has opened it:
-- the transaction that does so names the service. Adds a trigger and writes no row.
create or replace function keep_protected() returns trigger language plpgsql as $$
begin
  if new.address1 is null and new.city = '' and new.public_point is null then
    -- Its place is taken away. One that it gets later is that of a listing which was protected.
    insert into withheld_places (service_id, kind, state, reason, words, found_at, decided_at)
    values (new.id, 'WITHHOLD', 'HIDDEN', 'PERSON', '{}', new.updated_at, new.updated_at)
        on conflict (service_id) do update
       set state = 'HIDDEN', taken = '{}', asked_by = null, asked_at = null, opens_at = null, door_digest = null,
           wants = 'PLACE';
  elsif new.id::text is distinct from current_setting('amparo.opens_place', true) then
    raise exception 'the place of service % is protected', new.id;
  end if;
  return new;
end $$;

create trigger protected_place_stays before update of is_protected on services
  for each row when (old.is_protected and not new.is_protected and old.approved_at is not null)
  execute function keep_protected();

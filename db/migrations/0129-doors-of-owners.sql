-- The owner of a protected listing, and nobody else, may let everybody see its street: asked for, confirmed, and open 24
-- hours later (rules places 39–43). Requests stand with what is decided of places that are withheld. Writes no row; the
-- constraints are read again over the protected listings.
alter table services
  drop constraint services_place_shown_check,
  add constraint services_place_shown_check check (place_shown in ('REGION', 'TOWN', 'DOOR')),
  drop constraint services_protected_place,
  add constraint services_protected_place check (
    case when place_shown = 'DOOR' then is_protected and address_visibility = 'EXACT'
         else not is_protected
              or (place_shown = 'TOWN' or city = '')
                 and address1 is null and address2 is null and zip is null and longitude is null end);
alter table service_places
  drop constraint service_places_place_shown_check,
  add constraint service_places_place_shown_check check (place_shown in ('REGION', 'TOWN', 'DOOR'));

alter table withheld_places
  drop constraint withheld_places_kind_check,
  add constraint withheld_places_kind_check check (kind in ('WITHHOLD', 'QUESTION', 'DOOR')),
  drop constraint withheld_places_reason_check,
  add constraint withheld_places_reason_check check (reason in ('WORDS', 'SHARED_DOOR', 'SOURCE_FLAG', 'OWNER')),
  drop constraint withheld_places_state_check,
  -- ASKED: nothing was found there; its owner asks, or has asked, to show the street.
  add constraint withheld_places_state_check check (state in ('WITHHELD', 'PROPOSED', 'OPENED', 'HIDDEN', 'ASKED')),
  -- PLACE: to lift the curtain. DOOR: to show the street of a listing that stays protected.
  add column wants text not null default 'PLACE' check (wants in ('PLACE', 'DOOR')),
  -- SHA-256 of the address that the owner wants to show: another one is not opened.
  add column door_digest bytea,
  -- Since when everybody sees the street; null: nobody does.
  add column door_opened_at timestamptz,
  drop constraint withheld_places_check,
  add constraint withheld_places_check check (opens_at is null or state = 'WITHHELD' or wants = 'DOOR');

-- Whatever writes a service, its street opens only where its owner's request has come to that, and another street than
-- that is never shown.
create or replace function keep_door() returns trigger language plpgsql as $$
begin
  if new.place_shown = 'DOOR' and old.place_shown = 'DOOR' then
    if (old.address1, old.address2, old.city, old.state, old.zip, old.country, old.longitude, old.latitude)
       is distinct from
       (new.address1, new.address2, new.city, new.state, new.zip, new.country, new.longitude, new.latitude) then
      raise exception 'the street of service % is another than its owner shows', new.id;
    end if;
  elsif new.place_shown = 'DOOR' then
    if not exists (select from withheld_places w where w.service_id = new.id and w.door_opened_at is not null) then
      raise exception 'the street of service % is not opened by its owner', new.id;
    end if;
  else
    update withheld_places set door_opened_at = null where service_id = new.id;
  end if;
  return new;
end $$;
create trigger door_is_its_owners before update on services
  for each row when (new.place_shown = 'DOOR' or old.place_shown = 'DOOR') execute function keep_door();

-- Of a protected listing the town is public at most, whatever its address shows elsewhere; of a town with fewer than
-- 50,000 people the county (rule places 26). Which towns are large the gazetteer says, at the next start: until then
-- each of them shows its region. Writes the protected listings with TOWN alone, of which there are few.

-- What its provider states; `services.place_shown` is what everybody sees. Null in rows that are older than this column: the same.
alter table service_places add column place_shown text check (place_shown in ('REGION', 'TOWN'));

-- Owners who have not been told yet that a street was taken away.
create table towns_to_tell (service_id uuid primary key references services (id) on delete cascade);
insert into towns_to_tell
select id from services
 where is_protected and place_shown = 'TOWN' and deleted_at is null
   and (address1 is not null or zip is not null or longitude is not null);

insert into service_places (service_id, address1, address2, city, zip, longitude, latitude, is_approximate, place_shown)
select id, address1, address2, city, zip, longitude, latitude, is_location_approximate, 'TOWN'
  from services where is_protected and place_shown = 'TOWN'
    on conflict (service_id) do update
   set city = coalesce(service_places.city, excluded.city), place_shown = 'TOWN';

-- The words of weight D are those of the place, among others. The date moves, for whoever copies what has changed.
update services
   set place_shown = 'REGION', city = '', address1 = null, address2 = null, zip = null, longitude = null, latitude = null,
       is_location_approximate = false, public_point = null, public_search = ts_filter(public_search, '{a,b,c}'),
       updated_at = now()
 where is_protected and place_shown = 'TOWN';

alter table services
  drop constraint services_protected_place,
  add constraint services_protected_place check (
    not is_protected
    or (place_shown = 'TOWN' or city = '')
       and address1 is null and address2 is null and zip is null and longitude is null);

-- Services for victims: the public sees the region that they serve instead of the place, and no beds and kudos. Of a
-- hidden address neither street, ZIP code nor coordinates are stored any more, and what is stored of it is forgotten
-- here: in places, pending edits and the history. Restoring an older backup applies this too.

-- Counties, each with the middle of its ZIP codes. Loaded with the gazetteer, like cities.
create table counties (
  -- A row of gazetteer_loads.
  origin    text not null,
  state     text not null check (state ~ '^[A-Z]{2}$'),
  -- Without the word "County".
  name      text not null check (name <> ''),
  longitude double precision not null check (longitude between -180 and 180),
  latitude  double precision not null check (latitude between -85 and 85),
  primary key (origin, state, name)
);
-- A row of counties; null where unknown.
alter table cities add column county text;

-- The true city, where the public one is empty. Null in rows that are older than this column: the public one.
alter table service_places add column city text;

alter table services
  add column is_protected boolean not null default false,
  add column place_shown text not null default 'REGION' check (place_shown in ('REGION', 'TOWN')),
  -- The provider's text, else the county's name.
  add column region text,
  add column region_es text;

-- The history is added to, never changed, but for one thing: where a service is hidden, its door is forgotten.
create or replace function without_door(facts jsonb) returns jsonb language sql immutable as $$
  select facts - '{address1,address2,zip,location,isLocationApproximate}'::text[]
$$;

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - '{before,after}'::text[] = to_jsonb(old) - '{before,after}'::text[]
       and new.before is not distinct from without_door(old.before)
       and new.after is not distinct from without_door(old.after) then
      return new;
    end if;
  end if;
  raise exception 'history is added to, never changed';
end $$;

update history h
   set before = without_door(h.before), after = without_door(h.after)
 where h.thing = 'SERVICE'
   and (h.before is distinct from without_door(h.before) or h.after is distinct from without_door(h.after))
   and (exists (select from services s where s.id::text = h.thing_id and s.address_visibility = 'HIDDEN')
        or (not exists (select from services s where s.id::text = h.thing_id)
            and exists (select from history o
                         where o.thing = 'SERVICE' and o.thing_id = h.thing_id
                           and 'HIDDEN' in (o.before ->> 'addressVisibility', o.after ->> 'addressVisibility'))));

update pending_edits
   set facts = jsonb_set(facts, '{place}', (facts -> 'place') ||
         '{"address1": null, "address2": null, "zip": null, "coordinates": null, "isApproximate": false}')
 where facts #>> '{place,visibility}' = 'HIDDEN'
    or 'addressVisibility' <> all(changed)
       and exists (select from services s where s.id = service_id and s.address_visibility = 'HIDDEN');

insert into service_places (service_id, city)
select id, city from services where address_visibility = 'HIDDEN'
    on conflict (service_id) do update
   set city = excluded.city, address1 = null, address2 = null, zip = null, longitude = null, latitude = null,
       is_approximate = false;

delete from kudos where service_id in (select id from services where address_visibility = 'HIDDEN');

-- The county's centre and name, and the words to search for, are computed at the next start, from the gazetteer.
-- Until then whatever may name the town is gone: words of weight D are those of the place, among others.
update services
   set is_protected = true, city = '', likes = 0, public_point = null,
       public_search = ts_filter(public_search, '{a,b,c}')
 where address_visibility = 'HIDDEN';

alter table services
  add constraint services_protected_place check (
    not (is_protected and place_shown = 'REGION')
    or (city = '' and address1 is null and address2 is null and zip is null and longitude is null)),
  add constraint services_protected_likes check (not is_protected or likes = 0);

-- Lists never begin with a protected listing, so the indexes that they read alone have to say which these are.
drop index services_near, services_near_food, services_near_shelter, services_near_health, services_near_resources,
  services_near_work;
create index services_near on services using gist (public_point)
  include (id, type_bits, need_bits, category_bits, is_allowed_pets, is_protected, hours_id, likes)
  where is_public and is_listed;
create index services_near_food on services using gist (public_point)
  include (id, need_bits, category_bits, is_allowed_pets, is_protected, hours_id, likes)
  where is_public and is_listed and type_bits & 1 <> 0;
create index services_near_shelter on services using gist (public_point)
  include (id, need_bits, category_bits, is_allowed_pets, is_protected, hours_id, likes)
  where is_public and is_listed and type_bits & 2 <> 0;
create index services_near_health on services using gist (public_point)
  include (id, need_bits, category_bits, is_allowed_pets, is_protected, hours_id, likes)
  where is_public and is_listed and type_bits & 4 <> 0;
create index services_near_resources on services using gist (public_point)
  include (id, need_bits, category_bits, is_allowed_pets, is_protected, hours_id, likes)
  where is_public and is_listed and type_bits & 8 <> 0;
create index services_near_work on services using gist (public_point)
  include (id, need_bits, category_bits, is_allowed_pets, is_protected, hours_id, likes)
  where is_public and is_listed and type_bits & 16 <> 0;
-- Few enough to be found by themselves: those whose region is computed at the next start.
create index services_protected on services (id) where is_protected;

-- Beds of protected listings are for those who work there.
create or replace view public_services as
select id, name, description, description_es, description_es_state, source_description,
       service_summary, service_summary_es, service_summary_es_state, age, age_es, age_es_state,
       types, needs, category, address_visibility, address1, address2, city, state, zip, country,
       longitude, latitude, is_location_approximate, time_zone,
       phone, phone_extension, contact_email, website, facebook, twitter, instagram, youtube,
       is_allowed_pets, is_low_barrier, is_contact, schedules, close_schedules, hours_id,
       is_permanently_closed, is_show_flag, is_show_donate,
       case when not is_protected then available_beds end as available_beds,
       case when not is_protected then total_beds end as total_beds,
       case when not is_protected then beds_updated_at end as beds_updated_at,
       is_critical_header, critical_description, critical_description_es, critical_expires_at,
       likes, approved_at, verified_at, verified_by, created_at, updated_at, version,
       public_point, public_search, type_bits, need_bits, category_bits, is_public, is_listed, languages,
       xmin as revision, fact_sources, is_protected, place_shown, region, region_es
  from services
 where is_public;

-- Protection takes something away from the public, too (0023).
drop trigger service_is_withheld on services;
create trigger service_is_withheld after update on services
  for each row
  when (old.is_public and not new.is_public
        or old.is_listed and not new.is_listed
        or old.is_public and (
             old.address_visibility <> new.address_visibility and new.address_visibility <> 'EXACT'
             or new.is_protected and not old.is_protected
             or new.place_shown = 'REGION' and old.place_shown <> 'REGION'
             or old.city <> '' and new.city = ''
             or old.address1 is not null and new.address1 is null
             or old.address2 is not null and new.address2 is null
             or old.zip is not null and new.zip is null
             or old.longitude is not null and new.longitude is null))
  execute function record_withholding();

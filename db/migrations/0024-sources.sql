-- The directories that facts were imported from. Codes and names of a licensed taxonomy may be published only where
-- its licence is recorded here.
create table sources (
  id               int  primary key generated always as identity,
  -- The name under which its records are in `service_sources`.
  key              text not null unique check (key <> ''),
  name             text not null check (name <> ''),
  url              text check (url ~ '^https?://'),
  -- Null: nobody has confirmed one.
  licence          text check (licence <> ''),
  taxonomy_licence text check (taxonomy_licence <> ''),
  -- The date of its data; null: not known.
  as_of            date
);

-- Which fields of a service come from which source, of which date: [{source, asOf, fields, isMain}]. What a person
-- enters is taken out.
alter table services add column fact_sources jsonb not null default '[]' check (jsonb_typeof(fact_sources) = 'array');

insert into sources (key, name)
select distinct source, source from service_sources where source <> 'demonstration' order by source;

-- What was imported before has no date. What people have changed since is in the history.
update services s
   set fact_sources = jsonb_build_array(jsonb_build_object(
         'source', o.id, 'asOf', null, 'isMain', true,
         'fields', (select coalesce(jsonb_agg(field), '[]')
                      from unnest(array[
                        'name', 'type', 'needs', 'description', 'sourceDescription', 'addressVisibility', 'address1',
                        'address2', 'city', 'state', 'zip', 'country', 'location', 'isLocationApproximate', 'phone',
                        'phoneExtension', 'contactEmail', 'website', 'facebook', 'instagram', 'twitter', 'youtube',
                        'isContact', 'schedules', 'closeSchedules', 'category', 'age', 'languages', 'totalBeds',
                        'availableBeds']) as field
                     where not exists (select from history h
                                        where h.thing = 'SERVICE' and h.thing_id = s.id::text
                                          and h.action <> 'IMPORT' and h.after ? field))))
  from service_sources r join sources o on o.key = r.source
 where r.service_id = s.id;

-- A count of beds that came with an import was not made on the day of the import.
update services s
   set beds_updated_at = null
  from service_sources r join sources o on o.key = r.source
 where r.service_id = s.id and r.service_version = s.version and s.beds_updated_at is not null;

create or replace view public_services as
select id, name, description, description_es, description_es_state, source_description,
       service_summary, service_summary_es, service_summary_es_state, age, age_es, age_es_state,
       types, needs, category, address_visibility, address1, address2, city, state, zip, country,
       longitude, latitude, is_location_approximate, time_zone,
       phone, phone_extension, contact_email, website, facebook, twitter, instagram, youtube,
       is_allowed_pets, is_low_barrier, is_contact, schedules, close_schedules, hours_id,
       is_permanently_closed, is_show_flag, is_show_donate, available_beds, total_beds, beds_updated_at,
       is_critical_header, critical_description, critical_description_es, critical_expires_at,
       likes, approved_at, verified_at, verified_by, created_at, updated_at, version,
       public_point, public_search, type_bits, need_bits, category_bits, is_public, is_listed, languages,
       xmin as revision, fact_sources
  from services
 where is_public;

-- What a source gives as a telephone that cannot be read as one; never public of a protected listing, whose stewards
-- mend it. A new column without a default touches no row, at any number of services, and an older process leaves it
-- empty.
alter table services add column source_phone text check (source_phone <> '');

create or replace view public_services as
select id, name, description, source_description, service_summary, age,
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
       xmin as revision, fact_sources, is_protected, place_shown, region, region_es,
       entry_ways, entry_text, required_documents, cost, how_to_apply, accessibility, stay_limit,
       asks_immigration_status, organization, organization_id, program_id,
       stated_topics, topics, age_min, age_max, intake_schedules, service_area,
       intake_closed_until,
       case when not is_protected then beds else '[]' end as beds,
       case when not is_protected then source_phone end as source_phone
  from services
 where is_public;

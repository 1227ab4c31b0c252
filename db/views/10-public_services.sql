-- What guests may see of a service. Whatever a guest reads comes through here: what is not approved or was deleted is
-- missing, and a protected listing has no beds, no closed intake and no telephone as its source gave it.
--
-- A new column goes to the end of the list: a process of the version before goes on reading the columns it knows.
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
       likes, approved_at, verified_at, verified_by, created_at, updated_at, public_version as version,
       public_point, public_search, type_bits, need_bits, category_bits, is_public, is_listed, languages,
       xmin as revision, fact_sources, is_protected, place_shown, region, region_es,
       entry_ways, entry_text, required_documents, cost, how_to_apply, accessibility, stay_limit,
       asks_immigration_status, organization, organization_id, program_id,
       stated_topics, topics, age_min, age_max, intake_schedules, service_area,
       case when not is_protected then intake_closed_until end as intake_closed_until,
       case when not is_protected then beds else '[]' end as beds,
       case when not is_protected then source_phone end as source_phone,
       asks_for_id, asks_to_be_sober, house_rules, provisions
  from services
 where is_public;

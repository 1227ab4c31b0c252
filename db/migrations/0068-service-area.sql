-- Whom a service serves by place: lists of names and `nationwide`, see `domain/service-area`; null: not stated.
alter table services
  add column service_area jsonb check (jsonb_typeof(service_area) = 'object');

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
       xmin as revision, fact_sources, is_protected, place_shown, region, region_es,
       entry_ways, entry_text, entry_text_es, entry_text_es_state, required_documents, required_documents_es,
       required_documents_es_state, cost, cost_es, cost_es_state, how_to_apply, how_to_apply_es,
       how_to_apply_es_state, accessibility, accessibility_es, accessibility_es_state, stay_limit,
       stay_limit_es, stay_limit_es_state, asks_immigration_status, organization, organization_id, program_id,
       stated_topics, topics, age_min, age_max, intake_schedules, service_area
  from services
 where is_public;

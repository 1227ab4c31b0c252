-- Spanish is a language as the others are: its texts become rows of `service_texts`, and the columns go
-- (docs/decisions/0075-spanish-texts-as-rows.md). Whoever shows a service reads its texts in one language: the key has
-- these next to each other.
alter table service_texts drop constraint service_texts_language_check;
alter table service_texts add check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$' and language <> 'en');
alter table service_texts drop constraint service_texts_pkey;
alter table service_texts add primary key (service_id, language, field);

-- Of a stale text nobody knows which English it was made from. Some columns had no limit.
insert into service_texts (service_id, field, language, text, state, english_digest)
select s.id, t.field, 'es', left(t.spanish, 1000), t.state,
       case when t.state = 'STALE' then '' else md5(coalesce(t.english, '')) end
  from services s
 cross join lateral (
  values ('description', s.description_es, s.description_es_state, s.description),
         ('serviceSummary', s.service_summary_es, s.service_summary_es_state, s.service_summary),
         ('age', s.age_es, s.age_es_state, s.age),
         ('entryText', s.entry_text_es, s.entry_text_es_state, s.entry_text),
         ('requiredDocuments', s.required_documents_es, s.required_documents_es_state, s.required_documents),
         ('cost', s.cost_es, s.cost_es_state, s.cost),
         ('howToApply', s.how_to_apply_es, s.how_to_apply_es_state, s.how_to_apply),
         ('accessibility', s.accessibility_es, s.accessibility_es_state, s.accessibility),
         ('stayLimit', s.stay_limit_es, s.stay_limit_es_state, s.stay_limit)
       ) as t (field, spanish, state, english)
 where t.spanish <> '';

drop view public_services;
alter table services
  drop column description_es, drop column description_es_state,
  drop column service_summary_es, drop column service_summary_es_state,
  drop column age_es, drop column age_es_state,
  drop column entry_text_es, drop column entry_text_es_state,
  drop column required_documents_es, drop column required_documents_es_state,
  drop column cost_es, drop column cost_es_state,
  drop column how_to_apply_es, drop column how_to_apply_es_state,
  drop column accessibility_es, drop column accessibility_es_state,
  drop column stay_limit_es, drop column stay_limit_es_state;

create view public_services as
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
       case when not is_protected then beds else '[]' end as beds
  from services
 where is_public;

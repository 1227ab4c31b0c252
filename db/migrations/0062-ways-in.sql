-- What everybody who comes has to know: how one gets in, and what it takes. Texts are at most 1,000 characters, each
-- with its Spanish; null or empty: not stated.
alter table services
  add column entry_ways text[] not null default '{}'
    check (entry_ways <@ '{WALK_IN,CALL,REFERRAL,CENTRAL_LINE,COORDINATED_ENTRY,OUTREACH_ONLY}'::text[]),
  add column entry_text text check (char_length(entry_text) <= 1000),
  add column entry_text_es text check (char_length(entry_text_es) <= 1000),
  add column entry_text_es_state text check (entry_text_es_state in ('MACHINE', 'REVIEWED', 'STALE')),
  add check ((entry_text_es is null) = (entry_text_es_state is null)),
  add column required_documents text check (char_length(required_documents) <= 1000),
  add column required_documents_es text check (char_length(required_documents_es) <= 1000),
  add column required_documents_es_state text check (required_documents_es_state in ('MACHINE', 'REVIEWED', 'STALE')),
  add check ((required_documents_es is null) = (required_documents_es_state is null)),
  add column cost text check (char_length(cost) <= 1000),
  add column cost_es text check (char_length(cost_es) <= 1000),
  add column cost_es_state text check (cost_es_state in ('MACHINE', 'REVIEWED', 'STALE')),
  add check ((cost_es is null) = (cost_es_state is null)),
  add column how_to_apply text check (char_length(how_to_apply) <= 1000),
  add column how_to_apply_es text check (char_length(how_to_apply_es) <= 1000),
  add column how_to_apply_es_state text check (how_to_apply_es_state in ('MACHINE', 'REVIEWED', 'STALE')),
  add check ((how_to_apply_es is null) = (how_to_apply_es_state is null)),
  add column accessibility text check (char_length(accessibility) <= 1000),
  add column accessibility_es text check (char_length(accessibility_es) <= 1000),
  add column accessibility_es_state text check (accessibility_es_state in ('MACHINE', 'REVIEWED', 'STALE')),
  add check ((accessibility_es is null) = (accessibility_es_state is null)),
  add column stay_limit text check (char_length(stay_limit) <= 1000),
  add column stay_limit_es text check (char_length(stay_limit_es) <= 1000),
  add column stay_limit_es_state text check (stay_limit_es_state in ('MACHINE', 'REVIEWED', 'STALE')),
  add check ((stay_limit_es is null) = (stay_limit_es_state is null)),
  add column asks_immigration_status boolean;

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
       stay_limit_es, stay_limit_es_state, asks_immigration_status
  from services
 where is_public;

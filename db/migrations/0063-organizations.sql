-- Who runs services: what an import states of an organization, or its owner has written since.
create table organizations (
  id             uuid primary key,
  name           text not null check (name <> '' and char_length(name) <= 300),
  alternate_name text check (char_length(alternate_name) <= 300),
  description    text check (char_length(description) <= 1000),
  url            text check (url ~ '^https?://'),
  email          text,
  -- [{number, extension}], the best first.
  phones         jsonb not null default '[]' check (jsonb_typeof(phones) = 'array'),
  owner_id       uuid references users (id) on delete set null,
  -- Where it came from; null: it was entered here.
  source_id      int references sources (id),
  external_id    text,
  -- When a person last changed it: an import leaves it alone from then on.
  edited_at      timestamptz,
  created_at     timestamptz not null,
  updated_at     timestamptz not null,
  version        int not null default 1,
  unique (source_id, external_id),
  check ((source_id is null) = (external_id is null))
);
create index on organizations (owner_id) where owner_id is not null;

-- Services that are one program at several sites.
create table programs (
  id          uuid primary key,
  -- Where it came from; null: it was made here.
  source_id   int references sources (id),
  external_id text,
  unique (source_id, external_id),
  check ((source_id is null) = (external_id is null))
);

alter table services
  -- {id, name}: lists, search and packs name the organization without reading its table.
  add column organization jsonb
    check (jsonb_typeof(organization->'id') = 'string' and jsonb_typeof(organization->'name') = 'string'),
  add column organization_id uuid references organizations (id),
  add check (organization_id is not distinct from (organization->>'id')::uuid),
  add column program_id uuid references programs (id);
create index on services (organization_id) where organization_id is not null;
create index on services (program_id) where program_id is not null;

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
       stay_limit_es, stay_limit_es_state, asks_immigration_status, organization, organization_id, program_id
  from services
 where is_public;

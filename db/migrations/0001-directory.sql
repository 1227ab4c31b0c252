-- The directory: services, the places behind them, their opening edges, and what search needs.

create extension if not exists pg_trgm;

-- One row for each distinct (zone, canonical entries). Services point to it. See docs/decisions on open now.
create table hours (
  id            bigint generated always as identity primary key,
  -- SHA-256 of the canonical form of zone, entries and closed days.
  fingerprint   bytea       not null unique check (octet_length(fingerprint) = 32),
  time_zone     text        not null check (time_zone <> ''),
  schedules     jsonb       not null check (jsonb_typeof(schedules) = 'array'),
  close_schedules jsonb     not null check (jsonb_typeof(close_schedules) = 'array'),
  -- Minutes since 1970-01-01T00:00Z at which the door opens, closes, opens, … A door is open at a minute m
  -- within the covered span when an odd number of edges is <= m.
  edges         int[]       not null,
  covered_from  timestamptz not null,
  covered_until timestamptz not null,
  -- Version of the rule and of the time-zone data that made the edges; another stamp means: not covered.
  stamp         text        not null,
  check (covered_from <= covered_until)
);
create index hours_by_expiry on hours (covered_until);

create table services (
  id                      uuid primary key,
  name                    text not null check (name <> ''),
  description             text not null check (char_length(description) <= 1000),
  description_es          text check (char_length(description_es) <= 1000),
  description_es_state    text check (description_es_state in ('MACHINE', 'REVIEWED', 'STALE')),
  source_description      text,
  service_summary         text,
  service_summary_es      text,
  service_summary_es_state text check (service_summary_es_state in ('MACHINE', 'REVIEWED', 'STALE')),
  age                     text,
  age_es                  text,
  age_es_state            text check (age_es_state in ('MACHINE', 'REVIEWED', 'STALE')),
  types                   text[] not null check (types <@ '{FOOD,SHELTER,HEALTH,RESOURCES,WORK}'),
  needs                   text[] not null check (needs <@ '{MEALS,FOOD_PANTRIES,EMERGENCY,TRANSITIONAL,MEDICAL,COUNSELING,CLOTHES,HYGIENE,TECH,ASSISTANCE,EDUCATION,EMPLOYMENT}'),
  category                text[] not null check (category <@ '{ALL,MEN,WOMEN,KIDS,SENIORS,DISABLED,FAMILIES,LGBT,VETERANS,PETS_ALLOWED}'),
  -- The public face of the place: already cut to what address_visibility allows. The exact one is in service_places.
  address_visibility      text not null check (address_visibility in ('EXACT', 'AREA', 'HIDDEN')),
  address1                text,
  address2                text,
  city                    text not null,
  state                   text not null,
  zip                     text,
  country                 text not null,
  longitude               double precision check (longitude between -180 and 180),
  latitude                double precision check (latitude between -85 and 85),
  is_location_approximate boolean not null default false,
  time_zone               text not null check (time_zone <> ''),
  phone                   text,
  phone_extension         text,
  contact_email           text,
  website                 text check (website ~ '^https?://'),
  facebook                text,
  twitter                 text,
  instagram               text,
  youtube                 text,
  is_allowed_pets         boolean,
  is_low_barrier          boolean,
  is_contact              boolean not null default false,
  schedules               jsonb   not null default '[]' check (jsonb_typeof(schedules) = 'array'),
  close_schedules         jsonb   not null default '[]' check (jsonb_typeof(close_schedules) = 'array'),
  hours_id                bigint references hours (id),
  is_permanently_closed   boolean not null default false,
  is_show_flag            boolean not null default false,
  is_show_donate          boolean not null default false,
  available_beds          int check (available_beds >= 0),
  total_beds              int check (total_beds >= 1),
  beds_updated_at         timestamptz,
  is_critical_header      boolean not null default false,
  critical_description    text,
  critical_description_es text,
  critical_expires_at     timestamptz,
  likes                   int not null default 0 check (likes >= 0),
  comment                 text,
  approved_at             timestamptz,
  verified_at             timestamptz,
  verified_by             text,
  created_at              timestamptz not null,
  updated_at              timestamptz not null,
  deleted_at              timestamptz,
  version                 int not null default 1 check (version >= 1),
  -- Web-Mercator metres of the point that orders this service by nearness: its own door, its ZIP's centre
  -- where only the area is public, its city's centre where the address is hidden.
  public_point            point,
  -- Terms of every public field, made by domain/search. Weights: A name, B summary, C description, D the rest.
  public_search           tsvector not null default '',
  -- Bits for filters inside the covering indexes; the order is that of domain/services/enumerations.ts.
  type_bits               int not null,
  need_bits               int not null,
  category_bits           int not null,
  -- What is public at all, and what of it is in lists. Columns, so that covering indexes can hold both.
  is_public               boolean not null generated always as
                            (approved_at is not null and deleted_at is null) stored,
  is_listed               boolean not null generated always as
                            (approved_at is not null and deleted_at is null and not is_permanently_closed) stored,

  check ((description_es is null) = (description_es_state is null)),
  check ((service_summary_es is null) = (service_summary_es_state is null)),
  check ((age_es is null) = (age_es_state is null)),
  check ((available_beds is null) = (total_beds is null)),
  check (available_beds <= total_beds),
  check ((longitude is null) = (latitude is null)),
  check (address_visibility = 'EXACT' or (address1 is null and address2 is null)),
  check (address_visibility <> 'HIDDEN' or (zip is null and longitude is null)),
  check (verified_by is null or verified_at is not null),
  check (not is_critical_header or critical_description is not null),
  check (type_bits = ('FOOD' = any (types))::int + 2 * ('SHELTER' = any (types))::int
                   + 4 * ('HEALTH' = any (types))::int + 8 * ('RESOURCES' = any (types))::int
                   + 16 * ('WORK' = any (types))::int),
  check (category_bits = ('ALL' = any (category))::int + 2 * ('MEN' = any (category))::int
                       + 4 * ('WOMEN' = any (category))::int + 8 * ('KIDS' = any (category))::int
                       + 16 * ('SENIORS' = any (category))::int + 32 * ('DISABLED' = any (category))::int
                       + 64 * ('FAMILIES' = any (category))::int + 128 * ('LGBT' = any (category))::int
                       + 256 * ('VETERANS' = any (category))::int + 512 * ('PETS_ALLOWED' = any (category))::int)
);

-- Nearest first: one index for each tab and one for all, carrying what the filters ask, so that candidates are
-- found without reading the rows. A query writes `type_bits & 1 <> 0` with the number in its text, not as a
-- parameter, or the planner cannot see that the tab's index holds every such row.
create index services_near on services using gist (public_point)
  include (id, type_bits, need_bits, category_bits, is_allowed_pets, hours_id, likes) where is_public and is_listed;
create index services_near_food on services using gist (public_point)
  include (id, need_bits, category_bits, is_allowed_pets, hours_id, likes)
  where is_public and is_listed and type_bits & 1 <> 0;
create index services_near_shelter on services using gist (public_point)
  include (id, need_bits, category_bits, is_allowed_pets, hours_id, likes)
  where is_public and is_listed and type_bits & 2 <> 0;
create index services_near_health on services using gist (public_point)
  include (id, need_bits, category_bits, is_allowed_pets, hours_id, likes)
  where is_public and is_listed and type_bits & 4 <> 0;
create index services_near_resources on services using gist (public_point)
  include (id, need_bits, category_bits, is_allowed_pets, hours_id, likes)
  where is_public and is_listed and type_bits & 8 <> 0;
create index services_near_work on services using gist (public_point)
  include (id, need_bits, category_bits, is_allowed_pets, hours_id, likes)
  where is_public and is_listed and type_bits & 16 <> 0;
create index services_nowhere on services (id) where is_public and is_listed and public_point is null;

create index services_by_words on services using gin (public_search) where is_public and is_listed;
create index services_by_creation on services (created_at, id) where is_public and is_listed;
create index services_by_update on services (updated_at, id) where is_public and is_listed;
create index services_by_likes on services (likes, id) where is_public and is_listed;
create index services_by_name on services (lower(name), id) where is_public and is_listed;
-- Over all rows: only then does the planner know how rare a city is.
create index services_by_city on services (lower(city), lower(state));
create index services_by_state on services (lower(state));
create index services_by_zip on services (lower(zip));
create index services_with_alert on services (critical_expires_at)
  where is_public and is_listed and is_critical_header;
create index services_by_hours on services (hours_id);
create index services_to_approve on services (created_at) where approved_at is null and deleted_at is null;
create index services_deleted on services (deleted_at) where deleted_at is not null;

-- The true place of each service. Only the write path and those who may edit read it.
create table service_places (
  service_id uuid primary key references services (id) on delete cascade,
  address1   text,
  address2   text,
  zip        text,
  longitude  double precision check (longitude between -180 and 180),
  latitude   double precision check (latitude between -85 and 85),
  is_approximate boolean not null default false,
  check ((longitude is null) = (latitude is null))
);

-- Where a service came from: one row for each source that knows it.
create table service_sources (
  source      text not null,
  external_id text not null,
  service_id  uuid not null references services (id) on delete cascade,
  -- SHA-256 of the source's record as cleaned: the same record again changes nothing.
  fingerprint bytea not null check (octet_length(fingerprint) = 32),
  -- Version that the import wrote: a higher one in services means that somebody has changed it since.
  service_version int not null default 1 check (service_version >= 1),
  last_seen_at timestamptz not null,
  primary key (source, external_id)
);
create index service_sources_by_service on service_sources (service_id);

-- Every term that stands in a public_search, for the correction of one typo. By bytes, so that the primary
-- key also finds what begins with some letters.
create table search_terms (
  term text collate "C" primary key
);

-- Words that mean the same to a searcher, in one language or across two. Editable.
create table search_synonyms (
  id      int generated always as identity primary key,
  -- Folded words or phrases that stand for each other.
  words   text[] not null check (cardinality(words) >= 2)
);

-- Whatever is shown to anybody stands on this view. Columns that guests may not read are not in it.
create view public_services as
select id, name, description, description_es, description_es_state, source_description,
       service_summary, service_summary_es, service_summary_es_state, age, age_es, age_es_state,
       types, needs, category, address_visibility, address1, address2, city, state, zip, country,
       longitude, latitude, is_location_approximate, time_zone,
       phone, phone_extension, contact_email, website, facebook, twitter, instagram, youtube,
       is_allowed_pets, is_low_barrier, is_contact, schedules, close_schedules, hours_id,
       is_permanently_closed, is_show_flag, is_show_donate, available_beds, total_beds, beds_updated_at,
       is_critical_header, critical_description, critical_description_es, critical_expires_at,
       likes, approved_at, verified_at, verified_by, created_at, updated_at, version,
       public_point, public_search, type_bits, need_bits, category_bits, is_public, is_listed
  from services
 where is_public;

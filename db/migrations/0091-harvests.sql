-- What this directory is to others that take over its records. A restored backup is still the same directory.
create table directory_identity (
  id      uuid    primary key default gen_random_uuid(),
  is_only boolean not null unique default true check (is_only)
);
insert into directory_identity default values;

alter table service_sources
  -- The directory in which the record was entered first, and its id there; null: its source does not say.
  add column origin_directory uuid,
  add column origin_id text,
  -- Since when a harvest of the whole source has not found the record; null: it is there.
  add column vanished_at timestamptz,
  add constraint service_sources_whole_origin check ((origin_directory is null) = (origin_id is null));
create index service_sources_by_origin on service_sources (origin_directory, origin_id) where origin_directory is not null;
create index service_sources_vanished on service_sources (source, external_id) where vanished_at is not null;

-- A source that is fetched on a schedule, by its name in the setting.
create table harvests (
  name            text        primary key check (name <> ''),
  -- Another address is fetched from the start.
  address         text        not null,
  -- What was found at the address; null: nobody has looked yet.
  kind            text        check (kind in ('API', 'PACKAGE')),
  -- Where a fetch that has not ended goes on; null: none is under way.
  cursor          jsonb,
  -- What was fetched last by page, for conditional requests; a package is one page.
  validators      jsonb       not null default '{}',
  -- Position in the source's own feed of changes; null: it has none.
  feed            text,
  -- When the last fetch that came to its end began.
  copied_at       timestamptz,
  -- Raised with each change of the copy of the source; of the number below, everything is in the directory.
  copy            integer     not null default 0 check (copy >= 0),
  applied_copy    integer     not null default 0,
  -- What taking over the copy would do, while a person has to say so, and why.
  preview         jsonb,
  waits_because   text        check (waits_because in ('REVIEW', 'MANY')),
  waits_since     timestamptz,
  -- What a person said to a copy.
  approved_copy   integer,
  approved_by     uuid        references users (id) on delete set null,
  declined_copy   integer,
  next_at         timestamptz not null,
  tried_at        timestamptz,
  succeeded_at    timestamptz,
  result          text        check (result in ('APPLIED', 'UNCHANGED', 'WAITING', 'FAILED')),
  problem         jsonb,
  failures        integer     not null default 0 check (failures >= 0),
  check ((preview is null) = (waits_because is null)),
  check ((preview is null) = (waits_since is null))
);
create index harvests_by_approver on harvests (approved_by) where approved_by is not null;

-- The copy of a source with an API: its services, each as it came.
create table harvest_records (
  harvest         text        not null references harvests (name) on delete cascade,
  id              text        not null,
  organization_id text,
  -- The page and the fetch in which it was seen last.
  page            integer     not null,
  seen_in         integer     not null,
  body            text        not null,
  primary key (harvest, id)
);
create index harvest_records_by_organization on harvest_records (harvest, organization_id);

-- The copy of a source that is a package, in pieces; `is_new` while it arrives.
create table harvest_pieces (
  harvest         text        not null references harvests (name) on delete cascade,
  is_new          boolean     not null,
  number          integer     not null,
  bytes           bytea       not null,
  primary key (harvest, is_new, number)
);

-- How often harvests ended how.
create table harvest_results (
  harvest         text        not null references harvests (name) on delete cascade,
  result          text        not null,
  count           integer     not null,
  primary key (harvest, result)
);

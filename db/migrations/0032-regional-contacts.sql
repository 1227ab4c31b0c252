-- Liaisons, regions and their coordinators: people to turn to in a county.

create table regional_contacts (
  id           uuid primary key,
  kind         text not null check (kind in ('liaisons', 'regions', 'coordinators')),
  name         text not null check (name <> ''),
  title        text check (title <> ''),
  position     text check (position <> ''),
  district     text check (district <> ''),
  -- In words, as people write it.
  county       text check (county <> ''),
  counties     text[] not null default '{}',
  address      text check (address <> ''),
  phones       text[] not null default '{}',
  mobile_phone text check (mobile_phone ~ '[0-9]'),
  office_phone text check (office_phone ~ '[0-9]'),
  fax_phone    text check (fax_phone ~ '[0-9]'),
  extension    text check (extension ~ '^[0-9*#]+$'),
  email        text check (email like '%@%'),
  created_at   timestamptz not null,
  updated_at   timestamptz not null,
  version      int not null default 1 check (version >= 1)
);

create index regional_contacts_of_kind on regional_contacts (kind);

-- Who coordinates a region, in the order in which they are shown.
create table region_coordinators (
  region_id      uuid not null references regional_contacts (id) on delete cascade,
  coordinator_id uuid not null references regional_contacts (id) on delete cascade,
  place          int not null check (place >= 0),
  primary key (region_id, coordinator_id)
);

create index region_coordinators_of_coordinator on region_coordinators (coordinator_id);

alter table history drop constraint history_thing_check;
alter table history add constraint history_thing_check
  check (thing in ('SERVICE', 'USER', 'CRISIS_LINE', 'STATIC_PAGE', 'SETTING', 'LIAISON', 'REGION', 'COORDINATOR'));

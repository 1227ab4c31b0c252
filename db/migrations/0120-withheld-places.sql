-- Places of services that protect people: what an import, or the job that looks through the directory, has inferred is
-- withheld until a person decides. The true place stays in service_places, for those who may edit. Adds tables and a
-- trigger: no row of services is touched, so it takes milliseconds at any size.

create table withheld_places (
  service_id uuid primary key references services (id) on delete cascade,
  -- WITHHOLD: people sleep there, or the address is kept back. QUESTION: an office, whose place stays public.
  kind       text not null check (kind in ('WITHHOLD', 'QUESTION')),
  -- WITHHELD: behind the curtain, undecided. PROPOSED: a person is asked. OPENED, HIDDEN: a person has decided.
  state      text not null check (state in ('WITHHELD', 'PROPOSED', 'OPENED', 'HIDDEN')),
  reason     text not null check (reason in ('WORDS', 'SHARED_DOOR', 'SOURCE_FLAG')),
  words      text[] not null,
  -- What was taken out of fields that name the place, by field: {"was": …, "is": …}.
  taken      jsonb not null default '{}',
  found_at   timestamptz not null,
  -- Who has asked to open it.
  asked_by   uuid references users (id) on delete set null,
  asked_at   timestamptz,
  -- Set when a second person has agreed.
  opens_at   timestamptz,
  decided_by uuid references users (id) on delete set null,
  decided_at timestamptz,
  check (opens_at is null or state = 'WITHHELD')
);
create index withheld_places_open on withheld_places (opens_at) where opens_at is not null;
create index withheld_places_asked_by on withheld_places (asked_by);
create index withheld_places_decided_by on withheld_places (decided_by);
create index withheld_places_undecided on withheld_places (found_at, service_id) where state in ('WITHHELD', 'PROPOSED');

-- How far the job is that looks through what stood in the directory before the rule was there.
create table protection_review (
  is_only     boolean primary key default true check (is_only),
  after       uuid,
  finished_at timestamptz
);
insert into protection_review default values;

-- Whatever writes a service, a place that is withheld stays so until its row says that a person has opened it.
create or replace function keep_withheld() returns trigger language plpgsql as $$
begin
  if exists (select from withheld_places w where w.service_id = new.id and w.state = 'WITHHELD') then
    raise exception 'the place of service % is withheld', new.id;
  end if;
  return new;
end $$;

create trigger withheld_place_stays before update of is_protected, place_shown on services
  for each row
  when (old.is_protected and old.place_shown = 'REGION' and not (new.is_protected and new.place_shown = 'REGION'))
  execute function keep_withheld();

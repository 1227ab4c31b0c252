-- Hard nights: cold, heat, smoke or a storm, that a person has declared around a point until a moment.
create table hard_nights (
  id uuid primary key,
  kind text not null check (kind in ('COLD', 'HEAT', 'SMOKE', 'STORM')),
  longitude double precision not null check (longitude between -180 and 180),
  latitude double precision not null check (latitude between -90 and 90),
  radius_miles double precision not null check (radius_miles > 0 and radius_miles <= 100),
  until timestamptz not null,
  text text not null check (text <> ''),
  text_es text not null check (text_es <> ''),
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  -- By a person, before its time.
  ended_at timestamptz,
  check (until > created_at)
);
create index hard_nights_by_end on hard_nights (until) where ended_at is null;
create index hard_nights_of_creator on hard_nights (created_by);

alter table history drop constraint history_thing_check;
alter table history add constraint history_thing_check
  check (thing in ('SERVICE', 'USER', 'CRISIS_LINE', 'STATIC_PAGE', 'SETTING', 'LIAISON', 'REGION', 'COORDINATOR', 'INVITATION', 'HARD_NIGHT'));

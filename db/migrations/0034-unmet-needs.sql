-- Searches that found nothing, or nothing open, by week, what was looked for, county and part of the day. Noise is
-- added before a number is written, so a row may be below zero. No text of a visitor is in it.
create table unmet_needs (
  week date not null,
  kind text not null check (kind in ('NEED', 'AUDIENCE', 'SYNONYM', 'PLACE', 'OTHER')),
  name text not null,
  county text not null,
  state text not null,
  part text not null check (part in ('NIGHT', 'MORNING', 'AFTERNOON', 'EVENING')),
  searches integer not null,
  primary key (week, kind, name, state, county, part)
);

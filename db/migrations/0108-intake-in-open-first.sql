-- The hours of intake belong to shared hours, with the minutes at which people begin and cease to be turned away: what
-- is open first asks whether anybody is taken in, without a further column of the covering indexes of places
-- (docs/decisions/0006-open-now.md).
alter table hours
  add column intake_schedules jsonb not null default '[]' check (jsonb_typeof(intake_schedules) = 'array'),
  add column turned_away integer[] not null default '{}';

-- Services that state them get rows of their own, with edges that cover nothing: the rule decides until they are made.
-- No text of hours has these fingerprints; whoever saves such a service next adds the row that has.
with stated as (
  select distinct h.id, h.time_zone, h.schedules, h.close_schedules, s.intake_schedules,
         sha256(convert_to('intake of ' || h.id || ' ' || s.intake_schedules::text, 'UTF8')) as fingerprint
    from services s join hours h on h.id = s.hours_id
   where s.intake_schedules <> '[]'
), added as (
  insert into hours (fingerprint, time_zone, schedules, close_schedules, intake_schedules, edges, covered_from,
                     covered_until, stamp)
  select fingerprint, time_zone, schedules, close_schedules, intake_schedules, '{}', 'epoch', 'epoch', ''
    from stated
  returning id, fingerprint
)
update services s
   set hours_id = added.id
  from stated join added using (fingerprint)
 where s.hours_id = stated.id and s.intake_schedules = stated.intake_schedules;

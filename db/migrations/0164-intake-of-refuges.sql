-- That a desk takes nobody else in tonight is, of a protected listing, as a count of its beds: whoever watches it learns
-- that somebody came, and when. Guests get no sign of it. Writes no row.
do $$
declare
  shown constant text := pg_get_viewdef('public_services');
  untold constant text := regexp_replace(shown, '(\mservices\.)?\mintake_closed_until\M',
    'case when not is_protected then intake_closed_until end as intake_closed_until');
  seen constant text := pg_get_functiondef('is_seen_otherwise'::regproc);
  seen_untold constant text := regexp_replace(regexp_replace(seen,
    '\mwas\.intake_closed_until\M', 'case when not s.is_protected then was.intake_closed_until end'),
    '\ms\.intake_closed_until\M', 'case when not s.is_protected then s.intake_closed_until end');
  told constant text := pg_get_functiondef('told_sources'::regproc);
  told_without constant text := replace(told, 'array[''sourcePhone''', 'array[''intakeClosedUntil'', ''sourcePhone''');
begin
  if untold = shown or seen_untold !~ 'then s\.intake_closed_until' or told_without = told then
    raise exception 'public_services, is_seen_otherwise or told_sources is not what it was';
  end if;
  execute 'create or replace view public_services as ' || untold;
  execute seen_untold;
  execute told_without;
end $$;

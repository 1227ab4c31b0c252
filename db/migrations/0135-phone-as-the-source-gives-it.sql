-- What a source gives as a telephone that cannot be read as one; never public of a protected listing, whose stewards
-- mend it. A new column without a default touches no row, at any number of services, and an older process leaves it
-- empty.
alter table services add column source_phone text check (source_phone <> '');

-- The view, and what says whether guests see something else of a service, whatever else they have by now.
do $$
declare
  shown constant text := pg_get_viewdef('public_services');
  with_phone constant text := regexp_replace(shown, '\n\s+FROM services\M',
    E',\n case when not is_protected then source_phone end as source_phone from services');
  seen constant text := pg_get_functiondef('is_seen_otherwise'::regproc);
  seen_with_phone constant text := regexp_replace(regexp_replace(seen,
    '\mwas\.phone_extension\M', 'was.phone_extension, case when not s.is_protected then was.source_phone end'),
    '\ms\.phone_extension\M', 's.phone_extension, case when not s.is_protected then s.source_phone end');
  told constant text := pg_get_functiondef('told_sources'::regproc);
  told_with_phone constant text := replace(told, 'array[''availableBeds''', 'array[''sourcePhone'', ''availableBeds''');
begin
  if with_phone = shown or seen_with_phone !~ 's\.source_phone' or told_with_phone = told then
    raise exception 'public_services, is_seen_otherwise or told_sources is not what it was';
  end if;
  execute 'create or replace view public_services as ' || with_phone;
  execute seen_with_phone;
  execute told_with_phone;
end $$;

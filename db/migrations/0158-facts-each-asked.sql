-- What the tick for few rules promised without having asked: whether an ID is asked for, whether one has to be sober to
-- come in, which other rules there are; and what is there for who comes together: couples, wheelchairs, dogs, bags. Null
-- and empty are not stated. Nullable columns and constant defaults write no row, and an older process leaves them as
-- they are.
alter table services
  add column asks_for_id boolean,
  add column asks_to_be_sober boolean,
  add column house_rules text[] not null default '{}',
  add column provisions text[] not null default '{}';

-- The few services that state one, for lists of those who ask for it, wherever the rest of the directory is.
create index services_with_provisions on services using gin (provisions)
  where is_public and is_listed and provisions <> '{}';

-- The view, and what says whether guests see something else of a service, whatever else they have by now.
do $$
declare
  shown constant text := pg_get_viewdef('public_services');
  with_facts constant text := regexp_replace(shown, '\n\s+FROM services\M',
    E',\n asks_for_id, asks_to_be_sober, house_rules, provisions from services');
  seen constant text := pg_get_functiondef('is_seen_otherwise'::regproc);
  seen_with_facts constant text := regexp_replace(regexp_replace(seen,
    '\mwas\.is_low_barrier\M', 'was.is_low_barrier, was.asks_for_id, was.asks_to_be_sober, was.house_rules, was.provisions'),
    '\ms\.is_low_barrier\M', 's.is_low_barrier, s.asks_for_id, s.asks_to_be_sober, s.house_rules, s.provisions');
begin
  if with_facts = shown or seen_with_facts !~ '\mwas\.provisions' or seen_with_facts !~ '\ms\.provisions' then
    raise exception 'public_services or is_seen_otherwise is not what it was';
  end if;
  execute 'create or replace view public_services as ' || with_facts;
  execute seen_with_facts;
end $$;

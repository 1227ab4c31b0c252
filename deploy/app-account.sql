-- An account for the app that reads and writes rows, and can change no table. The account that owns the database keeps
-- the tables, and runs `npm run migrate`. See docs/operate.md, "An account that changes no tables".
--
--   psql --dbname amparo --file deploy/app-account.sql
--   psql --dbname amparo --command '\password amparo_app'
--
-- Run it as the server's administrator, before the first start or later. Running it again changes nothing.

do $$
declare
  owner text := (select pg_get_userbyid(datdba) from pg_database where datname = current_database());
  part text;
begin
  if not exists (select from pg_roles where rolname = 'amparo_app') then
    create role amparo_app login nosuperuser nocreatedb nocreaterole noreplication nobypassrls;
  end if;
  execute format('grant connect, temporary on database %I to amparo_app', current_database());

  -- Rows of the directory, and of tables that later versions add.
  revoke create on schema public from public;
  execute format('grant usage, create on schema public to %I', owner);
  grant usage on schema public to amparo_app;
  grant select, insert, update, delete on all tables in schema public to amparo_app;
  grant usage, select, update on all sequences in schema public to amparo_app;
  execute format(
    'alter default privileges for role %I in schema public grant select, insert, update, delete on tables to amparo_app',
    owner);
  execute format(
    'alter default privileges for role %I in schema public grant usage, select, update on sequences to amparo_app',
    owner);
  if to_regclass('public.schema_migrations') is not null then
    revoke insert, update, delete on schema_migrations from amparo_app;
  end if;

  -- The queue of jobs makes a table for each day, so its schema is the app's own.
  create schema if not exists pgboss;
  alter schema pgboss owner to amparo_app;
  for part in
    select format('alter table %s owner to amparo_app', oid::regclass) from pg_class
     where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p', 'v', 'm')
    union all
    select format('alter routine %s owner to amparo_app', oid::regprocedure) from pg_proc
     where pronamespace = 'pgboss'::regnamespace
    union all
    select format('alter type %s owner to amparo_app', oid::regtype) from pg_type
     where typnamespace = 'pgboss'::regnamespace and typtype = 'e'
  loop
    execute part;
  end loop;
end
$$;

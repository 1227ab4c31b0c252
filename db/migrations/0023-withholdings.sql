-- One row for each transaction that took something away from the public: a service or its address. Caches and
-- replicas are compared by these rows (docs/decisions/0043-withheld-at-once.md). A trigger adds them, so that no
-- statement can forget it; rows are only added, so that no transaction waits for another.
create table withholdings (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp()
);
-- Tells this database from one that it is replaced by.
insert into withholdings default values;

create or replace function record_withholding() returns trigger language plpgsql as $$
begin
  if current_setting('amparo.withheld_in', true) is distinct from pg_current_xact_id()::text then
    insert into withholdings default values;
    perform set_config('amparo.withheld_in', pg_current_xact_id()::text, true);
  end if;
  return null;
end $$;

create trigger service_is_withheld after update on services
  for each row
  when (old.is_public and not new.is_public
        or old.is_listed and not new.is_listed
        or old.is_public and (
             old.address_visibility <> new.address_visibility and new.address_visibility <> 'EXACT'
             or old.address1 is not null and new.address1 is null
             or old.address2 is not null and new.address2 is null
             or old.zip is not null and new.zip is null
             or old.longitude is not null and new.longitude is null))
  execute function record_withholding();
create trigger service_is_deleted after delete on services
  for each row when (old.is_public) execute function record_withholding();
create trigger services_are_emptied after truncate on services
  for each statement execute function record_withholding();

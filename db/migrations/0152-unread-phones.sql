-- Protected listings whose telephone could not be read, of which their stewards have not been told yet: an import, a harvest
-- or any other write leaves their page without that number. Reads the protected listings once, which are few.
create table phones_to_tell (service_id uuid primary key references services (id) on delete cascade);
insert into phones_to_tell
select id from services where is_protected and source_phone is not null and deleted_at is null;

create or replace function tell_of_phone() returns trigger language plpgsql as $$
begin
  -- Of the same number they are told once.
  if tg_op = 'INSERT' or not old.is_protected or old.source_phone is distinct from new.source_phone then
    insert into phones_to_tell (service_id) values (new.id) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger phone_is_told after insert or update of is_protected, source_phone on services
  for each row when (new.is_protected and new.source_phone is not null) execute function tell_of_phone();

-- Who checked a service is named in public only where that person agreed (rule confirmations 13), and nobody has yet.
alter table users add column is_name_public boolean not null default false;

-- A protected listing has no name of whoever checked it, whichever statement writes it (rule places 37).
create function forget_name_of_checker() returns trigger language plpgsql as $$
begin
  new.verified_by := null;
  return new;
end $$;
create trigger protected_service_names_nobody before insert or update on services
  for each row when (new.is_protected and new.verified_by is not null) execute function forget_name_of_checker();

-- What stands and is neither the service's name nor its organization's may be a person's. Only rows with a name are
-- written: at 200,000 services of which half are checked, some 20 seconds.
update services s
   set verified_by = case when s.is_protected then null
                          when o.role in ('VOLUNTEER', 'VOLUNTEER LEAD') then 'a volunteer'
                          else coalesce(s.organization->>'name', s.name) end
  from services was left join users o on o.id = was.owner_id
 where was.id = s.id and s.verified_by is not null
   and (s.is_protected or (s.verified_by <> s.name and s.verified_by is distinct from s.organization->>'name'));

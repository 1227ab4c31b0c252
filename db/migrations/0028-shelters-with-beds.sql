-- Lists that begin with open shelters that have a free bed: where few shelters count their beds, those are found
-- without reading all others. The condition is written as `public_services` computes the beds.
create index services_with_beds on services (created_at, id)
  where is_public and is_listed and (case when not is_protected then available_beds end) is not null;

-- Lists that begin with open shelters that have a free bed: where few shelters count their beds, those are found
-- without reading all others. The condition is written as `public_services` computes the total. It does not name the
-- free beds, whose every count would then write all indexes of the row.
create index services_with_beds on services (created_at, id)
  where is_public and is_listed and (case when not is_protected then total_beds end) is not null;

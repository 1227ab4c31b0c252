-- Lists of those who keep services begin with what was confirmed longest ago, and before it what never was.
create index services_by_verification on services (verified_at nulls first, id) where is_public and is_listed;
create index services_kept_by_verification on services (verified_at nulls first, id) where deleted_at is null;

-- Deleting an account finds what refers to it by an index, instead of reading the whole table: deleted services too.
create index services_by_owner on services (owner_id) where owner_id is not null;
create index pending_edits_of_editor on pending_edits (editor_id) where editor_id is not null;
create index import_runs_by_creator on import_runs (created_by) where created_by is not null;
create index import_runs_by_starter on import_runs (started_by) where started_by is not null;

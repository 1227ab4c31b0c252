-- A change was made, or proposed, for all sites of a program at once.
alter table history add column is_for_program boolean not null default false;
alter table pending_edits add column is_for_program boolean not null default false;

-- What a harvest wrote can be undone as what an import wrote: its run is a row of the same table, the last of each source.
alter table import_runs
  -- The source that was harvested; null: a package that was uploaded.
  add column harvest text check (harvest <> '');
create unique index import_runs_of_harvest on import_runs (harvest) where harvest is not null;
drop index import_runs_one_open;
create unique index import_runs_one_open on import_runs ((true))
  where state in ('UPLOADING', 'PREVIEWING', 'READY', 'RUNNING', 'STOPPED', 'UNDOING') and harvest is null;

-- The question of which administrators were told by mail: the time since when it waits.
alter table harvests add column told_since timestamptz;
alter table notice_choices
  drop constraint notice_choices_notice_check,
  add constraint notice_choices_notice_check
    check (notice in ('approvals', 'harvests', 'feedback', 'deletionRequests', 'decisions'));
alter table notice_links
  drop constraint notice_links_notice_check,
  add constraint notice_links_notice_check
    check (notice in ('approvals', 'harvests', 'feedback', 'deletionRequests', 'decisions'));

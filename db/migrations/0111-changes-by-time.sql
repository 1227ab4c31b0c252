-- What has changed since a moment is asked for page by page, in the order of ids, with its total: neither reads all
-- changes any more.
create index public_changes_by_time on public_changes (resource, at);
alter table public_changes
  drop constraint public_changes_pkey,
  add primary key (resource, id) include (at);

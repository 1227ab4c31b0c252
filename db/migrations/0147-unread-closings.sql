-- Closings of a source whose dates nobody could read: the hours of the service are to be asked for until a person has
-- asked, or for a year. A new table, which touches no row of the others.
create table unread_closings (
  service_id uuid primary key references services (id) on delete cascade,
  closing text not null check (closing <> ''),
  since timestamptz not null,
  -- When the hours counted again; null: they are still to be asked for.
  settled_at timestamptz
);
create index unread_closings_open on unread_closings (since) where settled_at is null;

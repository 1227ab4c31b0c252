-- The change that a change undoes. Rows of the history are never removed, so it needs no foreign key, which a backup
-- could not load in any order.
alter table history add column undoes bigint check (undoes < id);
create index history_undoing on history (undoes) where undoes is not null;

-- Messages that were deleted, for the minute in which who deleted them can take that back. Nothing else reads them.
create table deleted_feedbacks (
  id uuid primary key,
  deleted_by uuid not null references users on delete cascade,
  deleted_at timestamptz not null,
  -- The rows of the message, of who has read it, of its pictures and of a claim's links.
  content jsonb not null
);
create index deleted_feedbacks_by_time on deleted_feedbacks (deleted_at);
create index deleted_feedbacks_of_user on deleted_feedbacks (deleted_by);

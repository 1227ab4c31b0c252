-- Who has read which message: unread is per reader.

create table feedback_reads (
  feedback_id uuid        not null references feedbacks (id) on delete cascade,
  user_id     uuid        not null references users (id) on delete cascade,
  read_at     timestamptz not null,
  primary key (feedback_id, user_id)
);

create index feedback_reads_of_user on feedback_reads (user_id);
create index feedbacks_by_age on feedbacks (is_archived, created_at desc, id);

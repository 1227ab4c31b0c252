-- When somebody of its readers said that a message was answered, which is by telephone or from their own mail. It goes to
-- the archive with that; null: it waits, or was archived without an answer.
alter table feedbacks add column answered_at timestamptz;

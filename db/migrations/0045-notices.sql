-- What people chose about notices by mail. Without a row: at once.
create table notice_choices (
  user_id uuid not null references users (id) on delete cascade,
  notice  text not null check (notice in ('approvals', 'feedback', 'deletionRequests', 'decisions')),
  choice  text not null check (choice in ('DAILY', 'NEVER')),
  primary key (user_id, notice)
);

-- Days on which the daily summaries were queued, by the calendar of the directory.
create table digests (
  day date primary key
);

-- The links in notices that end them.
create table notice_links (
  -- SHA-256 of the token in the mail.
  token_digest bytea primary key check (octet_length(token_digest) = 32),
  user_id uuid not null references users (id) on delete cascade,
  -- Null: those that come in the daily summary.
  notice text check (notice in ('approvals', 'feedback', 'deletionRequests', 'decisions')),
  expires_at timestamptz not null
);
create index notice_links_of_user on notice_links (user_id);
create index notice_links_by_expiry on notice_links (expires_at);

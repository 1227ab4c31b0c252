-- Invitations of administrators: the account begins with this role when the invited opens the mailed link and chooses
-- a password. One per address; inviting again replaces it. They end with the account of who invited.
create table invitations (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  role text not null check (role in ('USER', 'AUTO USER', 'VOLUNTEER', 'VOLUNTEER LEAD', 'SUPER USER', 'ADMINISTRATOR')),
  -- Of the mail and the account.
  language text not null check (language in ('en', 'es')),
  invited_by uuid not null references users (id) on delete cascade,
  -- SHA-256 of the tokens of its mails: a mail whose delivery was not confirmed is sent again with another.
  token_digests bytea[] not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index invitations_by_inviter on invitations (invited_by);
create index invitations_by_expiry on invitations (expires_at);

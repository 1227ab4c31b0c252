-- Accounts that were deleted, for the minute in which who deleted them can take that back. Nothing else reads them.
create table deleted_accounts (
  id uuid primary key,
  -- Nobody else can open an account with it meanwhile.
  email text not null,
  deleted_by uuid not null references users (id) on delete cascade,
  deleted_at timestamptz not null,
  -- The row of the account, those that went with it, and what else named it.
  content jsonb not null
);
create index deleted_accounts_by_email on deleted_accounts (email);
create index deleted_accounts_by_time on deleted_accounts (deleted_at);
create index deleted_accounts_of_user on deleted_accounts (deleted_by);

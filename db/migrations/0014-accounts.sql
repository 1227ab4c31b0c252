-- People with an account, their sessions, and the links that were sent to them.

create table users (
  id            uuid        primary key,
  -- In small letters; one account for each address.
  email         text        not null unique check (email <> '' and email = lower(email)),
  display_name  text        not null check (display_name <> ''),
  phone         text        check (phone <> ''),
  role          text        not null check (role in ('USER', 'AUTO USER', 'VOLUNTEER', 'VOLUNTEER LEAD', 'SUPER USER', 'ADMINISTRATOR')),
  -- Argon2id with its parameters; null where somebody signs in elsewhere only.
  password_hash text        check (password_hash like '$argon2id$%'),
  last_method   text        not null check (last_method in ('LOCAL', 'GOOGLE', 'FACEBOOK', 'TWITTER')),
  -- How many services somebody who is no administrator may have.
  total_services int        not null default 3 check (total_services >= 1),
  -- In which mails are written.
  language      text        not null check (language in ('en', 'es')),
  -- Since when the address is known to be theirs.
  confirmed_at  timestamptz,
  -- Since when they want the account deleted.
  deletion_requested_at timestamptz,
  created_at    timestamptz not null,
  last_login_at timestamptz,
  updated_at    timestamptz not null,
  version       int         not null default 1 check (version >= 1)
);
create index users_by_role on users (role);
create index users_by_creation on users (created_at, id);

-- Accounts elsewhere that open an account here.
create table user_identities (
  provider text not null check (provider in ('GOOGLE', 'FACEBOOK', 'TWITTER')),
  -- What the provider calls the person; never changes.
  subject  text not null check (subject <> ''),
  user_id  uuid not null references users (id) on delete cascade,
  primary key (provider, subject)
);
create index user_identities_of_user on user_identities (user_id);

create table sessions (
  -- SHA-256 of the token, which only the person's device has.
  token_digest bytea       primary key check (octet_length(token_digest) = 32),
  id           uuid        not null unique,
  user_id      uuid        not null references users (id) on delete cascade,
  -- In words that the person knows: "Firefox, Android".
  device       text        not null,
  created_at   timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at   timestamptz not null
);
create index sessions_of_user on sessions (user_id, created_at);
create index sessions_by_expiry on sessions (expires_at);

-- Links that were mailed. One that was used is gone.
create table mailed_links (
  -- SHA-256 of the token in the link.
  token_digest bytea       primary key check (octet_length(token_digest) = 32),
  user_id      uuid        not null references users (id) on delete cascade,
  purpose      text        not null check (purpose in ('RESET_PASSWORD', 'CONFIRM_EMAIL')),
  -- To which it was mailed: it confirms no other.
  email        text        not null check (email = lower(email)),
  created_at   timestamptz not null,
  expires_at   timestamptz not null
);
create index mailed_links_of_user on mailed_links (user_id, purpose);
create index mailed_links_by_expiry on mailed_links (expires_at);

-- Every change of a service, a user, a role or a setting. Rows are added and never changed; who made a change is
-- kept by id alone, so that a deleted account leaves no name behind.
create table history (
  id         bigint      generated always as identity primary key,
  thing      text        not null check (thing in ('SERVICE', 'USER', 'CRISIS_LINE', 'STATIC_PAGE', 'SETTING')),
  thing_id   text        not null check (thing_id <> ''),
  action     text        not null check (action ~ '^[A-Z_]+$'),
  -- Null: the operator's own command, or a job.
  actor_id   uuid,
  actor_role text        not null check (actor_role in ('OPERATOR', 'SYSTEM', 'USER', 'AUTO USER', 'VOLUNTEER', 'VOLUNTEER LEAD', 'SUPER USER', 'ADMINISTRATOR')),
  at         timestamptz not null,
  -- What changed, by the wire's names; null where there was, or is, nothing.
  before     jsonb       check (jsonb_typeof(before) = 'object'),
  after      jsonb       check (jsonb_typeof(after) = 'object'),
  why        text        check (why <> '')
);
create index history_of_thing on history (thing, thing_id, id);
create index history_of_actor on history (actor_id, id) where actor_id is not null;

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'history is added to, never changed';
end $$;
create trigger history_is_kept before update or delete on history
  for each row execute function refuse_change();
create trigger history_is_not_emptied before truncate on history
  for each statement execute function refuse_change();

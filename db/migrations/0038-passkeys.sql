-- Passkeys beside the password, recovery codes, and sign-ins that wait for their second factor.

create table passkeys (
  id            uuid        primary key,
  user_id       uuid        not null references users (id) on delete cascade,
  -- The authenticator's name of the credential.
  credential_id bytea       not null unique check (octet_length(credential_id) between 1 and 1023),
  -- In the form of COSE.
  public_key    bytea       not null,
  -- Signatures so far, where the authenticator counts them: it never goes back.
  counter       bigint      not null check (counter >= 0),
  transports    text[]      not null,
  -- The person's own.
  name          text        not null check (name <> ''),
  created_at    timestamptz not null,
  last_used_at  timestamptz
);
create index passkeys_of_user on passkeys (user_id, created_at, id);

-- One that was used is gone.
create table recovery_codes (
  -- SHA-256 of the code, which has 120 random bits.
  code_digest bytea not null check (octet_length(code_digest) = 32),
  user_id     uuid  not null references users (id) on delete cascade,
  primary key (user_id, code_digest)
);

-- Sign-ins whose first factor was right. One that was finished is gone.
create table factor_tokens (
  -- SHA-256 of the token, which only the person's browser has.
  token_digest bytea       primary key check (octet_length(token_digest) = 32),
  user_id      uuid        not null references users (id) on delete cascade,
  method       text        not null check (method in ('LOCAL', 'GOOGLE', 'FACEBOOK', 'TWITTER')),
  attempts     int         not null default 0,
  expires_at   timestamptz not null
);
create index factor_tokens_of_user on factor_tokens (user_id);
create index factor_tokens_by_expiry on factor_tokens (expires_at);

-- Challenges that were given to browsers. Each is answered once, for what it was given for.
create table passkey_challenges (
  challenge_digest bytea       primary key check (octet_length(challenge_digest) = 32),
  purpose          text        not null check (purpose in ('SIGN_IN', 'ADD', 'SECOND_FACTOR', 'ENROLLMENT')),
  -- The session, or the digest of the token, that it was given to; null: to anybody, for signing in.
  bound_to         text        check ((bound_to is null) = (purpose = 'SIGN_IN')),
  expires_at       timestamptz not null
);
create index passkey_challenges_by_expiry on passkey_challenges (expires_at);

alter table mailed_links drop constraint mailed_links_purpose_check;
alter table mailed_links add constraint mailed_links_purpose_check
  check (purpose in ('RESET_PASSWORD', 'CONFIRM_EMAIL', 'ENROLL_PASSKEY'));

-- Whether a session began with a second factor too.
alter table sessions add column has_second_factor boolean not null default false;

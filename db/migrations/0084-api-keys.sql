-- Keys by which programs use the API. A key stays here after its end, so that the history can name it.
create table api_keys (
  id                  uuid        primary key,
  name                text        not null check (name <> ''),
  -- The first characters of the key's text, by which people recognize it.
  begins              text        not null check (begins <> ''),
  role                text        not null check (role in ('VOLUNTEER', 'VOLUNTEER LEAD', 'SUPER USER', 'ADMINISTRATOR')),
  scopes              text[]      not null check (cardinality(scopes) >= 1),
  requests_per_minute int         not null check (requests_per_minute between 1 and 6000),
  created_at          timestamptz not null,
  expires_at          timestamptz not null check (expires_at > created_at),
  -- A day in UTC.
  last_used_on        date
);

-- The secrets of keys that were not revoked. A backup has none of them: what was revoked since stays dead.
create table api_key_tokens (
  -- SHA-256 of the key's text, which only whoever uses it has.
  token_digest bytea primary key check (octet_length(token_digest) = 32),
  key_id       uuid  not null unique references api_keys (id) on delete cascade
);

alter table history drop constraint history_actor_role_check;
alter table history add constraint history_actor_role_check
  check (actor_role in ('OPERATOR', 'SYSTEM', 'API KEY', 'USER', 'AUTO USER', 'VOLUNTEER', 'VOLUNTEER LEAD', 'SUPER USER', 'ADMINISTRATOR'));
alter table history drop constraint history_thing_check;
alter table history add constraint history_thing_check
  check (thing in ('SERVICE', 'USER', 'CRISIS_LINE', 'STATIC_PAGE', 'SETTING', 'LIAISON', 'REGION', 'COORDINATOR', 'INVITATION', 'HARD_NIGHT', 'ORGANIZATION', 'API_KEY', 'WEBHOOK'));

-- Browsers from which somebody has signed in to an account: what they try there is counted apart.
create table known_devices (
  -- SHA-256 of the token in the browser's cookie.
  token_digest bytea       not null check (octet_length(token_digest) = 32),
  user_id      uuid        not null references users (id) on delete cascade,
  expires_at   timestamptz not null,
  primary key (token_digest, user_id)
);
create index known_devices_of_user on known_devices (user_id, expires_at);

-- No session lasts longer than 90 days, however often it is used. In hours: a day has 23 of them once a year.
update sessions set expires_at = created_at + interval '2160 hours'
 where expires_at > created_at + interval '2160 hours';
alter table sessions add constraint session_ends check (expires_at <= created_at + interval '2160 hours');

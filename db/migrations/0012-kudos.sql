-- Who has thanked for what, kept so that nobody can be followed by it.

-- One row for each device and service. The digest is an HMAC-SHA-256 of the service's id under the device's random
-- id, which only that device keeps: two rows of one device have nothing in common, and there is no time in them.
create table kudos (
  service_id    uuid  not null references services (id) on delete cascade,
  device_digest bytea not null check (octet_length(device_digest) = 32),
  primary key (service_id, device_digest)
);

-- The secret under which one day's attempts are digested. It goes when the day has passed, and with it all that was
-- counted under it.
create table day_salts (
  day  date  primary key,
  salt bytea not null check (octet_length(salt) = 32)
);

-- How often something was tried in a span of time: kudos, signing in. The digest is an HMAC-SHA-256 of what is limited
-- (an address, a purpose, the span) under the day's secret.
create table attempt_counts (
  day      date  not null references day_salts (day) on delete cascade,
  digest   bytea not null check (octet_length(digest) = 32),
  attempts int   not null check (attempts >= 1),
  primary key (day, digest)
);

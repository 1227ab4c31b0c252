-- When the provider of a service answered, by their own link, what visitors asked. Only as long as the field still has
-- the value of the answer does its date count, so that its digest is enough.
create table provider_answers (
  service_id   uuid not null references services (id) on delete cascade,
  -- The field's name on the wire.
  field        text not null check (field <> '' and char_length(field) <= 50),
  -- SHA-256 of the value as JSON.
  value_digest bytea not null check (octet_length(value_digest) = 32),
  answered_at  timestamptz not null,
  primary key (service_id, field)
);

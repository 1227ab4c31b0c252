-- The secret before the present one. Until then messages are signed with both, so that receivers can change over.
alter table webhooks
  add column previous_secret text check (previous_secret like 'whsec\_%'),
  add column previous_secret_until timestamptz,
  add check ((previous_secret is null) = (previous_secret_until is null));

-- Questions to those who know a service, whether its facts are still right. A question by mail has a link that works
-- once, until it expires, and for as long as the service has the same owner and address. Rows outlive their links, so
-- that nobody is asked too often.
create table confirmation_requests (
  id uuid primary key,
  service_id uuid not null references services (id) on delete cascade,
  -- OWNER: the owner's confirmed address. LISTED: the address in the listing.
  channel text not null check (channel in ('OWNER', 'LISTED')),
  -- Mail address in lower case.
  contact text not null check (contact = lower(contact)),
  -- The owner at that time.
  owner_id uuid references users (id) on delete cascade,
  -- Of the mail.
  language text not null check (language in ('en', 'es')),
  asked_by uuid references users (id) on delete set null,
  -- SHA-256 of the tokens of its mails: a mail whose delivery was not confirmed is sent again with another.
  token_digests bytea[] not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  outcome text check (outcome in ('CONFIRMED', 'CHANGED')),
  answered_at timestamptz,
  check ((outcome is null) = (answered_at is null))
);
create index confirmation_requests_of_service on confirmation_requests (service_id, created_at);
create index confirmation_requests_of_contact on confirmation_requests (contact, created_at);
create index confirmation_requests_of_owner on confirmation_requests (owner_id);
create index confirmation_requests_by_asker on confirmation_requests (asked_by);
create index confirmation_requests_by_token on confirmation_requests using gin (token_digests) where outcome is null;

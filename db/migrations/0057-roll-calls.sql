-- Roll calls: the services of a hard night's region, asked whether they are open today.
create table roll_call_services (
  night_id uuid not null references hard_nights (id) on delete cascade,
  service_id uuid not null references services (id) on delete cascade,
  -- OWNER and LISTED by mail, to the confirmed owner or to the address in the listing; CALL by telephone, or not at all.
  channel text not null check (channel in ('OWNER', 'LISTED', 'CALL')),
  contact text,
  owner_id uuid references users (id) on delete set null,
  language text not null check (language in ('en', 'es')),
  token_digests bytea[] not null default '{}',
  asked_at timestamptz not null,
  answer text check (answer in ('YES', 'NO', 'LIMITED')),
  answered_at timestamptz,
  -- The local day on which NO closed it, until the closing is removed again.
  closed_on date,
  -- The source that the closed days came from before that.
  closed_from integer,
  primary key (night_id, service_id),
  check ((contact is null) = (channel = 'CALL')),
  check ((answer is null) = (answered_at is null))
);
create index roll_call_services_of_service on roll_call_services (service_id);
create index roll_call_services_of_owner on roll_call_services (owner_id);
create index roll_call_services_by_token on roll_call_services using gin (token_digests);
create index roll_call_services_closed on roll_call_services (closed_on) where closed_on is not null;

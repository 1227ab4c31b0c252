-- Campaigns: services about which somebody is asked at once, by mail or, where there is no address, by telephone.
create table campaigns (
  id uuid primary key,
  -- Of sources; null: of any.
  source text,
  -- As it was written; null: anywhere.
  county text,
  -- Not confirmed for at least so many days.
  days integer not null check (days between 0 and 3650),
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null
);
create index campaigns_by_creator on campaigns (created_by);
create index campaigns_by_age on campaigns (created_at);

create table campaign_services (
  campaign_id uuid not null references campaigns (id) on delete cascade,
  service_id uuid not null references services (id) on delete cascade,
  channel text not null check (channel in ('MAIL', 'CALL')),
  -- With CALL: digits of the telephone number.
  phone text,
  asked_at timestamptz not null,
  outcome text check (outcome in ('CONFIRMED', 'CHANGED')),
  -- Calls that nobody answered.
  unanswered smallint not null default 0 check (unanswered between 0 and 3),
  primary key (campaign_id, service_id),
  check ((phone is null) = (channel = 'MAIL'))
);
create index campaign_services_of_service on campaign_services (service_id, asked_at);
create index campaign_services_of_phone on campaign_services (phone, asked_at) where phone is not null;

-- Who keeps a service, and what waits for review.

alter table services
  add column owner_id uuid references users (id) on delete set null,
  -- Since when the owner's account is gone; a new owner clears it.
  add column owner_lost_at timestamptz,
  -- Why a new service was not approved; a new edit of it clears both.
  add column refused_at timestamptz,
  add column refusal_reason text,
  -- Names of files that belong to the comment; like it, for those who may edit alone.
  add column attachments text[] not null default '{}',
  add constraint services_refusal check ((refused_at is null) = (refusal_reason is null)),
  add constraint services_owner_lost check (owner_lost_at is null or owner_id is null);
create index services_of_owner on services (owner_id, created_at) where owner_id is not null and deleted_at is null;
-- The lists of those who keep services: also what waits or is closed for good.
create index services_kept_by_creation on services (created_at, id) where deleted_at is null;
create index services_unlisted_by_words on services using gin (public_search) where not is_listed;
create index services_without_owner on services (owner_lost_at) where owner_lost_at is not null;

-- The edit of an approved service that waits: the whole service as it would be. At most one for each.
create table pending_edits (
  service_id  uuid        primary key references services (id) on delete cascade,
  -- ServiceFacts (domain/services/service.ts), whole. Of them only what is in "changed" is meant: the rest is as it
  -- was public when this was written, and what is public now goes before it.
  facts       jsonb       not null check (jsonb_typeof(facts) = 'object'),
  -- By the wire's names: what differs from the approved version.
  changed     text[]      not null check (cardinality(changed) >= 1),
  editor_id   uuid        references users (id) on delete set null,
  created_at  timestamptz not null,
  updated_at  timestamptz not null
);
create index pending_edits_by_age on pending_edits (updated_at);

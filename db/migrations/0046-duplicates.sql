-- Listings that may be one service, found by a daily job, and services that were merged.

-- What two listings have to share to be compared, as hashes: site and organization, in several spellings. The lowest
-- number stands for a service without a key. Rows are replaced after their service has changed, and reference none.
create table duplicate_keys (
  key bigint not null,
  service_id uuid not null,
  service_version integer not null,
  primary key (key, service_id)
);
create index duplicate_keys_of_service on duplicate_keys (service_id);

-- Proposed pairs.
create table duplicate_pairs (
  id uuid primary key,
  first_id uuid not null,
  second_id uuid not null check (first_id < second_id),
  score integer not null check (score between 0 and 100),
  reasons text[] not null,
  found_at timestamptz not null,
  unique (first_id, second_id)
);
create index duplicate_pairs_by_score on duplicate_pairs (score desc, id);
create index duplicate_pairs_of_second on duplicate_pairs (second_id);

-- "Not the same": never proposed again.
create table duplicate_dismissals (
  first_id uuid not null,
  second_id uuid not null check (first_id < second_id),
  dismissed_by uuid references users (id) on delete set null,
  dismissed_at timestamptz not null,
  primary key (first_id, second_id)
);
create index duplicate_dismissals_by_user on duplicate_dismissals (dismissed_by) where dismissed_by is not null;

-- Merges that wait for an administrator, one for each pair.
create table merge_proposals (
  first_id uuid not null,
  second_id uuid not null check (first_id < second_id),
  kept_id uuid not null,
  taken text[] not null,
  proposed_by uuid references users (id) on delete set null,
  proposed_at timestamptz not null,
  primary key (first_id, second_id),
  check (kept_id in (first_id, second_id))
);
create index merge_proposals_by_user on merge_proposals (proposed_by) where proposed_by is not null;

-- Services that were merged into others. It outlives the merged row, whose address answers with the other.
create table service_merges (
  id uuid primary key,
  merged_id uuid not null,
  kept_id uuid not null check (kept_id <> merged_id),
  merged_by uuid references users (id) on delete set null,
  merged_at timestamptz not null,
  undone_at timestamptz,
  -- What an undo restores: the fields that came from the merged one, before and after.
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  after jsonb not null check (jsonb_typeof(after) = 'object'),
  fact_sources jsonb not null check (jsonb_typeof(fact_sources) = 'array'),
  kudos integer not null check (kudos >= 0),
  is_owner_taken boolean not null
);
create unique index service_merges_of_merged on service_merges (merged_id) where undone_at is null;
create index service_merges_of_kept on service_merges (kept_id) where undone_at is null;
create index service_merges_by_date on service_merges (merged_at desc) where undone_at is null;
create index service_merges_by_user on service_merges (merged_by) where merged_by is not null;

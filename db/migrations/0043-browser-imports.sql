-- Imports that are uploaded in the browser: at most one is open at a time.
create table import_runs (
  id uuid primary key,
  file_name text not null check (file_name <> ''),
  -- The key of the package's source; null until the package is read.
  source text,
  state text not null check (state in (
    'UPLOADING', 'PREVIEWING', 'READY', 'RUNNING', 'STOPPED', 'UNDOING', 'DONE', 'REFUSED', 'CANCELLED', 'UNDONE')),
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  started_by uuid references users (id) on delete set null,
  started_at timestamptz,
  ended_at timestamptz,
  -- What is done at the moment, and how much of it.
  step text check (step in ('Reading', 'Checking', 'Planning', 'Merging', 'Undoing')),
  done bigint not null default 0 check (done >= 0),
  total bigint not null default 0 check (total >= 0),
  is_cancelled boolean not null default false,
  -- How often a worker has begun with it, without an end.
  attempts smallint not null default 0,
  -- Why it was refused or stopped.
  problem text,
  -- Counts of the preview.
  report jsonb
);
create unique index import_runs_one_open on import_runs ((true))
  where state in ('UPLOADING', 'PREVIEWING', 'READY', 'RUNNING', 'STOPPED', 'UNDOING');
create index import_runs_by_time on import_runs (created_at desc);

-- The first records of each kind of a preview, and what an undo has left.
create table import_run_items (
  run_id uuid not null references import_runs (id) on delete cascade,
  kind text not null check (kind in ('ADDED', 'CHANGED', 'KEPT', 'GONE', 'SET_ASIDE', 'LEFT')),
  number integer not null,
  external_id text,
  service_id uuid,
  name text not null,
  note text,
  fields text[] not null default '{}',
  primary key (run_id, kind, number)
);

-- What the last import wrote, so that it can be undone. `before` is null for a new service, and where an address that
-- was shown before is hidden now.
create table import_changes (
  run_id uuid not null references import_runs (id) on delete cascade,
  service_id uuid not null references services (id) on delete cascade,
  external_id text not null,
  is_new boolean not null,
  version integer not null,
  before jsonb,
  primary key (run_id, service_id)
);
create index import_changes_by_service on import_changes (service_id);

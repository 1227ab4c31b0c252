-- What a desk said of today alone, or of the days up to Sunday: which closed entries among a service's hours stand for
-- it, so that they can be taken out again. They are over by themselves; a row says what is left to tidy.
create table day_closings (
  service_id uuid primary key references services (id) on delete cascade,
  -- Entries of closed days, as the hours store them.
  entries jsonb not null,
  over_at timestamptz not null,
  -- The source that the closed days came from before that, and what they were.
  closed_from integer,
  closed_before jsonb not null
);
create index day_closings_by_end on day_closings (over_at);

-- What db/migrations and db/views leave behind, written by `npm run schema` from the database's catalogues.

create table api_key_tokens (
  token_digest bytea not null,
  key_id uuid not null,
  PRIMARY KEY (token_digest),
  UNIQUE (key_id),
  FOREIGN KEY (key_id) REFERENCES api_keys(id) ON DELETE CASCADE,
  CHECK ((octet_length(token_digest) = 32))
);

create table api_keys (
  id uuid not null,
  name text not null,
  begins text not null,
  role text not null,
  scopes text[] not null,
  requests_per_minute integer not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  last_used_on date,
  PRIMARY KEY (id),
  CHECK (((requests_per_minute >= 1) AND (requests_per_minute <= 6000))),
  CHECK ((begins <> ''::text)),
  CHECK ((cardinality(scopes) >= 1)),
  CHECK ((expires_at > created_at)),
  CHECK ((name <> ''::text)),
  CHECK ((role = ANY (ARRAY['VOLUNTEER'::text, 'VOLUNTEER LEAD'::text, 'SUPER USER'::text, 'ADMINISTRATOR'::text])))
);

create table asks (
  service_id uuid not null,
  field text not null,
  presses integer not null,
  PRIMARY KEY (service_id, field),
  FOREIGN KEY (service_id) REFERENCES services(id) ON DELETE CASCADE,
  CHECK (((field <> ''::text) AND (char_length(field) <= 50))),
  CHECK ((presses >= 1))
);

create table attempt_counts (
  day date not null,
  digest bytea not null,
  attempts integer not null,
  PRIMARY KEY (day, digest),
  FOREIGN KEY (day) REFERENCES day_salts(day) ON DELETE CASCADE,
  CHECK ((attempts >= 1)),
  CHECK ((octet_length(digest) = 32))
);

create table campaign_services (
  campaign_id uuid not null,
  service_id uuid not null,
  channel text not null,
  phone text,
  asked_at timestamp with time zone not null,
  outcome text,
  unanswered smallint not null default 0,
  PRIMARY KEY (campaign_id, service_id),
  FOREIGN KEY (campaign_id) REFERENCES campaigns(id) ON DELETE CASCADE,
  FOREIGN KEY (service_id) REFERENCES services(id) ON DELETE CASCADE,
  CHECK (((phone IS NULL) = (channel = 'MAIL'::text))),
  CHECK (((unanswered >= 0) AND (unanswered <= 3))),
  CHECK ((channel = ANY (ARRAY['MAIL'::text, 'CALL'::text]))),
  CHECK ((outcome = ANY (ARRAY['CONFIRMED'::text, 'CHANGED'::text])))
);
CREATE INDEX campaign_services_of_phone ON campaign_services USING btree (phone, asked_at) WHERE (phone IS NOT NULL);
CREATE INDEX campaign_services_of_service ON campaign_services USING btree (service_id, asked_at);

create table campaigns (
  id uuid not null,
  source text,
  county text,
  days integer not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  PRIMARY KEY (id),
  FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  CHECK (((days >= 0) AND (days <= 3650)))
);
CREATE INDEX campaigns_by_age ON campaigns USING btree (created_at);
CREATE INDEX campaigns_by_creator ON campaigns USING btree (created_by);

create table cities (
  id uuid not null,
  origin text not null,
  name text not null,
  state text not null,
  label text not null,
  population integer not null,
  longitude double precision not null,
  latitude double precision not null,
  county text,
  PRIMARY KEY (id),
  CHECK (((latitude >= ('-85'::integer)::double precision) AND (latitude <= (85)::double precision))),
  CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  CHECK ((name <> ''::text)),
  CHECK ((population >= 0)),
  CHECK ((state ~ '^[A-Z]{2}$'::text))
);

create table city_file_keys (
  is_only boolean not null default true,
  private_key text not null,
  PRIMARY KEY (is_only),
  CHECK (is_only)
);

create table city_names (
  key text collate "C" not null,
  city_id uuid not null,
  state text not null,
  weight real not null,
  is_whole boolean not null,
  PRIMARY KEY (key, city_id) INCLUDE (state, weight, is_whole),
  CHECK ((key <> ''::text))
);

create table claim_links (
  token_digest bytea not null,
  feedback_id uuid not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (token_digest),
  FOREIGN KEY (feedback_id) REFERENCES feedbacks(id) ON DELETE CASCADE,
  CHECK ((octet_length(token_digest) = 32))
);
CREATE INDEX claim_links_by_expiry ON claim_links USING btree (expires_at);
CREATE INDEX claim_links_of_claim ON claim_links USING btree (feedback_id);

create table confirmation_requests (
  id uuid not null,
  service_id uuid not null,
  channel text not null,
  contact text not null,
  owner_id uuid,
  language text not null,
  asked_by uuid,
  token_digests bytea[] not null default '{}'::bytea[],
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  outcome text,
  answered_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (asked_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE,
  FOREIGN KEY (service_id) REFERENCES services(id) ON DELETE CASCADE,
  CHECK (((outcome IS NULL) = (answered_at IS NULL))),
  CHECK ((channel = ANY (ARRAY['OWNER'::text, 'LISTED'::text]))),
  CHECK ((contact = lower(contact))),
  CHECK ((language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$'::text)),
  CHECK ((outcome = ANY (ARRAY['CONFIRMED'::text, 'CHANGED'::text])))
);
CREATE INDEX confirmation_requests_by_asker ON confirmation_requests USING btree (asked_by);
CREATE INDEX confirmation_requests_by_token ON confirmation_requests USING gin (token_digests) WHERE (outcome IS NULL);
CREATE INDEX confirmation_requests_of_contact ON confirmation_requests USING btree (contact, created_at);
CREATE INDEX confirmation_requests_of_owner ON confirmation_requests USING btree (owner_id);
CREATE INDEX confirmation_requests_of_service ON confirmation_requests USING btree (service_id, created_at);

create table counties (
  origin text not null,
  state text not null,
  name text not null,
  longitude double precision not null,
  latitude double precision not null,
  PRIMARY KEY (origin, state, name),
  CHECK (((latitude >= ('-85'::integer)::double precision) AND (latitude <= (85)::double precision))),
  CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  CHECK ((name <> ''::text)),
  CHECK ((state ~ '^[A-Z]{2}$'::text))
);

create table crisis_lines (
  id uuid not null,
  name text not null,
  name_es text,
  description text not null,
  description_es text,
  phone text,
  phone_extension text,
  text_number text,
  text_keyword text,
  text_keyword_es text,
  website text,
  chat_web_link text,
  area text not null,
  area_es text,
  hours text not null,
  hours_es text,
  ranking integer not null default 1000,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  version integer not null default 1,
  website_es text,
  chat_web_link_es text,
  tty text,
  videophone text,
  relay text,
  languages text[] not null default '{}'::text[],
  text_languages text[] not null default '{}'::text[],
  has_interpreters boolean not null default false,
  reporting text,
  reporting_es text,
  open_time_zone text,
  open_days text[] not null default '{}'::text[],
  opens_at text,
  closes_at text,
  last_called_at timestamp with time zone,
  untried text[] not null default '{}'::text[],
  PRIMARY KEY (id),
  CHECK (((num_nulls(open_time_zone, opens_at, closes_at) = ANY (ARRAY[0, 3])) AND ((cardinality(open_days) > 0) = (open_time_zone IS NOT NULL)))),
  CHECK (((phone IS NOT NULL) OR (text_number IS NOT NULL))),
  CHECK (((phone_extension IS NULL) OR (phone IS NOT NULL))),
  CHECK (((ranking >= 1) AND (ranking <= 9999))),
  CHECK (((reporting <> ''::text) AND (char_length(reporting) <= 300))),
  CHECK (((reporting_es <> ''::text) AND (char_length(reporting_es) <= 300))),
  CHECK (((text_number IS NOT NULL) OR ((text_keyword IS NULL) AND (text_keyword_es IS NULL)))),
  CHECK ((area <> ''::text)),
  CHECK ((area_es <> ''::text)),
  CHECK ((char_length(description) <= 1000)),
  CHECK ((char_length(description_es) <= 1000)),
  CHECK ((chat_web_link ~ '^https?://'::text)),
  CHECK ((chat_web_link_es ~ '^https?://'::text)),
  CHECK ((closes_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  CHECK ((hours <> ''::text)),
  CHECK ((hours_es <> ''::text)),
  CHECK ((name <> ''::text)),
  CHECK ((name_es <> ''::text)),
  CHECK ((open_days <@ ARRAY['MONDAY'::text, 'TUESDAY'::text, 'WEDNESDAY'::text, 'THURSDAY'::text, 'FRIDAY'::text, 'SATURDAY'::text, 'SUNDAY'::text])),
  CHECK ((open_time_zone <> ''::text)),
  CHECK ((opens_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  CHECK ((phone ~ '[0-9]'::text)),
  CHECK ((phone_extension ~ '^[0-9*#]+$'::text)),
  CHECK ((relay ~ '[0-9]'::text)),
  CHECK ((text_keyword <> ''::text)),
  CHECK ((text_keyword_es <> ''::text)),
  CHECK ((text_number ~ '[0-9]'::text)),
  CHECK ((tty ~ '[0-9]'::text)),
  CHECK ((untried <@ ARRAY['phone'::text, 'text'::text, 'chat'::text, 'tty'::text, 'videophone'::text])),
  CHECK ((version >= 1)),
  CHECK ((videophone ~ '[0-9]'::text)),
  CHECK ((website ~ '^https?://'::text)),
  CHECK ((website_es ~ '^https?://'::text))
);

create table day_closings (
  service_id uuid not null,
  entries jsonb not null,
  over_at timestamp with time zone not null,
  closed_from integer,
  closed_before jsonb not null,
  PRIMARY KEY (service_id),
  FOREIGN KEY (service_id) REFERENCES services(id) ON DELETE CASCADE
);
CREATE INDEX day_closings_by_end ON day_closings USING btree (over_at);

create table day_salts (
  day date not null,
  salt bytea not null,
  PRIMARY KEY (day),
  CHECK ((octet_length(salt) = 32))
);

create table deleted_accounts (
  id uuid not null,
  email text not null,
  deleted_by uuid not null,
  deleted_at timestamp with time zone not null,
  content jsonb not null,
  PRIMARY KEY (id),
  FOREIGN KEY (deleted_by) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX deleted_accounts_by_email ON deleted_accounts USING btree (email);
CREATE INDEX deleted_accounts_by_time ON deleted_accounts USING btree (deleted_at);
CREATE INDEX deleted_accounts_of_user ON deleted_accounts USING btree (deleted_by);

create table deleted_feedbacks (
  id uuid not null,
  deleted_by uuid not null,
  deleted_at timestamp with time zone not null,
  content jsonb not null,
  PRIMARY KEY (id),
  FOREIGN KEY (deleted_by) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX deleted_feedbacks_by_time ON deleted_feedbacks USING btree (deleted_at);
CREATE INDEX deleted_feedbacks_of_user ON deleted_feedbacks USING btree (deleted_by);

create table digests (
  day date not null,
  PRIMARY KEY (day)
);

create table directory_identity (
  id uuid not null default gen_random_uuid(),
  is_only boolean not null default true,
  PRIMARY KEY (id),
  UNIQUE (is_only),
  CHECK (is_only)
);

create table duplicate_dismissals (
  first_id uuid not null,
  second_id uuid not null,
  dismissed_by uuid,
  dismissed_at timestamp with time zone not null,
  PRIMARY KEY (first_id, second_id),
  FOREIGN KEY (dismissed_by) REFERENCES users(id) ON DELETE SET NULL,
  CHECK ((first_id < second_id))
);
CREATE INDEX duplicate_dismissals_by_user ON duplicate_dismissals USING btree (dismissed_by) WHERE (dismissed_by IS NOT NULL);

create table duplicate_keys (
  key bigint not null,
  service_id uuid not null,
  service_version integer not null,
  PRIMARY KEY (key, service_id)
);
CREATE INDEX duplicate_keys_of_service ON duplicate_keys USING btree (service_id, service_version);

create table duplicate_pairs (
  id uuid not null,
  first_id uuid not null,
  second_id uuid not null,
  score integer not null,
  reasons text[] not null,
  found_at timestamp with time zone not null,
  PRIMARY KEY (id),
  UNIQUE (first_id, second_id),
  CHECK (((score >= 0) AND (score <= 100))),
  CHECK ((first_id < second_id))
);
CREATE INDEX duplicate_pairs_by_score ON duplicate_pairs USING btree (score DESC, id);
CREATE INDEX duplicate_pairs_of_second ON duplicate_pairs USING btree (second_id);

create table factor_tokens (
  token_digest bytea not null,
  user_id uuid not null,
  method text not null,
  attempts integer not null default 0,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (token_digest),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CHECK ((method = ANY (ARRAY['LOCAL'::text, 'GOOGLE'::text, 'FACEBOOK'::text, 'TWITTER'::text]))),
  CHECK ((octet_length(token_digest) = 32))
);
CREATE INDEX factor_tokens_by_expiry ON factor_tokens USING btree (expires_at);
CREATE INDEX factor_tokens_of_user ON factor_tokens USING btree (user_id);

create table feedback_reads (
  feedback_id uuid not null,
  user_id uuid not null,
  read_at timestamp with time zone not null,
  PRIMARY KEY (feedback_id, user_id),
  FOREIGN KEY (feedback_id) REFERENCES feedbacks(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX feedback_reads_of_user ON feedback_reads USING btree (user_id);

create table feedbacks (
  id uuid not null,
  sending_id uuid,
  type text not null,
  service_id uuid,
  name text,
  email text not null,
  phone text,
  subject text,
  message text not null,
  longitude double precision,
  latitude double precision,
  language text not null,
  is_archived boolean not null default false,
  created_at timestamp with time zone not null,
  claimant_id uuid,
  listed_email text,
  answered_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (sending_id),
  FOREIGN KEY (claimant_id) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (service_id) REFERENCES services(id) ON DELETE SET NULL,
  CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  CHECK (((longitude IS NULL) = (latitude IS NULL))),
  CHECK ((concat(name, email, phone, subject) !~ '[\r\n]'::text)),
  CHECK ((email <> ''::text)),
  CHECK ((language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$'::text)),
  CHECK ((listed_email = lower(listed_email))),
  CHECK ((message <> ''::text)),
  CHECK ((name <> ''::text)),
  CHECK ((phone <> ''::text)),
  CHECK ((subject <> ''::text)),
  CHECK ((type = ANY (ARRAY['APP'::text, 'SERVICE'::text, 'CLAIM'::text])))
);
CREATE INDEX feedbacks_by_age ON feedbacks USING btree (is_archived, created_at DESC, id);
CREATE INDEX feedbacks_by_listed_email ON feedbacks USING btree (listed_email, created_at) WHERE (listed_email IS NOT NULL);
CREATE INDEX feedbacks_of_claimant ON feedbacks USING btree (claimant_id, service_id) WHERE (claimant_id IS NOT NULL);
CREATE INDEX feedbacks_of_sender ON feedbacks USING btree (lower(email), created_at);
CREATE INDEX feedbacks_of_service ON feedbacks USING btree (service_id) WHERE (service_id IS NOT NULL);

create table files (
  name text not null,
  width integer not null,
  height integer not null,
  feedback_id uuid,
  "position" smallint,
  created_at timestamp with time zone not null,
  PRIMARY KEY (name),
  FOREIGN KEY (feedback_id) REFERENCES feedbacks(id) ON DELETE SET NULL,
  CHECK ((("position" >= 0) AND ("position" <= 4))),
  CHECK ((height > 0)),
  CHECK ((name ~ '^[A-Za-z0-9_-]{32}\.(png|jpg|webp)$'::text)),
  CHECK ((width > 0))
);
CREATE INDEX files_of_feedback ON files USING btree (feedback_id, "position") WHERE (feedback_id IS NOT NULL);
CREATE INDEX files_unnamed ON files USING btree (created_at) WHERE (feedback_id IS NULL);

create table freshness_figures (
  dimension text not null,
  key text not null,
  day date not null,
  within_30 integer not null,
  within_90 integer not null,
  within_365 integer not null,
  longer_ago integer not null,
  never integer not null,
  PRIMARY KEY (dimension, key, day),
  CHECK ((dimension = ANY (ARRAY['ALL'::text, 'TAB'::text, 'PLACE'::text, 'SOURCE'::text]))),
  CHECK ((longer_ago >= 0)),
  CHECK ((never >= 0)),
  CHECK ((within_30 >= 0)),
  CHECK ((within_365 >= 0)),
  CHECK ((within_90 >= 0))
);
CREATE INDEX freshness_figures_by_day ON freshness_figures USING btree (day);

create table gazetteer_loads (
  origin text not null,
  fingerprint bytea not null,
  PRIMARY KEY (origin),
  CHECK ((octet_length(fingerprint) = 32))
);

create table hard_nights (
  id uuid not null,
  kind text not null,
  longitude double precision not null,
  latitude double precision not null,
  radius_miles double precision not null,
  until timestamp with time zone not null,
  text text not null,
  text_es text not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  CHECK (((radius_miles > (0)::double precision) AND (radius_miles <= (100)::double precision))),
  CHECK ((kind = ANY (ARRAY['COLD'::text, 'HEAT'::text, 'SMOKE'::text, 'STORM'::text]))),
  CHECK ((text <> ''::text)),
  CHECK ((text_es <> ''::text)),
  CHECK ((until > created_at))
);
CREATE INDEX hard_nights_by_end ON hard_nights USING btree (until) WHERE (ended_at IS NULL);
CREATE INDEX hard_nights_of_creator ON hard_nights USING btree (created_by);

create table harvest_pieces (
  harvest text not null,
  is_new boolean not null,
  number integer not null,
  bytes bytea not null,
  file text not null default ''::text,
  PRIMARY KEY (harvest, is_new, file, number),
  FOREIGN KEY (harvest) REFERENCES harvests(name) ON DELETE CASCADE
);

create table harvest_records (
  harvest text not null,
  id text not null,
  organization_id text,
  page integer not null,
  seen_in integer not null,
  body text not null,
  PRIMARY KEY (harvest, id),
  FOREIGN KEY (harvest) REFERENCES harvests(name) ON DELETE CASCADE
);
CREATE INDEX harvest_records_by_organization ON harvest_records USING btree (harvest, organization_id);

create table harvest_results (
  harvest text not null,
  result text not null,
  count integer not null,
  PRIMARY KEY (harvest, result),
  FOREIGN KEY (harvest) REFERENCES harvests(name) ON DELETE CASCADE
);

create table harvests (
  name text not null,
  address text not null,
  kind text,
  cursor jsonb,
  validators jsonb not null default '{}'::jsonb,
  feed text,
  copied_at timestamp with time zone,
  copy integer not null default 0,
  applied_copy integer not null default 0,
  preview jsonb,
  waits_because text,
  waits_since timestamp with time zone,
  approved_copy integer,
  approved_by uuid,
  declined_copy integer,
  next_at timestamp with time zone not null,
  tried_at timestamp with time zone,
  succeeded_at timestamp with time zone,
  result text,
  problem jsonb,
  failures integer not null default 0,
  told_since timestamp with time zone,
  PRIMARY KEY (name),
  FOREIGN KEY (approved_by) REFERENCES users(id) ON DELETE SET NULL,
  CHECK (((preview IS NULL) = (waits_because IS NULL))),
  CHECK (((preview IS NULL) = (waits_since IS NULL))),
  CHECK ((copy >= 0)),
  CHECK ((failures >= 0)),
  CHECK ((kind = ANY (ARRAY['API'::text, 'PACKAGE'::text]))),
  CHECK ((name <> ''::text)),
  CHECK ((result = ANY (ARRAY['APPLIED'::text, 'UNCHANGED'::text, 'WAITING'::text, 'FAILED'::text]))),
  CHECK ((waits_because = ANY (ARRAY['REVIEW'::text, 'MANY'::text])))
);
CREATE INDEX harvests_by_approver ON harvests USING btree (approved_by) WHERE (approved_by IS NOT NULL);

create table health_counts (
  kind text not null,
  findings integer not null,
  PRIMARY KEY (kind),
  CHECK ((findings >= 0))
);

create table health_findings (
  service_id uuid not null,
  kind text not null,
  severity integer not null,
  since timestamp with time zone not null,
  amount integer,
  found_at timestamp with time zone not null,
  PRIMARY KEY (service_id, kind),
  CHECK ((kind = ANY (ARRAY['WEBSITE_GONE'::text, 'PHONE_IMPOSSIBLE'::text, 'MAIL_REFUSED'::text, 'REPORTED'::text, 'NEVER_OPEN'::text, 'FAR_FROM_ADDRESS'::text, 'BEDS_OLD'::text, 'UNCONFIRMED'::text, 'WRONG_LANGUAGE'::text, 'GONE_FROM_SOURCE'::text, 'PROTECTS_PEOPLE'::text])))
);
CREATE INDEX health_findings_by_severity ON health_findings USING btree (severity DESC, since, service_id, kind);

create table history (
  id bigint not null generated always as identity,
  thing text not null,
  thing_id text not null,
  action text not null,
  actor_id uuid,
  actor_role text not null,
  at timestamp with time zone not null,
  before jsonb,
  after jsonb,
  why text,
  undoes bigint,
  is_for_program boolean not null default false,
  PRIMARY KEY (id),
  CHECK ((action ~ '^[A-Z_]+$'::text)),
  CHECK ((actor_role = ANY (ARRAY['OPERATOR'::text, 'SYSTEM'::text, 'API KEY'::text, 'USER'::text, 'AUTO USER'::text, 'VOLUNTEER'::text, 'VOLUNTEER LEAD'::text, 'SUPER USER'::text, 'ADMINISTRATOR'::text]))),
  CHECK ((jsonb_typeof(after) = 'object'::text)),
  CHECK ((jsonb_typeof(before) = 'object'::text)),
  CHECK ((thing = ANY (ARRAY['SERVICE'::text, 'USER'::text, 'CRISIS_LINE'::text, 'STATIC_PAGE'::text, 'SETTING'::text, 'LIAISON'::text, 'REGION'::text, 'COORDINATOR'::text, 'INVITATION'::text, 'HARD_NIGHT'::text, 'ORGANIZATION'::text, 'API_KEY'::text, 'WEBHOOK'::text]))),
  CHECK ((thing_id <> ''::text)),
  CHECK ((undoes < id)),
  CHECK ((why <> ''::text))
);
CREATE INDEX history_by_time ON history USING btree (at);
CREATE INDEX history_of_actor ON history USING btree (actor_id, id) WHERE (actor_id IS NOT NULL);
CREATE INDEX history_of_thing ON history USING btree (thing, thing_id, id);
CREATE INDEX history_undoing ON history USING btree (undoes) WHERE (undoes IS NOT NULL);

create table hours (
  id bigint not null generated always as identity,
  fingerprint bytea not null,
  time_zone text not null,
  schedules jsonb not null,
  close_schedules jsonb not null,
  edges integer[] not null,
  covered_from timestamp with time zone not null,
  covered_until timestamp with time zone not null,
  stamp text not null,
  intake_schedules jsonb not null default '[]'::jsonb,
  turned_away integer[] not null default '{}'::integer[],
  PRIMARY KEY (id),
  UNIQUE (fingerprint),
  CHECK ((covered_from <= covered_until)),
  CHECK ((jsonb_typeof(close_schedules) = 'array'::text)),
  CHECK ((jsonb_typeof(intake_schedules) = 'array'::text)),
  CHECK ((jsonb_typeof(schedules) = 'array'::text)),
  CHECK ((octet_length(fingerprint) = 32)),
  CHECK ((time_zone <> ''::text))
);
CREATE INDEX hours_by_expiry ON hours USING btree (covered_until);

create table import_changes (
  run_id uuid not null,
  service_id uuid not null,
  external_id text not null,
  is_new boolean not null,
  version integer not null,
  before jsonb,
  PRIMARY KEY (run_id, service_id),
  FOREIGN KEY (run_id) REFERENCES import_runs(id) ON DELETE CASCADE,
  FOREIGN KEY (service_id) REFERENCES services(id) ON DELETE CASCADE
);
CREATE INDEX import_changes_by_service ON import_changes USING btree (service_id);

create table import_run_items (
  run_id uuid not null,
  kind text not null,
  number integer not null,
  external_id text,
  service_id uuid,
  name text not null,
  note text,
  fields text[] not null default '{}'::text[],
  PRIMARY KEY (run_id, kind, number),
  FOREIGN KEY (run_id) REFERENCES import_runs(id) ON DELETE CASCADE,
  CHECK ((kind = ANY (ARRAY['ADDED'::text, 'CHANGED'::text, 'KEPT'::text, 'GONE'::text, 'SET_ASIDE'::text, 'LEFT'::text])))
);

create table import_runs (
  id uuid not null,
  file_name text not null,
  source text,
  state text not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  started_by uuid,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  step text,
  done bigint not null default 0,
  total bigint not null default 0,
  is_cancelled boolean not null default false,
  attempts smallint not null default 0,
  problem text,
  report jsonb,
  stated_source text,
  stated_as_of date,
  harvest text,
  PRIMARY KEY (id),
  FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (started_by) REFERENCES users(id) ON DELETE SET NULL,
  CHECK ((done >= 0)),
  CHECK ((file_name <> ''::text)),
  CHECK ((harvest <> ''::text)),
  CHECK ((state = ANY (ARRAY['UPLOADING'::text, 'PREVIEWING'::text, 'READY'::text, 'RUNNING'::text, 'STOPPED'::text, 'UNDOING'::text, 'DONE'::text, 'REFUSED'::text, 'CANCELLED'::text, 'UNDONE'::text]))),
  CHECK ((stated_source <> ''::text)),
  CHECK ((step = ANY (ARRAY['Reading'::text, 'Checking'::text, 'Planning'::text, 'Merging'::text, 'Undoing'::text]))),
  CHECK ((total >= 0))
);
CREATE INDEX import_runs_by_creator ON import_runs USING btree (created_by) WHERE (created_by IS NOT NULL);
CREATE INDEX import_runs_by_starter ON import_runs USING btree (started_by) WHERE (started_by IS NOT NULL);
CREATE INDEX import_runs_by_time ON import_runs USING btree (created_at DESC);
CREATE UNIQUE INDEX import_runs_of_harvest ON import_runs USING btree (harvest) WHERE (harvest IS NOT NULL);
CREATE UNIQUE INDEX import_runs_one_open ON import_runs USING btree ((true)) WHERE ((state = ANY (ARRAY['UPLOADING'::text, 'PREVIEWING'::text, 'READY'::text, 'RUNNING'::text, 'STOPPED'::text, 'UNDOING'::text])) AND (harvest IS NULL));

create table invitations (
  id uuid not null,
  email text not null,
  role text not null,
  language text not null,
  invited_by uuid not null,
  token_digests bytea[] not null default '{}'::bytea[],
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (id),
  UNIQUE (email),
  FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE CASCADE,
  CHECK ((email = lower(email))),
  CHECK ((language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$'::text)),
  CHECK ((role = ANY (ARRAY['USER'::text, 'AUTO USER'::text, 'VOLUNTEER'::text, 'VOLUNTEER LEAD'::text, 'SUPER USER'::text, 'ADMINISTRATOR'::text])))
);
CREATE INDEX invitations_by_expiry ON invitations USING btree (expires_at);
CREATE INDEX invitations_by_inviter ON invitations USING btree (invited_by);

create table known_devices (
  token_digest bytea not null,
  user_id uuid not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (token_digest, user_id),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CHECK ((octet_length(token_digest) = 32))
);
CREATE INDEX known_devices_of_user ON known_devices USING btree (user_id, expires_at);

create table kudos (
  service_id uuid not null,
  device_digest bytea not null,
  PRIMARY KEY (service_id, device_digest),
  FOREIGN KEY (service_id) REFERENCES services(id) ON DELETE CASCADE,
  CHECK ((octet_length(device_digest) = 32))
);

create table mail_deliveries (
  mail_id text not null,
  recipient text not null,
  outcome text not null,
  at timestamp with time zone not null,
  PRIMARY KEY (mail_id, recipient),
  CHECK ((mail_id <> ''::text)),
  CHECK ((outcome = ANY (ARRAY['SENT'::text, 'REFUSED'::text]))),
  CHECK ((recipient <> ''::text))
);
CREATE INDEX mail_deliveries_by_age ON mail_deliveries USING btree (at);

create table mailed_links (
  token_digest bytea not null,
  user_id uuid not null,
  purpose text not null,
  email text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (token_digest),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CHECK ((email = lower(email))),
  CHECK ((octet_length(token_digest) = 32)),
  CHECK ((purpose = ANY (ARRAY['RESET_PASSWORD'::text, 'CONFIRM_EMAIL'::text, 'ENROLL_PASSKEY'::text])))
);
CREATE INDEX mailed_links_by_expiry ON mailed_links USING btree (expires_at);
CREATE INDEX mailed_links_of_user ON mailed_links USING btree (user_id, purpose);

create table merge_proposals (
  first_id uuid not null,
  second_id uuid not null,
  kept_id uuid not null,
  taken text[] not null,
  proposed_by uuid,
  proposed_at timestamp with time zone not null,
  PRIMARY KEY (first_id, second_id),
  FOREIGN KEY (proposed_by) REFERENCES users(id) ON DELETE SET NULL,
  CHECK (((kept_id = first_id) OR (kept_id = second_id))),
  CHECK ((first_id < second_id))
);
CREATE INDEX merge_proposals_by_user ON merge_proposals USING btree (proposed_by) WHERE (proposed_by IS NOT NULL);

create table notice_choices (
  user_id uuid not null,
  notice text not null,
  choice text not null,
  PRIMARY KEY (user_id, notice),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CHECK ((choice = ANY (ARRAY['DAILY'::text, 'NEVER'::text]))),
  CHECK ((notice = ANY (ARRAY['approvals'::text, 'harvests'::text, 'feedback'::text, 'deletionRequests'::text, 'decisions'::text])))
);

create table notice_links (
  token_digest bytea not null,
  user_id uuid not null,
  notice text,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (token_digest),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CHECK ((notice = ANY (ARRAY['approvals'::text, 'harvests'::text, 'feedback'::text, 'deletionRequests'::text, 'decisions'::text]))),
  CHECK ((octet_length(token_digest) = 32))
);
CREATE INDEX notice_links_by_expiry ON notice_links USING btree (expires_at);
CREATE INDEX notice_links_of_user ON notice_links USING btree (user_id);

create table organization_count_changes (
  organization_id uuid not null,
  kept integer not null,
  public integer not null,
  listed integer not null
);

create table organization_counts (
  organization_id uuid not null,
  kept integer not null,
  public integer not null,
  listed integer not null,
  PRIMARY KEY (organization_id)
);

create table organizations (
  id uuid not null,
  name text not null,
  alternate_name text,
  description text,
  url text,
  email text,
  phones jsonb not null default '[]'::jsonb,
  owner_id uuid,
  source_id integer,
  external_id text,
  edited_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  version integer not null default 1,
  folded_name text generated always as regexp_replace(lower(NORMALIZE(name, NFKD)), '[̀-ͯ]'::text, ''::text, 'g'::text) stored,
  folded_alternate_name text generated always as regexp_replace(lower(NORMALIZE(alternate_name, NFKD)), '[̀-ͯ]'::text, ''::text, 'g'::text) stored,
  PRIMARY KEY (id),
  UNIQUE (source_id, external_id),
  FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (source_id) REFERENCES sources(id),
  CHECK (((name <> ''::text) AND (char_length(name) <= 300))),
  CHECK (((source_id IS NULL) = (external_id IS NULL))),
  CHECK ((char_length(alternate_name) <= 300)),
  CHECK ((char_length(description) <= 1000)),
  CHECK ((jsonb_typeof(phones) = 'array'::text)),
  CHECK ((url ~ '^https?://'::text))
);
CREATE INDEX organizations_by_name ON organizations USING btree (lower(name), id);
CREATE INDEX organizations_owner_id_idx ON organizations USING btree (owner_id) WHERE (owner_id IS NOT NULL);

create table passkey_challenges (
  challenge_digest bytea not null,
  purpose text not null,
  bound_to text,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (challenge_digest),
  CHECK (((bound_to IS NULL) = (purpose = 'SIGN_IN'::text))),
  CHECK ((octet_length(challenge_digest) = 32)),
  CHECK ((purpose = ANY (ARRAY['SIGN_IN'::text, 'ADD'::text, 'SECOND_FACTOR'::text, 'ENROLLMENT'::text])))
);
CREATE INDEX passkey_challenges_by_expiry ON passkey_challenges USING btree (expires_at);

create table passkeys (
  id uuid not null,
  user_id uuid not null,
  credential_id bytea not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (credential_id),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CHECK (((octet_length(credential_id) >= 1) AND (octet_length(credential_id) <= 1023))),
  CHECK ((counter >= 0)),
  CHECK ((name <> ''::text))
);
CREATE INDEX passkeys_of_user ON passkeys USING btree (user_id, created_at, id);

create table pending_edits (
  service_id uuid not null,
  facts jsonb not null,
  changed text[] not null,
  editor_id uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  is_for_program boolean not null default false,
  PRIMARY KEY (service_id),
  FOREIGN KEY (editor_id) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (service_id) REFERENCES services(id) ON DELETE CASCADE,
  CHECK ((cardinality(changed) >= 1)),
  CHECK ((jsonb_typeof(facts) = 'object'::text))
);
CREATE INDEX pending_edits_by_age ON pending_edits USING btree (updated_at);
CREATE INDEX pending_edits_of_editor ON pending_edits USING btree (editor_id) WHERE (editor_id IS NOT NULL);

create table phones_to_tell (
  service_id uuid not null,
  PRIMARY KEY (service_id),
  FOREIGN KEY (service_id) REFERENCES services(id) ON DELETE CASCADE
);

create table postal_areas (
  id uuid not null,
  origin text not null,
  code text collate "C" not null,
  longitude double precision not null,
  latitude double precision not null,
  town text not null default ''::text,
  PRIMARY KEY (id),
  UNIQUE (code),
  CHECK (((latitude >= ('-85'::integer)::double precision) AND (latitude <= (85)::double precision))),
  CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  CHECK ((code ~ '^([0-9]{5}|[A-Z][0-9][A-Z])$'::text))
);

create table programs (
  id uuid not null,
  source_id integer,
  external_id text,
  PRIMARY KEY (id),
  UNIQUE (source_id, external_id),
  FOREIGN KEY (source_id) REFERENCES sources(id),
  CHECK (((source_id IS NULL) = (external_id IS NULL)))
);

create table protection_review (
  is_only boolean not null default true,
  after uuid,
  finished_at timestamp with time zone,
  rule_version integer not null default 0,
  PRIMARY KEY (is_only),
  CHECK (is_only)
);

create table provider_answers (
  service_id uuid not null,
  field text not null,
  value_digest bytea not null,
  answered_at timestamp with time zone not null,
  PRIMARY KEY (service_id, field),
  FOREIGN KEY (service_id) REFERENCES services(id) ON DELETE CASCADE,
  CHECK (((field <> ''::text) AND (char_length(field) <= 50))),
  CHECK ((octet_length(value_digest) = 32))
);

create table public_change_feeds (
  id uuid not null default gen_random_uuid(),
  PRIMARY KEY (id)
);

create table public_changes (
  resource text not null,
  id uuid not null,
  xid xid8 not null default pg_current_xact_id(),
  at timestamp with time zone not null default now(),
  PRIMARY KEY (resource, id) INCLUDE (at),
  CHECK ((resource = ANY (ARRAY['service'::text, 'organization'::text])))
);
CREATE INDEX public_changes_by_time ON public_changes USING btree (resource, at);
CREATE INDEX public_changes_in_order ON public_changes USING btree (xid, resource, id);

create table received_texts (
  digest bytea not null,
  received_on date not null,
  PRIMARY KEY (digest),
  CHECK ((octet_length(digest) = 32))
);
CREATE INDEX received_texts_by_day ON received_texts USING btree (received_on);

create table recovery_codes (
  code_digest bytea not null,
  user_id uuid not null,
  PRIMARY KEY (user_id, code_digest),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CHECK ((octet_length(code_digest) = 32))
);

create table region_coordinators (
  region_id uuid not null,
  coordinator_id uuid not null,
  place integer not null,
  PRIMARY KEY (region_id, coordinator_id),
  FOREIGN KEY (coordinator_id) REFERENCES regional_contacts(id) ON DELETE CASCADE,
  FOREIGN KEY (region_id) REFERENCES regional_contacts(id) ON DELETE CASCADE,
  CHECK ((place >= 0))
);
CREATE INDEX region_coordinators_of_coordinator ON region_coordinators USING btree (coordinator_id);

create table regional_contacts (
  id uuid not null,
  kind text not null,
  name text not null,
  title text,
  "position" text,
  district text,
  county text,
  counties text[] not null default '{}'::text[],
  address text,
  phones text[] not null default '{}'::text[],
  mobile_phone text,
  office_phone text,
  fax_phone text,
  extension text,
  email text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  version integer not null default 1,
  PRIMARY KEY (id),
  CHECK (("position" <> ''::text)),
  CHECK ((address <> ''::text)),
  CHECK ((county <> ''::text)),
  CHECK ((district <> ''::text)),
  CHECK ((email ~~ '%@%'::text)),
  CHECK ((extension ~ '^[0-9*#]+$'::text)),
  CHECK ((fax_phone ~ '[0-9]'::text)),
  CHECK ((kind = ANY (ARRAY['liaisons'::text, 'regions'::text, 'coordinators'::text]))),
  CHECK ((mobile_phone ~ '[0-9]'::text)),
  CHECK ((name <> ''::text)),
  CHECK ((office_phone ~ '[0-9]'::text)),
  CHECK ((title <> ''::text)),
  CHECK ((version >= 1))
);
CREATE INDEX regional_contacts_of_kind ON regional_contacts USING btree (kind);

create table request_counts (
  digest bytea not null,
  until timestamp with time zone not null,
  requests integer not null,
  PRIMARY KEY (digest, until),
  CHECK ((octet_length(digest) = 32)),
  CHECK ((requests >= 1))
);
CREATE INDEX request_counts_until ON request_counts USING btree (until);

create table roll_call_services (
  night_id uuid not null,
  service_id uuid not null,
  channel text not null,
  contact text,
  owner_id uuid,
  language text not null,
  token_digests bytea[] not null default '{}'::bytea[],
  asked_at timestamp with time zone not null,
  answer text,
  answered_at timestamp with time zone,
  closed_on date,
  closed_from integer,
  taken_until integer,
  beds_left integer,
  has_overflow boolean,
  takes_pets boolean,
  PRIMARY KEY (night_id, service_id),
  FOREIGN KEY (night_id) REFERENCES hard_nights(id) ON DELETE CASCADE,
  FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (service_id) REFERENCES services(id) ON DELETE CASCADE,
  CHECK (((answer IS NULL) = (answered_at IS NULL))),
  CHECK (((beds_left >= 0) AND (beds_left <= 100000))),
  CHECK (((contact IS NULL) = (channel = 'CALL'::text))),
  CHECK (((taken_until >= 0) AND (taken_until <= 1440))),
  CHECK ((answer = ANY (ARRAY['YES'::text, 'NO'::text, 'LIMITED'::text]))),
  CHECK ((channel = ANY (ARRAY['OWNER'::text, 'LISTED'::text, 'CALL'::text]))),
  CHECK ((language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$'::text))
);
CREATE INDEX roll_call_services_by_token ON roll_call_services USING gin (token_digests);
CREATE INDEX roll_call_services_closed ON roll_call_services USING btree (closed_on) WHERE (closed_on IS NOT NULL);
CREATE INDEX roll_call_services_of_owner ON roll_call_services USING btree (owner_id);
CREATE INDEX roll_call_services_of_service ON roll_call_services USING btree (service_id);

create table schema_migrations (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now(),
  PRIMARY KEY (name)
);

create table search_synonyms (
  id integer not null generated always as identity,
  words text[] not null,
  PRIMARY KEY (id),
  CHECK ((cardinality(words) >= 2))
);

create table search_terms (
  term text collate "C" not null,
  PRIMARY KEY (term)
);

create table service_merges (
  id uuid not null,
  merged_id uuid not null,
  kept_id uuid not null,
  merged_by uuid,
  merged_at timestamp with time zone not null,
  undone_at timestamp with time zone,
  before jsonb not null,
  after jsonb not null,
  fact_sources jsonb not null,
  kudos integer not null,
  is_owner_taken boolean not null,
  merged_visibility text not null default 'EXACT'::text,
  is_told boolean not null default true,
  hidden_since timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (merged_by) REFERENCES users(id) ON DELETE SET NULL,
  CHECK ((jsonb_typeof(after) = 'object'::text)),
  CHECK ((jsonb_typeof(before) = 'object'::text)),
  CHECK ((jsonb_typeof(fact_sources) = 'array'::text)),
  CHECK ((kept_id <> merged_id)),
  CHECK ((kudos >= 0)),
  CHECK ((merged_visibility = ANY (ARRAY['EXACT'::text, 'AREA'::text, 'HIDDEN'::text])))
);
CREATE INDEX service_merges_by_date ON service_merges USING btree (merged_at DESC) WHERE (undone_at IS NULL);
CREATE INDEX service_merges_by_user ON service_merges USING btree (merged_by) WHERE (merged_by IS NOT NULL);
CREATE INDEX service_merges_of_kept ON service_merges USING btree (kept_id) WHERE (undone_at IS NULL);
CREATE UNIQUE INDEX service_merges_of_merged ON service_merges USING btree (merged_id) WHERE (undone_at IS NULL);

create table service_places (
  service_id uuid not null,
  address1 text,
  address2 text,
  zip text,
  longitude double precision,
  latitude double precision,
  is_approximate boolean not null default false,
  city text,
  place_shown text,
  PRIMARY KEY (service_id),
  FOREIGN KEY (service_id) REFERENCES services(id) ON DELETE CASCADE,
  CHECK (((latitude >= ('-85'::integer)::double precision) AND (latitude <= (85)::double precision))),
  CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  CHECK (((longitude IS NULL) = (latitude IS NULL))),
  CHECK ((place_shown = ANY (ARRAY['REGION'::text, 'TOWN'::text, 'DOOR'::text])))
);

create table service_sources (
  source text not null,
  external_id text not null,
  service_id uuid not null,
  fingerprint bytea not null,
  service_version integer not null default 1,
  last_seen_at timestamp with time zone not null,
  origin_directory uuid,
  origin_id text,
  vanished_at timestamp with time zone,
  record_marks text[],
  stated_sources jsonb,
  PRIMARY KEY (source, external_id),
  FOREIGN KEY (service_id) REFERENCES services(id) ON DELETE CASCADE,
  CHECK (((origin_directory IS NULL) = (origin_id IS NULL))),
  CHECK ((octet_length(fingerprint) = 32)),
  CHECK ((service_version >= 1))
);
CREATE INDEX service_sources_by_digest ON service_sources USING hash (md5(((source || chr(10)) || external_id)));
CREATE INDEX service_sources_by_mark ON service_sources USING gin (record_marks) WHERE (record_marks IS NOT NULL);
CREATE INDEX service_sources_by_origin ON service_sources USING btree (origin_directory, origin_id) WHERE (origin_directory IS NOT NULL);
CREATE INDEX service_sources_by_service ON service_sources USING btree (service_id);
CREATE INDEX service_sources_gone ON service_sources USING btree (service_id) WHERE (vanished_at IS NOT NULL);
CREATE INDEX service_sources_vanished ON service_sources USING btree (source, external_id) WHERE (vanished_at IS NOT NULL);

create table service_texts (
  service_id uuid not null,
  field text not null,
  language text not null,
  text text not null,
  state text not null,
  english_digest text not null,
  PRIMARY KEY (service_id, language, field),
  FOREIGN KEY (service_id) REFERENCES services(id) ON DELETE CASCADE,
  CHECK (((language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$'::text) AND (language <> 'en'::text))),
  CHECK (((text <> ''::text) AND (char_length(text) <= 1000))),
  CHECK ((english_digest ~ '^([0-9a-f]{32})?$'::text)),
  CHECK ((field ~ '^[a-z][A-Za-z]{1,40}$'::text)),
  CHECK ((state = ANY (ARRAY['MACHINE'::text, 'REVIEWED'::text, 'STALE'::text])))
);

create table services (
  id uuid not null,
  name text not null,
  description text not null,
  source_description text,
  service_summary text,
  age text,
  types text[] not null,
  needs text[] not null,
  category text[] not null,
  address_visibility text not null,
  address1 text,
  address2 text,
  city text not null,
  state text not null,
  zip text,
  country text not null,
  longitude double precision,
  latitude double precision,
  is_location_approximate boolean not null default false,
  time_zone text not null,
  phone text,
  phone_extension text,
  contact_email text,
  website text,
  facebook text,
  twitter text,
  instagram text,
  youtube text,
  is_allowed_pets boolean,
  is_low_barrier boolean,
  is_contact boolean not null default false,
  schedules jsonb not null default '[]'::jsonb,
  close_schedules jsonb not null default '[]'::jsonb,
  hours_id bigint,
  is_permanently_closed boolean not null default false,
  is_show_flag boolean not null default false,
  is_show_donate boolean not null default false,
  available_beds integer,
  total_beds integer,
  beds_updated_at timestamp with time zone,
  is_critical_header boolean not null default false,
  critical_description text,
  critical_description_es text,
  critical_expires_at timestamp with time zone,
  likes integer not null default 0,
  comment text,
  approved_at timestamp with time zone,
  verified_at timestamp with time zone,
  verified_by text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  public_point point,
  public_search tsvector not null default ''::tsvector,
  type_bits integer not null,
  need_bits integer not null,
  category_bits integer not null,
  is_public boolean not null generated always as ((approved_at IS NOT NULL) AND (deleted_at IS NULL)) stored,
  is_listed boolean not null generated always as ((approved_at IS NOT NULL) AND (deleted_at IS NULL) AND (NOT is_permanently_closed)) stored,
  owner_id uuid,
  owner_lost_at timestamp with time zone,
  refused_at timestamp with time zone,
  refusal_reason text,
  attachments text[] not null default '{}'::text[],
  languages text[] not null default '{}'::text[],
  fact_sources jsonb not null default '[]'::jsonb,
  is_protected boolean not null default false,
  place_shown text not null default 'REGION'::text,
  region text,
  region_es text,
  entry_ways text[] not null default '{}'::text[],
  entry_text text,
  required_documents text,
  cost text,
  how_to_apply text,
  accessibility text,
  stay_limit text,
  asks_immigration_status boolean,
  organization jsonb,
  organization_id uuid,
  program_id uuid,
  stated_topics text[] not null default '{}'::text[],
  topics text[] not null default '{}'::text[],
  topics_version integer not null default 0,
  age_min smallint,
  age_max smallint,
  intake_schedules jsonb not null default '[]'::jsonb,
  service_area jsonb,
  intake_closed_until timestamp with time zone,
  beds jsonb not null default '[]'::jsonb,
  public_version integer not null default 500000000,
  source_phone text,
  asks_for_id boolean,
  asks_to_be_sober boolean,
  house_rules text[] not null default '{}'::text[],
  provisions text[] not null default '{}'::text[],
  PRIMARY KEY (id),
  FOREIGN KEY (hours_id) REFERENCES hours(id),
  FOREIGN KEY (organization_id) REFERENCES organizations(id),
  FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (program_id) REFERENCES programs(id),
  CHECK (
CASE
    WHEN (place_shown = 'DOOR'::text) THEN (is_protected AND (address_visibility = 'EXACT'::text))
    ELSE ((NOT is_protected) OR (((place_shown = 'TOWN'::text) OR (city = ''::text)) AND (address1 IS NULL) AND (address2 IS NULL) AND (zip IS NULL) AND (longitude IS NULL)))
END),
  CHECK (((NOT is_critical_header) OR (critical_description IS NOT NULL))),
  CHECK (((NOT is_protected) OR (likes = 0))),
  CHECK (((address_visibility <> 'HIDDEN'::text) OR ((zip IS NULL) AND (longitude IS NULL)))),
  CHECK (((address_visibility = 'EXACT'::text) OR ((address1 IS NULL) AND (address2 IS NULL)))),
  CHECK (((age_max >= 0) AND (age_max <= 120))),
  CHECK (((age_min >= 0) AND (age_min <= 120))),
  CHECK (((available_beds IS NULL) = (total_beds IS NULL))),
  CHECK (((jsonb_typeof((organization -> 'id'::text)) = 'string'::text) AND (jsonb_typeof((organization -> 'name'::text)) = 'string'::text))),
  CHECK (((latitude >= ('-85'::integer)::double precision) AND (latitude <= (85)::double precision))),
  CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  CHECK (((longitude IS NULL) = (latitude IS NULL))),
  CHECK (((owner_lost_at IS NULL) OR (owner_id IS NULL))),
  CHECK (((refused_at IS NULL) = (refusal_reason IS NULL))),
  CHECK (((verified_by IS NULL) OR (verified_at IS NOT NULL))),
  CHECK ((NOT (organization_id IS DISTINCT FROM ((organization ->> 'id'::text))::uuid))),
  CHECK ((address_visibility = ANY (ARRAY['EXACT'::text, 'AREA'::text, 'HIDDEN'::text]))),
  CHECK ((age_min <= age_max)),
  CHECK ((available_beds <= total_beds)),
  CHECK ((available_beds >= 0)),
  CHECK ((cardinality(languages) <= 20)),
  CHECK ((category <@ '{ALL,MEN,WOMEN,KIDS,SENIORS,DISABLED,FAMILIES,LGBT,VETERANS,PETS_ALLOWED}'::text[])),
  CHECK ((category_bits = ((((((((((('ALL'::text = ANY (category)))::integer + (2 * (('MEN'::text = ANY (category)))::integer)) + (4 * (('WOMEN'::text = ANY (category)))::integer)) + (8 * (('KIDS'::text = ANY (category)))::integer)) + (16 * (('SENIORS'::text = ANY (category)))::integer)) + (32 * (('DISABLED'::text = ANY (category)))::integer)) + (64 * (('FAMILIES'::text = ANY (category)))::integer)) + (128 * (('LGBT'::text = ANY (category)))::integer)) + (256 * (('VETERANS'::text = ANY (category)))::integer)) + (512 * (('PETS_ALLOWED'::text = ANY (category)))::integer)))),
  CHECK ((char_length(accessibility) <= 1000)),
  CHECK ((char_length(cost) <= 1000)),
  CHECK ((char_length(description) <= 1000)),
  CHECK ((char_length(entry_text) <= 1000)),
  CHECK ((char_length(how_to_apply) <= 1000)),
  CHECK ((char_length(required_documents) <= 1000)),
  CHECK ((char_length(stay_limit) <= 1000)),
  CHECK ((entry_ways <@ '{WALK_IN,CALL,REFERRAL,CENTRAL_LINE,COORDINATED_ENTRY,OUTREACH_ONLY}'::text[])),
  CHECK ((jsonb_typeof(beds) = 'array'::text)),
  CHECK ((jsonb_typeof(close_schedules) = 'array'::text)),
  CHECK ((jsonb_typeof(fact_sources) = 'array'::text)),
  CHECK ((jsonb_typeof(intake_schedules) = 'array'::text)),
  CHECK ((jsonb_typeof(schedules) = 'array'::text)),
  CHECK ((jsonb_typeof(service_area) = 'object'::text)),
  CHECK ((likes >= 0)),
  CHECK ((name <> ''::text)),
  CHECK ((needs <@ '{MEALS,FOOD_PANTRIES,EMERGENCY,TRANSITIONAL,MEDICAL,COUNSELING,CLOTHES,HYGIENE,TECH,ASSISTANCE,EDUCATION,EMPLOYMENT}'::text[])),
  CHECK ((place_shown = ANY (ARRAY['REGION'::text, 'TOWN'::text, 'DOOR'::text]))),
  CHECK ((source_phone <> ''::text)),
  CHECK ((time_zone <> ''::text)),
  CHECK ((total_beds >= 1)),
  CHECK ((type_bits = (((((('FOOD'::text = ANY (types)))::integer + (2 * (('SHELTER'::text = ANY (types)))::integer)) + (4 * (('HEALTH'::text = ANY (types)))::integer)) + (8 * (('RESOURCES'::text = ANY (types)))::integer)) + (16 * (('WORK'::text = ANY (types)))::integer)))),
  CHECK ((types <@ '{FOOD,SHELTER,HEALTH,RESOURCES,WORK}'::text[])),
  CHECK ((version >= 1)),
  CHECK ((website ~ '^https?://'::text))
);
CREATE INDEX services_by_city ON services USING btree (lower(city), lower(state));
CREATE INDEX services_by_creation ON services USING btree (created_at, id) WHERE (is_public AND is_listed);
CREATE INDEX services_by_hours ON services USING btree (hours_id);
CREATE INDEX services_by_likes ON services USING btree (likes, id) WHERE (is_public AND is_listed);
CREATE INDEX services_by_name ON services USING btree (lower(name), id) WHERE (is_public AND is_listed);
CREATE INDEX services_by_owner ON services USING btree (owner_id) WHERE (owner_id IS NOT NULL);
CREATE INDEX services_by_site ON services USING btree (reverse(lower("substring"(website, '^https?://(?:[^/?#]*@)?([^/:?#]+)'::text))) COLLATE "C") WHERE ((website IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX services_by_state ON services USING btree (lower(state));
CREATE INDEX services_by_topic ON services USING gin (topics) WHERE (is_public AND is_listed);
CREATE INDEX services_by_update ON services USING btree (updated_at, id) WHERE (is_public AND is_listed);
CREATE INDEX services_by_verification ON services USING btree (verified_at NULLS FIRST, id) WHERE (is_public AND is_listed);
CREATE INDEX services_by_website ON services USING btree (website) INCLUDE (is_public, is_listed) WHERE (website IS NOT NULL);
CREATE INDEX services_by_words ON services USING gin (public_search) WHERE (is_public AND is_listed);
CREATE INDEX services_by_zip ON services USING btree (lower(zip));
CREATE INDEX services_deleted ON services USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX services_kept_by_creation ON services USING btree (created_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX services_kept_by_verification ON services USING btree (verified_at NULLS FIRST, id) WHERE (deleted_at IS NULL);
CREATE INDEX services_near ON services USING gist (public_point) INCLUDE (id, type_bits, need_bits, category_bits, is_allowed_pets, is_protected, hours_id, likes) WHERE (is_public AND is_listed);
CREATE INDEX services_near_food ON services USING gist (public_point) INCLUDE (id, need_bits, category_bits, is_allowed_pets, is_protected, hours_id, likes) WHERE (is_public AND is_listed AND ((type_bits & 1) <> 0));
CREATE INDEX services_near_health ON services USING gist (public_point) INCLUDE (id, need_bits, category_bits, is_allowed_pets, is_protected, hours_id, likes) WHERE (is_public AND is_listed AND ((type_bits & 4) <> 0));
CREATE INDEX services_near_resources ON services USING gist (public_point) INCLUDE (id, need_bits, category_bits, is_allowed_pets, is_protected, hours_id, likes) WHERE (is_public AND is_listed AND ((type_bits & 8) <> 0));
CREATE INDEX services_near_shelter ON services USING gist (public_point) INCLUDE (id, need_bits, category_bits, is_allowed_pets, is_protected, hours_id, likes) WHERE (is_public AND is_listed AND ((type_bits & 2) <> 0));
CREATE INDEX services_near_work ON services USING gist (public_point) INCLUDE (id, need_bits, category_bits, is_allowed_pets, is_protected, hours_id, likes) WHERE (is_public AND is_listed AND ((type_bits & 16) <> 0));
CREATE INDEX services_nowhere ON services USING btree (id) WHERE (is_public AND is_listed AND (public_point IS NULL));
CREATE INDEX services_of_organization ON services USING btree (organization_id, is_listed) WHERE (is_public AND (organization_id IS NOT NULL));
CREATE INDEX services_of_owner ON services USING btree (owner_id, created_at) WHERE ((owner_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX services_organization_id_idx ON services USING btree (organization_id) INCLUDE (deleted_at) WHERE (organization_id IS NOT NULL);
CREATE INDEX services_program_id_idx ON services USING btree (program_id) WHERE (program_id IS NOT NULL);
CREATE INDEX services_protected ON services USING btree (id) WHERE is_protected;
CREATE INDEX services_to_approve ON services USING btree (created_at) WHERE ((approved_at IS NULL) AND (deleted_at IS NULL));
CREATE INDEX services_topics_version_idx ON services USING btree (topics_version);
CREATE INDEX services_unlisted_by_words ON services USING gin (public_search) WHERE (NOT is_listed);
CREATE INDEX services_with_alert ON services USING btree (critical_expires_at) WHERE (is_public AND is_listed AND is_critical_header);
CREATE INDEX services_with_beds ON services USING btree (created_at, id) WHERE (is_public AND is_listed AND (
CASE
    WHEN (NOT is_protected) THEN total_beds
    ELSE NULL::integer
END IS NOT NULL));
CREATE INDEX services_with_provisions ON services USING gin (provisions) WHERE (is_public AND is_listed AND (provisions <> '{}'::text[]));
CREATE INDEX services_without_owner ON services USING btree (owner_lost_at) WHERE (owner_lost_at IS NOT NULL);
CREATE INDEX shelters_by_name ON services USING btree (lower(name), id) WHERE ((deleted_at IS NULL) AND ((type_bits & 2) <> 0));

create table sessions (
  token_digest bytea not null,
  id uuid not null,
  user_id uuid not null,
  device text not null,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  has_second_factor boolean not null default false,
  PRIMARY KEY (token_digest),
  UNIQUE (id),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CHECK ((expires_at <= (created_at + '2160:00:00'::interval))),
  CHECK ((octet_length(token_digest) = 32))
);
CREATE INDEX sessions_by_expiry ON sessions USING btree (expires_at);
CREATE INDEX sessions_of_user ON sessions USING btree (user_id, created_at);

create table sources (
  id integer not null generated always as identity,
  key text not null,
  name text not null,
  url text,
  licence text,
  taxonomy_licence text,
  as_of date,
  PRIMARY KEY (id),
  UNIQUE (key),
  CHECK ((key <> ''::text)),
  CHECK ((licence <> ''::text)),
  CHECK ((name <> ''::text)),
  CHECK ((taxonomy_licence <> ''::text)),
  CHECK ((url ~ '^https?://'::text))
);

create table static_page_versions (
  code text not null,
  language text not null,
  version integer not null,
  title text not null,
  content text not null,
  author_id uuid,
  saved_at timestamp with time zone not null,
  PRIMARY KEY (code, language, version),
  FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (code, language) REFERENCES static_pages(code, language) ON DELETE CASCADE,
  CHECK ((content <> ''::text)),
  CHECK ((title <> ''::text)),
  CHECK ((version >= 1))
);
CREATE INDEX static_page_versions_of_author ON static_page_versions USING btree (author_id);

create table static_pages (
  code text not null,
  language text not null,
  title text not null,
  content text not null,
  source_fingerprint bytea,
  updated_at timestamp with time zone not null,
  version integer not null default 1,
  compared_version integer,
  PRIMARY KEY (code, language),
  CHECK ((code = ANY (ARRAY['ABOUT'::text, 'TERMS'::text, 'PRIVACY'::text, 'FAQ'::text, 'DELETION'::text]))),
  CHECK ((compared_version >= 1)),
  CHECK ((content <> ''::text)),
  CHECK ((language = ANY (ARRAY['en'::text, 'es'::text]))),
  CHECK ((octet_length(source_fingerprint) = 32)),
  CHECK ((title <> ''::text)),
  CHECK ((version >= 1))
);

create table stopped_numbers (
  digest bytea not null,
  stopped_on date not null,
  PRIMARY KEY (digest),
  CHECK ((octet_length(digest) = 32))
);

create table towns_to_tell (
  service_id uuid not null,
  PRIMARY KEY (service_id),
  FOREIGN KEY (service_id) REFERENCES services(id) ON DELETE CASCADE
);

create table unfinished_imports (
  source text not null,
  started_at timestamp with time zone not null,
  merged integer not null,
  total integer not null,
  PRIMARY KEY (source),
  CHECK ((merged >= 0)),
  CHECK ((total >= merged))
);

create table unmet_needs (
  week date not null,
  kind text not null,
  name text not null,
  county text not null,
  state text not null,
  part text not null,
  searches integer not null,
  PRIMARY KEY (week, kind, name, state, county, part),
  CHECK ((kind = ANY (ARRAY['NEED'::text, 'AUDIENCE'::text, 'SYNONYM'::text, 'PLACE'::text, 'OTHER'::text]))),
  CHECK ((part = ANY (ARRAY['NIGHT'::text, 'MORNING'::text, 'AFTERNOON'::text, 'EVENING'::text])))
);

create table unread_closings (
  service_id uuid not null,
  closing text not null,
  since timestamp with time zone not null,
  settled_at timestamp with time zone,
  PRIMARY KEY (service_id),
  FOREIGN KEY (service_id) REFERENCES services(id) ON DELETE CASCADE,
  CHECK ((closing <> ''::text))
);
CREATE INDEX unread_closings_open ON unread_closings USING btree (since) WHERE (settled_at IS NULL);

create table user_identities (
  provider text not null,
  subject text not null,
  user_id uuid not null,
  PRIMARY KEY (provider, subject),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CHECK ((provider = ANY (ARRAY['GOOGLE'::text, 'FACEBOOK'::text, 'TWITTER'::text]))),
  CHECK ((subject <> ''::text))
);
CREATE INDEX user_identities_of_user ON user_identities USING btree (user_id);

create table users (
  id uuid not null,
  email text not null,
  display_name text not null,
  phone text,
  role text not null,
  password_hash text,
  last_method text not null,
  total_services integer not null default 3,
  language text not null,
  confirmed_at timestamp with time zone,
  deletion_requested_at timestamp with time zone,
  created_at timestamp with time zone not null,
  last_login_at timestamp with time zone,
  updated_at timestamp with time zone not null,
  version integer not null default 1,
  is_name_public boolean not null default false,
  PRIMARY KEY (id),
  UNIQUE (email),
  CHECK (((email <> ''::text) AND (email = lower(email)))),
  CHECK ((display_name <> ''::text)),
  CHECK ((language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$'::text)),
  CHECK ((last_method = ANY (ARRAY['LOCAL'::text, 'GOOGLE'::text, 'FACEBOOK'::text, 'TWITTER'::text]))),
  CHECK ((password_hash ~~ '$argon2id$%'::text)),
  CHECK ((phone <> ''::text)),
  CHECK ((role = ANY (ARRAY['USER'::text, 'AUTO USER'::text, 'VOLUNTEER'::text, 'VOLUNTEER LEAD'::text, 'SUPER USER'::text, 'ADMINISTRATOR'::text]))),
  CHECK ((total_services >= 1)),
  CHECK ((version >= 1))
);
CREATE INDEX users_by_creation ON users USING btree (created_at, id);
CREATE INDEX users_by_role ON users USING btree (role);

create table webhook_messages (
  number bigint not null generated always as identity,
  id uuid not null default gen_random_uuid(),
  webhook_id uuid not null,
  service_id uuid not null,
  event text not null,
  state text not null default 'WAITING'::text,
  is_fresh boolean not null default true,
  queued_at timestamp with time zone not null default now(),
  first_tried_at timestamp with time zone,
  tried_at timestamp with time zone,
  next_at timestamp with time zone,
  leased_until timestamp with time zone,
  tries integer not null default 0,
  outcome text,
  PRIMARY KEY (number),
  UNIQUE (id),
  FOREIGN KEY (webhook_id) REFERENCES webhooks(id) ON DELETE CASCADE,
  CHECK ((event = ANY (ARRAY['service.created'::text, 'service.updated'::text, 'service.deleted'::text, 'beds.updated'::text]))),
  CHECK ((state = ANY (ARRAY['WAITING'::text, 'FAILED'::text])))
);
CREATE INDEX webhook_messages_failed ON webhook_messages USING btree (webhook_id, number) WHERE (state = 'FAILED'::text);
CREATE INDEX webhook_messages_of_webhook ON webhook_messages USING btree (webhook_id);
CREATE INDEX webhook_messages_waiting ON webhook_messages USING btree (webhook_id, service_id, number) WHERE (state = 'WAITING'::text);
CREATE UNIQUE INDEX webhook_messages_fresh ON webhook_messages USING btree (webhook_id, service_id, ((event = 'beds.updated'::text))) WHERE is_fresh;

create table webhooks (
  id uuid not null,
  url text not null,
  events text[] not null,
  secret text not null,
  created_at timestamp with time zone not null,
  failures integer not null default 0,
  failing_since timestamp with time zone,
  paused_until timestamp with time zone,
  disabled_at timestamp with time zone,
  disabled_because text,
  previous_secret text,
  previous_secret_until timestamp with time zone,
  PRIMARY KEY (id),
  CHECK (((cardinality(events) >= 1) AND (events <@ ARRAY['service.created'::text, 'service.updated'::text, 'service.deleted'::text, 'beds.updated'::text]))),
  CHECK (((disabled_at IS NULL) = (disabled_because IS NULL))),
  CHECK (((failures = 0) = (failing_since IS NULL))),
  CHECK (((previous_secret IS NULL) = (previous_secret_until IS NULL))),
  CHECK ((disabled_because = ANY (ARRAY['BY_HAND'::text, 'FAILING'::text, 'GONE'::text]))),
  CHECK ((failures >= 0)),
  CHECK ((previous_secret ~~ 'whsec\_%'::text)),
  CHECK ((secret ~~ 'whsec\_%'::text)),
  CHECK ((url <> ''::text))
);

create table website_checks (
  url text not null,
  checked_at timestamp with time zone not null,
  gone_days date[] not null default '{}'::date[],
  PRIMARY KEY (url),
  CHECK ((cardinality(gone_days) <= 7))
);
CREATE INDEX website_checks_by_time ON website_checks USING btree (checked_at) WHERE (gone_days = '{}'::date[]);
CREATE INDEX website_checks_gone ON website_checks USING btree (checked_at) WHERE (gone_days <> '{}'::date[]);

create table withheld_places (
  service_id uuid not null,
  kind text not null,
  state text not null,
  reason text not null,
  words text[] not null,
  taken jsonb not null default '{}'::jsonb,
  found_at timestamp with time zone not null,
  asked_by uuid,
  asked_at timestamp with time zone,
  opens_at timestamp with time zone,
  decided_by uuid,
  decided_at timestamp with time zone,
  wants text not null default 'PLACE'::text,
  door_digest bytea,
  door_opened_at timestamp with time zone,
  PRIMARY KEY (service_id),
  FOREIGN KEY (asked_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL,
  FOREIGN KEY (service_id) REFERENCES services(id) ON DELETE CASCADE,
  CHECK (((opens_at IS NULL) OR (state = ANY (ARRAY['WITHHELD'::text, 'ASKED'::text])) OR (wants = 'DOOR'::text))),
  CHECK ((kind = ANY (ARRAY['WITHHOLD'::text, 'QUESTION'::text, 'DOOR'::text]))),
  CHECK ((reason = ANY (ARRAY['WORDS'::text, 'SHARED_DOOR'::text, 'SOURCE_FLAG'::text, 'OWNER'::text, 'PERSON'::text, 'EXCLUDED'::text]))),
  CHECK ((state = ANY (ARRAY['WITHHELD'::text, 'PROPOSED'::text, 'OPENED'::text, 'HIDDEN'::text, 'ASKED'::text]))),
  CHECK ((wants = ANY (ARRAY['PLACE'::text, 'DOOR'::text])))
);
CREATE INDEX withheld_places_asked_by ON withheld_places USING btree (asked_by);
CREATE INDEX withheld_places_decided_by ON withheld_places USING btree (decided_by);
CREATE INDEX withheld_places_open ON withheld_places USING btree (opens_at) WHERE (opens_at IS NOT NULL);
CREATE INDEX withheld_places_undecided ON withheld_places USING btree (found_at, service_id) WHERE (state = ANY (ARRAY['WITHHELD'::text, 'PROPOSED'::text]));

create table withheld_to_tell (
  service_id uuid not null,
  PRIMARY KEY (service_id),
  FOREIGN KEY (service_id) REFERENCES services(id) ON DELETE CASCADE
);

create table withholdings (
  id bigint not null generated always as identity,
  at timestamp with time zone not null default clock_timestamp(),
  PRIMARY KEY (id)
);

create table words_to_tell (
  service_id uuid not null,
  PRIMARY KEY (service_id),
  FOREIGN KEY (service_id) REFERENCES services(id) ON DELETE CASCADE
);

create view public_services as
SELECT id,
  name,
  description,
  source_description,
  service_summary,
  age,
  types,
  needs,
  category,
  address_visibility,
  address1,
  address2,
  city,
  state,
  zip,
  country,
  longitude,
  latitude,
  is_location_approximate,
  time_zone,
  phone,
  phone_extension,
  contact_email,
  website,
  facebook,
  twitter,
  instagram,
  youtube,
  is_allowed_pets,
  is_low_barrier,
  is_contact,
  schedules,
  close_schedules,
  hours_id,
  is_permanently_closed,
  is_show_flag,
  is_show_donate,
  CASE
  WHEN (NOT is_protected) THEN available_beds
  ELSE NULL::integer
  END AS available_beds,
  CASE
  WHEN (NOT is_protected) THEN total_beds
  ELSE NULL::integer
  END AS total_beds,
  CASE
  WHEN (NOT is_protected) THEN beds_updated_at
  ELSE NULL::timestamp with time zone
  END AS beds_updated_at,
  is_critical_header,
  critical_description,
  critical_description_es,
  critical_expires_at,
  likes,
  approved_at,
  verified_at,
  verified_by,
  created_at,
  updated_at,
  public_version AS version,
  public_point,
  public_search,
  type_bits,
  need_bits,
  category_bits,
  is_public,
  is_listed,
  languages,
  xmin AS revision,
  fact_sources,
  is_protected,
  place_shown,
  region,
  region_es,
  entry_ways,
  entry_text,
  required_documents,
  cost,
  how_to_apply,
  accessibility,
  stay_limit,
  asks_immigration_status,
  organization,
  organization_id,
  program_id,
  stated_topics,
  topics,
  age_min,
  age_max,
  intake_schedules,
  service_area,
  CASE
  WHEN (NOT is_protected) THEN intake_closed_until
  ELSE NULL::timestamp with time zone
  END AS intake_closed_until,
  CASE
  WHEN (NOT is_protected) THEN beds
  ELSE '[]'::jsonb
  END AS beds,
  CASE
  WHEN (NOT is_protected) THEN source_phone
  ELSE NULL::text
  END AS source_phone,
  asks_for_id,
  asks_to_be_sober,
  house_rules,
  provisions
  FROM services
  WHERE is_public;

create view services_of_organizations as
WITH changed AS (
  SELECT organization_id,
  (sum(kept))::integer AS kept,
  (sum(public))::integer AS public,
  (sum(listed))::integer AS listed
  FROM organization_count_changes
  GROUP BY organization_id
  )
  SELECT organization_id,
  (COALESCE(c.kept, 0) + COALESCE(d.kept, 0)) AS kept,
  (COALESCE(c.public, 0) + COALESCE(d.public, 0)) AS public,
  (COALESCE(c.listed, 0) + COALESCE(d.listed, 0)) AS listed
  FROM (organization_counts c
  FULL JOIN changed d USING (organization_id));

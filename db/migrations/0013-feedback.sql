-- Messages to those who run the product or a service, and the pictures that come with them.

create table feedbacks (
  id          uuid             primary key,
  -- Made by the sender: the same message sent again is kept once.
  sending_id  uuid             unique,
  type        text             not null check (type in ('APP', 'SERVICE', 'CLAIM')),
  service_id  uuid             references services (id) on delete set null,
  name        text             check (name <> ''),
  email       text             not null check (email <> ''),
  phone       text             check (phone <> ''),
  subject     text             check (subject <> ''),
  message     text             not null check (message <> ''),
  -- Where the sender was, degrees; both or neither.
  longitude   double precision check (longitude between -180 and 180),
  latitude    double precision check (latitude between -90 and 90),
  language    text             not null check (language in ('en', 'es')),
  is_archived boolean          not null default false,
  created_at  timestamptz      not null,
  check ((longitude is null) = (latitude is null)),
  -- What stands in the head of a mail is one line.
  check (concat(name, email, phone, subject) !~ '[\r\n]')
);

create index feedbacks_of_service on feedbacks (service_id) where service_id is not null;
create index feedbacks_of_sender on feedbacks (lower(email), created_at);

-- Pictures in the file store. The row is there before the file and goes after it, so that no file is forgotten.
create table files (
  name        text        primary key check (name ~ '^[A-Za-z0-9_-]{32}\.(png|jpg|webp)$'),
  width       int         not null check (width > 0),
  height      int         not null check (height > 0),
  feedback_id uuid        references feedbacks (id) on delete set null,
  -- Among the pictures of the feedback, from 0.
  position    smallint    check (position between 0 and 4),
  created_at  timestamptz not null
);

create index files_of_feedback on files (feedback_id, position) where feedback_id is not null;
create index files_unnamed on files (created_at) where feedback_id is null;

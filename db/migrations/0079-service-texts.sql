-- Texts of a service in further languages than English and Spanish, see `domain/translation/further-texts.ts`. A text
-- is true of the English that it was made from: where that is another now, whoever reads it takes it for stale.
create table service_texts (
  service_id uuid not null references services on delete cascade,
  field text not null check (field ~ '^[a-z][A-Za-z]{1,40}$'),
  language text not null check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$' and language not in ('en', 'es')),
  text text not null check (text <> '' and char_length(text) <= 1000),
  state text not null check (state in ('MACHINE', 'REVIEWED', 'STALE')),
  -- MD5 of it, in hexadecimal digits; empty where nobody knows.
  english_digest text not null check (english_digest ~ '^([0-9a-f]{32})?$'),
  primary key (service_id, field, language)
);

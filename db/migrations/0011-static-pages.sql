-- The pages of plain text: about, terms, privacy, questions, deletion of an account; each in both languages.

create table static_pages (
  code        text not null check (code in ('ABOUT', 'TERMS', 'PRIVACY', 'FAQ', 'DELETION')),
  language    text not null check (language in ('en', 'es')),
  title       text not null check (title <> ''),
  -- HTML of a few plain elements; whoever writes it here has cleaned it. `{{support}}` stands for the way to the
  -- operator.
  content     text not null check (content <> ''),
  -- SHA-256 of the file of db/pages that it came from: a newer file replaces it. Null once somebody has edited it:
  -- then it is theirs.
  source_fingerprint bytea check (octet_length(source_fingerprint) = 32),
  updated_at  timestamptz not null,
  version     int not null default 1 check (version >= 1),
  primary key (code, language)
);

-- Pages of plain text have versions, and Spanish ones know the English that they were compared with.

-- Of Spanish pages: the version of the English page when somebody last saved or checked the Spanish one.
alter table static_pages add column compared_version int check (compared_version >= 1);

update static_pages es
   set compared_version = en.version
  from static_pages en
 where es.language = 'es' and en.language = 'en' and en.code = es.code;

-- What administrators saved, and what stood there before the first of them.
create table static_page_versions (
  code      text not null,
  language  text not null,
  version   int not null check (version >= 1),
  title     text not null check (title <> ''),
  content   text not null check (content <> ''),
  -- Null: the text came with the software, or its author has no account any more.
  author_id uuid references users (id) on delete set null,
  saved_at  timestamptz not null,
  primary key (code, language, version),
  foreign key (code, language) references static_pages (code, language) on delete cascade
);

create index static_page_versions_of_author on static_page_versions (author_id);

-- A package that lies open at an address has several files; '' is one that is a single file.
alter table harvest_pieces
  add column file text not null default '',
  drop constraint harvest_pieces_pkey,
  add primary key (harvest, is_new, file, number);

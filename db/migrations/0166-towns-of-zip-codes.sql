-- What the post calls the place of a ZIP code, beside it in the picker. The gazetteer is loaded anew at the next start,
-- as whenever its files change. Writes no row.
alter table postal_areas add column town text not null default '';

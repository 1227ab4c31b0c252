-- Lists of organizations are found and ordered by their names without folding every name at each call.
alter table organizations
  add column folded_name text generated always as
    (regexp_replace(lower(normalize(name, NFKD)), E'[\u0300-\u036f]', '', 'g')) stored,
  add column folded_alternate_name text generated always as
    (regexp_replace(lower(normalize(alternate_name, NFKD)), E'[\u0300-\u036f]', '', 'g')) stored;
create index organizations_by_name on organizations (lower(name), id);
-- Whether one has a service that everybody may see, and how many, without reading services.
create index services_of_organization on services (organization_id, is_listed)
  where is_public and organization_id is not null;

-- Web addresses that are due are found without reading the services.
create index services_by_website on services (website) include (is_public, is_listed) where website is not null;
create index website_checks_by_time on website_checks (checked_at) where gone_days = '{}';
create index website_checks_gone on website_checks (checked_at) where gone_days <> '{}';

-- Listings whose words named the street of another listing until an import, a restored service, an undo or a job took it
-- out. A job tells their owners within the hour, once for each listing, as no mail could be queued at once.
create table words_to_tell (service_id uuid primary key references services (id) on delete cascade);

-- Withheld places of whose owners nobody has been told yet: what an import, a restored service or an undone merge withholds
-- is told within the hour, once for each. Empty at first, as what was withheld until now is not told again.
create table withheld_to_tell (service_id uuid primary key references services (id) on delete cascade);

-- What outreach needs to know besides whether a door is open today, where they said so: until when people are taken in
-- (minutes since midnight, of the service's place), beds left, room beyond the beds, pets. Columns without a default
-- write no row, and an older process leaves them empty.
alter table roll_call_services
  add column taken_until integer check (taken_until between 0 and 1440),
  add column beds_left integer check (beds_left between 0 and 100000),
  add column has_overflow boolean,
  add column takes_pets boolean;

-- How often visitors asked about what a service does not state: counts, and nothing of who asked, or when.
create table asks (
  service_id uuid not null references services (id) on delete cascade,
  -- The field's name on the wire.
  field      text not null check (field <> '' and char_length(field) <= 50),
  presses    int  not null check (presses >= 1),
  primary key (service_id, field)
);

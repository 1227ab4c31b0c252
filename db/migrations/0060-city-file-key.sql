-- The key that signs files with the services around a place, where none is configured; made with the first file.
create table city_file_keys (
  -- There is one.
  is_only boolean primary key default true check (is_only),
  -- PKCS #8 in PEM.
  private_key text not null
);

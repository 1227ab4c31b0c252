-- The gazetteer: cities and postal areas of the United States and Canada. Loaded from db/gazetteer at start,
-- never edited: a newer set replaces the whole of an older one in one transaction. Rows come by the ten thousand
-- and only from there, so nothing checks each one's references.

-- What was loaded, from where.
create table gazetteer_loads (
  -- 'gazetteer', or another set of places beside it, such as the demonstration's.
  origin      text primary key,
  -- SHA-256 of the set.
  fingerprint bytea not null check (octet_length(fingerprint) = 32)
);

create table cities (
  -- Made from what the city is, so that it stays the same when the gazetteer is loaded anew.
  id         uuid primary key,
  -- A row of gazetteer_loads.
  origin     text   not null,
  name       text   not null check (name <> ''),
  state      text   not null check (state ~ '^[A-Z]{2}$'),
  -- What is shown: the name with its state, and its county where a bigger one of the name is in the state.
  label      text   not null,
  -- 0 where nobody counted.
  population int    not null check (population >= 0),
  longitude  double precision not null check (longitude between -180 and 180),
  latitude   double precision not null check (latitude between -85 and 85)
);

-- What each city is found by: one row for each of its names, and for what follows each word of them. By bytes,
-- so that the primary key finds what begins with some letters.
create table city_names (
  -- Made by domain/places/place-key.ts: folded, without spaces.
  key       text collate "C" not null check (key <> ''),
  -- A row of cities.
  city_id   uuid    not null,
  -- Beside the key, so that the best of thousands of names are found without reading their cities.
  state     text    not null,
  -- Grows with the population.
  weight    real    not null,
  -- False where the key begins in the middle of the name.
  is_whole  boolean not null,
  primary key (key, city_id) include (state, weight, is_whole)
);

create table postal_areas (
  id        uuid primary key,
  -- A row of gazetteer_loads.
  origin    text not null,
  -- Five digits in the United States, the first half of a postal code in Canada.
  code      text collate "C" not null unique check (code ~ '^([0-9]{5}|[A-Z][0-9][A-Z])$'),
  longitude double precision not null check (longitude between -180 and 180),
  latitude  double precision not null check (latitude between -85 and 85)
);

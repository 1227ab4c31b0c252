-- A listing that a person has said to protect is opened as one that is withheld: by a request, 24 hours after it was agreed
-- (rules protection 9 and 16). Writes no row; the constraints are read again over what was found of places.
alter table withheld_places
  drop constraint withheld_places_reason_check,
  add constraint withheld_places_reason_check check (reason in ('WORDS', 'SHARED_DOOR', 'SOURCE_FLAG', 'OWNER', 'PERSON')),
  drop constraint withheld_places_check,
  add constraint withheld_places_check check (opens_at is null or state in ('WITHHELD', 'ASKED') or wants = 'DOOR');

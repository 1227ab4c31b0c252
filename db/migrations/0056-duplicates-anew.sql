-- The rules by which services look alike have changed: the next search compares all of them again.
delete from duplicate_keys;

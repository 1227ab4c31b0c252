-- A listing whose record its source keeps out of directories, and which a person has edited, is asked about as a record,
-- not as an address (rule imports 65). Those that wait for an answer change their reason; the constraint is read again.
alter table withheld_places
  drop constraint withheld_places_reason_check,
  add constraint withheld_places_reason_check
    check (reason in ('WORDS', 'SHARED_DOOR', 'SOURCE_FLAG', 'OWNER', 'PERSON', 'EXCLUDED'));
update withheld_places set reason = 'EXCLUDED', taken = '{}'
 where state = 'PROPOSED' and reason = 'SOURCE_FLAG' and words = '{Exclude from directory}';

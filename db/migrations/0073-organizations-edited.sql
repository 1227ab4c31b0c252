-- Changes of organizations have a history.
alter table history drop constraint history_thing_check;
alter table history add constraint history_thing_check check (thing in (
  'SERVICE', 'USER', 'CRISIS_LINE', 'STATIC_PAGE', 'SETTING', 'LIAISON', 'REGION', 'COORDINATOR', 'INVITATION',
  'HARD_NIGHT', 'ORGANIZATION'));

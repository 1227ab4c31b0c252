-- A source that is harvested has a service no more.
alter table health_findings
  drop constraint health_findings_kind_check,
  add constraint health_findings_kind_check check (kind in ('WEBSITE_GONE', 'PHONE_IMPOSSIBLE', 'MAIL_REFUSED', 'REPORTED',
    'NEVER_OPEN', 'FAR_FROM_ADDRESS', 'BEDS_OLD', 'UNCONFIRMED', 'WRONG_LANGUAGE', 'GONE_FROM_SOURCE'));

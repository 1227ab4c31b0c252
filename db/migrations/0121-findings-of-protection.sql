-- A service that may have to be protected, which a person has to decide. The constraint is read again over the stored
-- findings, of which there are at most a thousand of each kind.
alter table health_findings
  drop constraint health_findings_kind_check,
  add constraint health_findings_kind_check check (kind in ('WEBSITE_GONE', 'PHONE_IMPOSSIBLE', 'MAIL_REFUSED', 'REPORTED',
    'NEVER_OPEN', 'FAR_FROM_ADDRESS', 'BEDS_OLD', 'UNCONFIRMED', 'WRONG_LANGUAGE', 'GONE_FROM_SOURCE', 'PROTECTS_PEOPLE'));

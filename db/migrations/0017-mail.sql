-- What became of each mail and recipient, so that a job that comes twice mails nobody twice.

create table mail_deliveries (
  -- As it stands in the job.
  mail_id   text        not null check (mail_id <> ''),
  -- A user's id, or SENDER: whoever wrote the feedback. No address.
  recipient text        not null check (recipient <> ''),
  -- REFUSED: for ever, by the recipient's server.
  outcome   text        not null check (outcome in ('SENT', 'REFUSED')),
  at        timestamptz not null,
  primary key (mail_id, recipient)
);
create index mail_deliveries_by_age on mail_deliveries (at);

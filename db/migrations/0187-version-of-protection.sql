-- With which version of the rule the directory was looked through, or is being: a later version looks again (rule
-- protection 14). 0: with a rule that had no number yet.
alter table protection_review add column rule_version integer not null default 0;

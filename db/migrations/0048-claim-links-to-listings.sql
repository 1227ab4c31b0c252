-- The listed address that was mailed a link for a claim; null where none was.

alter table feedbacks add column listed_email text check (listed_email = lower(listed_email));

create index feedbacks_by_listed_email on feedbacks (listed_email, created_at) where listed_email is not null;

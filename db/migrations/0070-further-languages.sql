-- Accounts, messages and mails may be in any language that the operator has switched on. Which these are, the app knows.
alter table confirmation_requests drop constraint confirmation_requests_language_check;
alter table confirmation_requests add constraint confirmation_requests_language_check check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$');
alter table feedbacks drop constraint feedbacks_language_check;
alter table feedbacks add constraint feedbacks_language_check check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$');
alter table invitations drop constraint invitations_language_check;
alter table invitations add constraint invitations_language_check check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$');
alter table roll_call_services drop constraint roll_call_services_language_check;
alter table roll_call_services add constraint roll_call_services_language_check check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$');
alter table users drop constraint users_language_check;
alter table users add constraint users_language_check check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$');

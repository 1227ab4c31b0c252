-- Who asks for a service that nobody owns: a claim is a message of type CLAIM.

alter table feedbacks add column claimant_id uuid references users (id) on delete set null;

create index feedbacks_of_claimant on feedbacks (claimant_id, service_id) where claimant_id is not null;

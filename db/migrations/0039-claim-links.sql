-- The mailed links that grant a claim, and whose website has which domain.

create table claim_links (
  token_digest bytea primary key check (octet_length(token_digest) = 32),
  feedback_id uuid not null references feedbacks (id) on delete cascade,
  expires_at timestamptz not null
);

create index claim_links_of_claim on claim_links (feedback_id);
create index claim_links_by_expiry on claim_links (expires_at);

create index services_by_site
    on services ((reverse(lower(substring(website from '^https?://(?:[^/?#]*@)?([^/:?#]+)'))) collate "C"))
 where website is not null and deleted_at is null;

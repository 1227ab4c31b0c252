-- How many services each organization has at this moment: the numbers that are stored, and the changes that a job has
-- not added to them yet. Organizations without a service are missing.
create or replace view services_of_organizations as
with changed as (
  select organization_id, sum(kept)::int as kept, sum(public)::int as public, sum(listed)::int as listed
    from organization_count_changes group by organization_id)
select organization_id, coalesce(c.kept, 0) + coalesce(d.kept, 0) as kept,
       coalesce(c.public, 0) + coalesce(d.public, 0) as public,
       coalesce(c.listed, 0) + coalesce(d.listed, 0) as listed
  from organization_counts c full join changed d using (organization_id);

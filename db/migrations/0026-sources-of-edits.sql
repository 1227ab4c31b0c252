-- What 0024 found out of the history is made exact: a proposal that nobody has approved is no change, and where people
-- have entered most of the facts there is no main source.

update services s
   set fact_sources = jsonb_set(s.fact_sources, '{0,fields}', s.fact_sources #> '{0,fields}' || proposed.fields)
  from (select o.id, jsonb_agg(distinct field) as fields
          from history h
          join services o on o.id::text = h.thing_id and jsonb_array_length(o.fact_sources) = 1
         cross join jsonb_object_keys(h.after) as field
         where h.thing = 'SERVICE' and h.action in ('PROPOSE', 'REFUSE_EDIT')
           and field in (
             'name', 'type', 'needs', 'description', 'sourceDescription', 'addressVisibility', 'address1', 'address2',
             'city', 'state', 'zip', 'country', 'location', 'isLocationApproximate', 'phone', 'phoneExtension',
             'contactEmail', 'website', 'facebook', 'instagram', 'twitter', 'youtube', 'isContact', 'schedules',
             'closeSchedules', 'category', 'age', 'languages', 'totalBeds', 'availableBeds')
           and not o.fact_sources #> '{0,fields}' ? field
           and not exists (select from history c
                            where c.thing = 'SERVICE' and c.thing_id = h.thing_id
                              and c.action not in ('IMPORT', 'PROPOSE', 'REFUSE_EDIT') and c.after ? field)
         group by o.id) proposed
 where s.id = proposed.id;

-- The facts that count are those that `afterEdit` counts.
update services s
   set fact_sources = case when s.fact_sources #> '{0,fields}' = '[]' then '[]'
                           else jsonb_set(s.fact_sources, '{0,isMain}', 'false') end
  from (select o.id,
               count(*) filter (where o.fact_sources #> '{0,fields}' ? field) as imported,
               count(*) filter (where not o.fact_sources #> '{0,fields}' ? field) as entered
          from services o
          left join service_places p on p.service_id = o.id
         cross join lateral (values
           ('name', o.name <> ''), ('type', o.types <> '{}'), ('needs', o.needs <> '{}'),
           ('serviceSummary', o.service_summary <> ''), ('description', o.description <> ''),
           ('sourceDescription', o.source_description <> ''), ('addressVisibility', o.address_visibility <> 'EXACT'),
           ('address1', p.address1 <> ''), ('address2', p.address2 <> ''), ('city', coalesce(p.city, o.city) <> ''),
           ('state', o.state <> ''), ('zip', p.zip <> ''), ('country', o.country <> ''),
           ('location', p.longitude is not null), ('phone', o.phone <> ''),
           ('phoneExtension', o.phone_extension <> ''), ('contactEmail', o.contact_email <> ''),
           ('website', o.website <> ''), ('facebook', o.facebook <> ''), ('instagram', o.instagram <> ''),
           ('twitter', o.twitter <> ''), ('youtube', o.youtube <> ''), ('isContact', o.is_contact),
           ('schedules', o.schedules <> '[]'), ('closeSchedules', o.close_schedules <> '[]'),
           ('category', o.category <> '{}'), ('age', o.age <> ''), ('languages', o.languages <> '{}'),
           ('isAllowedPets', o.is_allowed_pets is not null), ('isLowBarrier', o.is_low_barrier is not null),
           ('totalBeds', o.total_beds is not null), ('availableBeds', o.available_beds is not null)
         ) as fact (field, is_stated)
         where fact.is_stated and jsonb_array_length(o.fact_sources) = 1
           and (o.fact_sources #> '{0,isMain}')::boolean
           and exists (select from history h
                        where h.thing = 'SERVICE' and h.thing_id = o.id::text
                          and h.action not in ('IMPORT', 'PROPOSE', 'REFUSE_EDIT'))
         group by o.id) counted
 where s.id = counted.id and (counted.entered > counted.imported or s.fact_sources #> '{0,fields}' = '[]');

-- What says that a service has changed follows from what guests see of it (rule services 33): a note, a proposal, a
-- review, an owner, or a count of beds at a protected listing moves nothing of theirs.
--
-- `version` is for those who edit, `public_version` is what guests get as its version. It begins so high that no number
-- is one of each: whoever edits may send back either. A constant default, so no row is written.
alter table services add column public_version integer not null default 500000000;

-- The sources of what guests see: without facts that are hidden, as `shownSources` has them.
create function told_sources(s services) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(jsonb_set(entry, '{fields}', told.fields) order by place), '[]')
    from jsonb_array_elements(s.fact_sources) with ordinality as stored (entry, place)
   cross join lateral (
     select (entry->'fields')
            - case when s.is_protected then array['availableBeds', 'totalBeds', 'beds'] else '{}' end
            - case when s.address1 is null then array['address1'] else '{}' end
            - case when s.address2 is null then array['address2'] else '{}' end
            - case when s.city = '' then array['city'] else '{}' end
            - case when s.zip is null then array['zip'] else '{}' end
            - case when s.longitude is null then array['location', 'isLocationApproximate'] else '{}' end as fields
   ) told
   where told.fields <> '[]' or (entry->>'isMain')::boolean
$$;

-- Whether guests see something else of a service than before. Every column of `services` is named here, or in the test
-- of this function among those that guests do not see.
create function is_seen_otherwise(was services, s services) returns boolean language plpgsql immutable as $$
begin
  if (was.name, was.description, was.source_description, was.service_summary, was.age, was.types, was.needs, was.category,
      was.address_visibility, was.address1, was.address2, was.city, was.state, was.zip, was.country, was.longitude,
      was.latitude, was.is_location_approximate, was.time_zone, was.phone, was.phone_extension, was.contact_email,
      was.website, was.facebook, was.twitter, was.instagram, was.youtube)
     is distinct from
     (s.name, s.description, s.source_description, s.service_summary, s.age, s.types, s.needs, s.category,
      s.address_visibility, s.address1, s.address2, s.city, s.state, s.zip, s.country, s.longitude,
      s.latitude, s.is_location_approximate, s.time_zone, s.phone, s.phone_extension, s.contact_email,
      s.website, s.facebook, s.twitter, s.instagram, s.youtube)
  or (was.is_allowed_pets, was.is_low_barrier, was.is_contact, was.schedules, was.close_schedules,
      was.is_permanently_closed, was.is_show_flag, was.is_show_donate, was.is_critical_header, was.critical_description,
      was.critical_description_es, was.critical_expires_at, was.verified_at, was.verified_by, was.created_at,
      was.languages, was.is_protected, was.place_shown, was.region, was.region_es, was.entry_ways, was.entry_text,
      was.required_documents, was.cost, was.how_to_apply, was.accessibility, was.stay_limit)
     is distinct from
     (s.is_allowed_pets, s.is_low_barrier, s.is_contact, s.schedules, s.close_schedules,
      s.is_permanently_closed, s.is_show_flag, s.is_show_donate, s.is_critical_header, s.critical_description,
      s.critical_description_es, s.critical_expires_at, s.verified_at, s.verified_by, s.created_at,
      s.languages, s.is_protected, s.place_shown, s.region, s.region_es, s.entry_ways, s.entry_text,
      s.required_documents, s.cost, s.how_to_apply, s.accessibility, s.stay_limit)
  or (was.asks_immigration_status, was.organization, was.organization_id, was.program_id, was.stated_topics, was.topics,
      was.age_min, was.age_max, was.intake_schedules, was.service_area, was.intake_closed_until)
     is distinct from
     (s.asks_immigration_status, s.organization, s.organization_id, s.program_id, s.stated_topics, s.topics,
      s.age_min, s.age_max, s.intake_schedules, s.service_area, s.intake_closed_until)
  or (not s.is_protected and (was.available_beds, was.total_beds, was.beds_updated_at, was.beds)
     is distinct from (s.available_beds, s.total_beds, s.beds_updated_at, s.beds)) then
    return true;
  end if;
  return was.fact_sources <> s.fact_sources and told_sources(was) <> told_sources(s);
end $$;

-- A change that guests do not see leaves their dates, too.
create function move_public_marks() returns trigger language plpgsql as $$
begin
  if new.approved_at is null or new.deleted_at is not null then return new; end if;
  if not old.is_public or is_seen_otherwise(old, new) then
    new.public_version := greatest(new.public_version, old.public_version + 1);
  elsif new.public_version = old.public_version then
    new.updated_at := old.updated_at;
    new.approved_at := old.approved_at;
  end if;
  return new;
end $$;
create trigger public_marks_follow_what_is_seen before update on services
  for each row execute function move_public_marks();

create or replace function record_changed_services() returns trigger language plpgsql set enable_nestloop = off as $$
begin
  insert into public_changes (resource, id)
  select 'service', s.id
    from services_after s join services_before was using (id)
   where (was.is_public or s.is_public)
     and (was.public_version, was.is_public) is distinct from (s.public_version, s.is_public)
   order by s.id
      on conflict (resource, id) do update set xid = pg_current_xact_id(), at = now();
  return null;
end $$;

-- Which events a change of a service is. Texts in other languages are told of by what stores them.
create or replace function webhook_events(was services, is_now services) returns text[] language plpgsql immutable as $$
declare
  -- Not public, or derived.
  untold constant text[] := array['likes', 'comment', 'owner_id', 'owner_lost_at', 'attachments', 'refused_at',
    'refusal_reason', 'public_search', 'public_point', 'hours_id', 'type_bits', 'need_bits', 'category_bits',
    'topics_version', 'version', 'public_version', 'updated_at', 'approved_at'];
  of_beds constant text[] := array['available_beds', 'total_beds', 'beds', 'beds_updated_at'];
  before jsonb;
  after jsonb;
  has_count constant boolean :=
    (was.available_beds, was.total_beds, was.beds, was.beds_updated_at)
    is distinct from (is_now.available_beds, is_now.total_beds, is_now.beds, is_now.beds_updated_at);
  told text[] := '{}';
begin
  if was.public_version = is_now.public_version then return told; end if;
  before := to_jsonb(was) - untold - of_beds;
  after := to_jsonb(is_now) - untold - of_beds;
  -- With a count its source changes.
  if has_count then
    before := before - 'fact_sources';
    after := after - 'fact_sources';
  end if;
  if before <> after then told := told || 'service.updated'::text; end if;
  -- Of a protected listing no beds are public.
  if has_count and not is_now.is_protected then told := told || 'beds.updated'::text; end if;
  return told;
end $$;

-- The view, whatever columns it has by now, gives guests their version.
do $$
declare
  shown constant text := pg_get_viewdef('public_services');
  told constant text := regexp_replace(shown, '\mversion\M', 'public_version as version');
begin
  if told = shown or shown ~ '\mpublic_version\M' then raise exception 'public_services has no version'; end if;
  execute 'create or replace view public_services as ' || told;
end $$;

-- A count of beds is told of besides an edit, so that whoever wants counts alone gets them from whatever changes them: a
-- change may be several events.
drop index webhook_messages_fresh;
create unique index webhook_messages_fresh on webhook_messages (webhook_id, service_id, (event = 'beds.updated'))
  where is_fresh;

-- Which events a change of a service is.
create or replace function webhook_events(was services, is_now services) returns text[] language plpgsql immutable as $$
declare
  -- Not public, or derived.
  untold constant text[] := array['likes', 'comment', 'owner_id', 'owner_lost_at', 'attachments', 'refused_at',
    'refusal_reason', 'public_search', 'public_point', 'hours_id', 'type_bits', 'need_bits', 'category_bits',
    'topics_version', 'version', 'updated_at', 'approved_at'];
  of_beds constant text[] := array['available_beds', 'total_beds', 'beds', 'beds_updated_at'];
  before jsonb := to_jsonb(was) - untold;
  after jsonb := to_jsonb(is_now) - untold;
  has_count constant boolean :=
    (was.available_beds, was.total_beds, was.beds, was.beds_updated_at)
    is distinct from (is_now.available_beds, is_now.total_beds, is_now.beds, is_now.beds_updated_at);
  told text[] := '{}';
begin
  before := before - of_beds;
  after := after - of_beds;
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

create or replace function queue_webhook_messages() returns trigger language plpgsql as $$
declare
  told text[];
  of_service uuid;
begin
  if not exists (select from webhooks where disabled_at is null) then return null; end if;
  told := case
    when tg_op = 'INSERT' then array['service.created']
    when tg_op = 'DELETE' then array['service.deleted']
    when not new.is_public then array['service.deleted']
    when not old.is_public then array['service.created']
    else webhook_events(old, new)
  end;
  of_service := case when tg_op = 'DELETE' then old.id else new.id end;
  -- By the time it is sent it would be a deletion, too.
  if 'service.deleted' = any (told) then
    delete from webhook_messages m
     where m.webhook_id in (select w.id from webhooks w) and m.service_id = of_service
       and m.is_fresh and m.event = 'beds.updated';
  end if;
  insert into webhook_messages as m (webhook_id, service_id, event)
  select w.id, of_service, t.event
    from webhooks w
   cross join unnest(told) with ordinality as t (event, place)
   where w.disabled_at is null and t.event = any (w.events)
   order by w.id, t.place
      on conflict (webhook_id, service_id, (event = 'beds.updated')) where is_fresh do update
     set event = case
           when excluded.event in ('service.deleted', 'beds.updated') or m.event = 'service.deleted' then excluded.event
           when 'service.created' in (m.event, excluded.event) then 'service.created'
           else 'service.updated'
         end;
  return null;
end $$;

drop function webhook_event(services, services);

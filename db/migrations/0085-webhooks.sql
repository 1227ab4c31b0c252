-- Addresses of other programs that are told of public changes.
create table webhooks (
  id               uuid        primary key,
  url              text        not null check (url <> ''),
  events           text[]      not null check (cardinality(events) >= 1
                                 and events <@ array['service.created', 'service.updated', 'service.deleted', 'beds.updated']),
  -- With which messages are signed; it has to be known in full.
  secret           text        not null check (secret like 'whsec\_%'),
  created_at       timestamptz not null,
  -- Tries that failed since one succeeded, and since when.
  failures         int         not null default 0 check (failures >= 0),
  failing_since    timestamptz,
  -- Nothing is sent before.
  paused_until     timestamptz,
  disabled_at      timestamptz,
  disabled_because text        check (disabled_because in ('BY_HAND', 'FAILING', 'GONE')),
  check ((failures = 0) = (failing_since is null)),
  check ((disabled_at is null) = (disabled_because is null))
);

-- What a receiver has to be told, written in the transaction of the change. A message that was sent is deleted. What it
-- says is read when it is sent, so that nothing is told that is not public any more.
create table webhook_messages (
  -- In order for each service.
  number         bigint      primary key generated always as identity,
  id             uuid        not null unique default gen_random_uuid(),
  webhook_id     uuid        not null references webhooks (id) on delete cascade,
  service_id     uuid        not null,
  event          text        not null check (event in ('service.created', 'service.updated', 'service.deleted', 'beds.updated')),
  state          text        not null default 'WAITING' check (state in ('WAITING', 'FAILED')),
  -- Nobody has tried to send it: a further change of the service is a part of it.
  is_fresh       boolean     not null default true,
  queued_at      timestamptz not null default now(),
  first_tried_at timestamptz,
  tried_at       timestamptz,
  -- Null: at once.
  next_at        timestamptz,
  -- Until then one process has it.
  leased_until   timestamptz,
  tries          int         not null default 0,
  -- A status of HTTP, or why there was none.
  outcome        text
);
create unique index webhook_messages_fresh on webhook_messages (webhook_id, service_id) where is_fresh;
create index webhook_messages_waiting on webhook_messages (webhook_id, service_id, number) where state = 'WAITING';
create index webhook_messages_failed on webhook_messages (webhook_id, number) where state = 'FAILED';
create index webhook_messages_of_webhook on webhook_messages (webhook_id);

-- Which event a change of a service is; null: nothing that is told.
create or replace function webhook_event(was services, is_now services) returns text language plpgsql immutable as $$
declare
  -- Not public, or derived.
  untold constant text[] := array['likes', 'comment', 'owner_id', 'owner_lost_at', 'attachments', 'refused_at',
    'refusal_reason', 'public_search', 'public_point', 'hours_id', 'type_bits', 'need_bits', 'category_bits',
    'topics_version', 'version', 'updated_at', 'approved_at'];
  -- With a count its source changes.
  of_beds constant text[] := array['available_beds', 'total_beds', 'beds', 'beds_updated_at', 'fact_sources'];
  before jsonb := to_jsonb(was) - untold;
  after jsonb := to_jsonb(is_now) - untold;
begin
  if before = after then return null; end if;
  if before - of_beds <> after - of_beds then return 'service.updated'; end if;
  if before - 'fact_sources' = after - 'fact_sources' then return 'service.updated'; end if;
  -- Of a protected listing no beds are public.
  return case when is_now.is_protected then null else 'beds.updated' end;
end $$;

create or replace function queue_webhook_messages() returns trigger language plpgsql as $$
declare
  told text;
begin
  if not exists (select from webhooks where disabled_at is null) then return null; end if;
  told := case
    when tg_op = 'INSERT' then 'service.created'
    when tg_op = 'DELETE' then 'service.deleted'
    when not new.is_public then 'service.deleted'
    when not old.is_public then 'service.created'
    else webhook_event(old, new)
  end;
  if told is null then return null; end if;
  insert into webhook_messages as m (webhook_id, service_id, event)
  select w.id, case when tg_op = 'DELETE' then old.id else new.id end, told
    from webhooks w
   where w.disabled_at is null and told = any (w.events)
   order by w.id
      on conflict (webhook_id, service_id) where is_fresh do update
     set event = case
           when excluded.event = 'service.deleted' or m.event = 'service.deleted' then excluded.event
           when 'service.created' in (m.event, excluded.event) then 'service.created'
           when 'service.updated' in (m.event, excluded.event) then 'service.updated'
           else m.event
         end;
  return null;
end $$;

create trigger webhooks_are_told_of_insert after insert on services
  for each row when (new.is_public) execute function queue_webhook_messages();
create trigger webhooks_are_told_of_update after update on services
  for each row when (old.is_public or new.is_public) execute function queue_webhook_messages();
create trigger webhooks_are_told_of_delete after delete on services
  for each row when (old.is_public) execute function queue_webhook_messages();

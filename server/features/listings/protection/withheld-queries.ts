import type { KeptPlace } from "#domain/listings/protection/opens-place.ts";
import type { TakenFields, WithholdingReason } from "#domain/listings/protection/withheld-place.ts";
import type { PlaceShown } from "#domain/services/listing-enumerations.ts";
import { type Db, instant } from "#server/base/sql/db.ts";

/** A finding about a service's place. */
export interface FoundPlace {
  readonly serviceId: string;
  readonly kind: "WITHHOLD" | "QUESTION";
  readonly state: "WITHHELD" | "PROPOSED";
  readonly reason: WithholdingReason;
  readonly words: readonly string[];
  readonly taken: TakenFields;
}

/**
 * Stores what was found. What a person has decided stays decided, unless other words are found than those that they
 * decided about: then it is proposed again.
 */
export async function saveFound(db: Db, found: readonly FoundPlace[], now: number): Promise<void> {
  if (found.length === 0) return;
  await db.query(
    `insert into withheld_places as w (service_id, kind, state, reason, words, taken, found_at)
     select f."serviceId", f.kind, f.state, f.reason, f.words, f.taken, $2
       from jsonb_to_recordset($1::jsonb) as f ("serviceId" uuid, kind text, state text, reason text, words text[],
                                                taken jsonb)
      order by 1
         on conflict (service_id) do update
        set kind = excluded.kind, reason = excluded.reason, words = excluded.words,
            state = case when w.state = 'WITHHELD' then w.state
                         when w.state in ('OPENED', 'HIDDEN') and w.words = excluded.words then w.state
                         else excluded.state end,
            taken = case when excluded.state = 'WITHHELD' then excluded.taken || w.taken else w.taken end,
            -- What is withheld is decided before its street is asked for.
            wants = case when excluded.state = 'WITHHELD' then 'PLACE' else w.wants end,
            asked_by = case when excluded.state = 'WITHHELD' and w.wants = 'DOOR' then null else w.asked_by end,
            asked_at = case when excluded.state = 'WITHHELD' and w.wants = 'DOOR' then null else w.asked_at end,
            opens_at = case when excluded.state = 'WITHHELD' and w.wants = 'DOOR' then null else w.opens_at end`,
    [JSON.stringify(found), instant(now)],
  );
}

/**
 * DECIDED: a person has said that the place may be known. UNDECIDED: it stays behind the curtain. PROTECTED: the listing is,
 * and stays so. HIDDEN: a person has hidden its address for good. Absent: nothing of that.
 */
export type PlaceDecision = "UNDECIDED" | "DECIDED" | "PROTECTED" | "HIDDEN";

/** SQL of whether a person has answered, in the form or in the list of stewards. Imports and jobs do not count. */
const ANSWERED = `exists (select from history h
                    where h.thing = 'SERVICE' and h.thing_id = s.id::text
                      and h.actor_role not in ('OPERATOR', 'SYSTEM') and h.action <> 'IMPORT'
                      and jsonb_typeof(h.after -> 'isProtected') = 'boolean')`;

/** Decisions about the places of these services. */
export async function readDecisions(db: Db, ids: readonly string[]): Promise<Map<string, PlaceDecision>> {
  const rows = await db.query<{ id: string; decision: PlaceDecision }>(
    `select s.id, case when w.state = 'WITHHELD' then 'UNDECIDED'
                       when w.state = 'HIDDEN' and s.address_visibility = 'HIDDEN' then 'HIDDEN'
                       when s.is_protected then 'PROTECTED'
                       else 'DECIDED' end as decision
       from services s left join withheld_places w on w.service_id = s.id
      where s.id = any($1::uuid[])
        and (w.state in ('WITHHELD', 'OPENED', 'HIDDEN') and w.reason <> 'EXCLUDED' or s.is_protected or ${ANSWERED})`,
    [ids],
  );
  return new Map(rows.map(({ id, decision }) => [id, decision]));
}

/** Reads the decisions by the records of a source from which the services came. */
export async function readDecisionsOfRecords(
  db: Db,
  source: string,
  externalIds: readonly string[],
): Promise<Map<string, PlaceDecision>> {
  const rows = await db.query<{ externalId: string; serviceId: string }>(
    `select external_id as "externalId", service_id as "serviceId" from service_sources
      where source = $1 and external_id = any($2::text[])`,
    [source, externalIds],
  );
  const decisions = await readDecisions(
    db,
    rows.map(({ serviceId }) => serviceId),
  );
  return new Map(
    rows.flatMap(({ externalId, serviceId }) => {
      const decision = decisions.get(serviceId);
      return decision === undefined ? [] : [[externalId, decision] as const];
    }),
  );
}

/** A place that is withheld until it is opened by a request. */
export interface KeptBack extends KeptPlace {
  readonly id: string;
  /** True where it is undecided: its listing shows the region. */
  readonly isWithheld: boolean;
  /** Visibility that the provider states. */
  readonly placeShown: PlaceShown;
}

/** Returns those of these services that withhold their place, except one that this transaction opens. */
export async function keptBackAmong(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, KeptBack>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<KeptBack>(
    `select s.id, s.is_protected as "isProtected", coalesce(w.state = 'WITHHELD', false) as "isWithheld",
            coalesce(p.place_shown, s.place_shown) as "placeShown", not s.is_protected as "isGone"
       from services s
            left join service_places p on p.service_id = s.id
            left join withheld_places w on w.service_id = s.id
      where s.id = any($1::uuid[])
        and (w.state = 'WITHHELD'
             or s.approved_at is not null
                and (s.is_protected
                     or w.state = 'HIDDEN' and w.reason <> 'EXCLUDED'
                        and (s.address_visibility = 'HIDDEN' or s.address1 is null and s.city = '')))
        and s.id::text is distinct from current_setting('amparo.opens_place', true)`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Allows this transaction, and no other, to store the place of the service as public. */
export async function allowOpening(db: Db, serviceId: string): Promise<void> {
  await db.query("select set_config('amparo.opens_place', $1, true)", [serviceId]);
}

/** Deletes what was stored of these addresses, since a person has hidden them for good. */
export async function forgetWithheld(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.query(
    `update withheld_places
        set state = 'HIDDEN', taken = '{}', words = '{}', asked_by = null, asked_at = null, opens_at = null,
            door_digest = null, wants = 'PLACE'
      where service_id = any($1::uuid[])`,
    [ids],
  );
}

import type { TakenFields, WithholdingReason } from "#domain/protection/withheld-place.ts";
import { type Db, instant } from "#server/sql/db.ts";

/** What was found about a service's place. */
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

/** DECIDED: a person has said that the place may be known. UNDECIDED: it stays behind the curtain. Absent: neither. */
export type PlaceDecision = "UNDECIDED" | "DECIDED";

/** A person's answer in the form, or in the list of stewards. What imports and jobs wrote is none. */
const ANSWERED = `exists (select from history h
                    where h.thing = 'SERVICE' and h.thing_id = s.id::text
                      and h.actor_role not in ('OPERATOR', 'SYSTEM') and h.action <> 'IMPORT'
                      and jsonb_typeof(h.after -> 'isProtected') = 'boolean')`;

/** Decisions about the places of these services. */
export async function readDecisions(db: Db, ids: readonly string[]): Promise<Map<string, PlaceDecision>> {
  const rows = await db.query<{ id: string; decision: PlaceDecision }>(
    `select s.id, case when w.state = 'WITHHELD' or s.is_protected then 'UNDECIDED' else 'DECIDED' end as decision
       from services s left join withheld_places w on w.service_id = s.id
      where s.id = any($1::uuid[])
        and (w.state in ('WITHHELD', 'OPENED', 'HIDDEN') or ${ANSWERED})`,
    [ids],
  );
  return new Map(rows.map(({ id, decision }) => [id, decision]));
}

/** The same by the records of a source from which the services came. */
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

/** Which of these services' places are withheld, and undecided. */
export async function withheldAmong(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.query<{ id: string }>(
    "select service_id as id from withheld_places where service_id = any($1::uuid[]) and state = 'WITHHELD'",
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** A person has hidden these addresses for good: what was kept of them is deleted. */
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

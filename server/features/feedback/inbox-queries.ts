import type { Extent } from "#domain/base/roles/permissions.ts";
import type { FeedbackType } from "#domain/feedback/feedback.ts";
import type { FeedbackField, FeedbackQuery } from "#domain/feedback/inbox-query.ts";
import type { MessageSort } from "#domain/feedback/message-sort.ts";
import type { AddressVisibility } from "#domain/places/address-visibility.ts";
import type { Direction } from "#domain/services/list-parameters.ts";
import { type Db, instant } from "#server/base/sql/db.ts";
import { folded } from "#server/base/sql/folded.ts";

/** The reader of an inbox. */
export interface InboxReader {
  /** UUID of the user. */
  readonly id: string;
  readonly extent: Extent<"feedbackInbox">;
}

/** A message for one of its readers. */
export interface InboxRow {
  id: string;
  type: FeedbackType;
  isArchive: boolean;
  /** Epoch milliseconds. */
  answeredAt: number | null;
  isUnread: boolean;
  service: { id: string; name: string; isDeleted: boolean } | null;
  name: string | null;
  email: string;
  phone: string | null;
  subject: string | null;
  message: string;
  files: { name: string; width: number; height: number }[];
  longitude: number | null;
  latitude: number | null;
  /** Epoch milliseconds. */
  createdAt: number;
}

/** SQL of a reader's id: a parameter, or a column of the readers that are asked about. */
type ReaderId = "$1" | "viewer.id";

/** SQL condition: this reader may read the message `f`, as `mayReadFeedback` decides (rule feedback 9). */
export function readableBy(extent: Extent<"feedbackInbox">, user: ReaderId): string {
  switch (extent) {
    case "no":
      return "false";
    case "own":
      return `(f.type = 'SERVICE' and exists (select from services own where own.id = f.service_id and own.owner_id = ${user}::uuid))`;
    case "service":
      return "f.type <> 'APP'";
    case "all":
      return "true";
  }
}

/** SQL condition: this reader has not read the message `f`. */
export function unreadBy(user: ReaderId): string {
  return `not exists (select from feedback_reads r where r.feedback_id = f.id and r.user_id = ${user}::uuid)`;
}

/** Counts the unread messages that this reader may read, without archived ones. */
export async function countUnread(db: Db, userId: string, extent: Extent<"feedbackInbox">): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from feedbacks f
      where not f.is_archived and ${readableBy(extent, "$1")} and ${unreadBy("$1")}`,
    [userId],
  );
  return row?.count ?? 0;
}

const COLUMNS = `f.id, f.type, f.is_archived as "isArchive", f.answered_at as "answeredAt", ${unreadBy("$1")} as "isUnread",
       case when s.id is not null
            then json_build_object('id', s.id, 'name', s.name, 'isDeleted', s.deleted_at is not null) end as service,
       f.name, f.email, f.phone, f.subject, f.message, f.longitude, f.latitude, f.created_at as "createdAt",
       (select coalesce(json_agg(json_build_object('name', p.name, 'width', p.width, 'height', p.height)
                                 order by p.position), '[]')
          from files p where p.feedback_id = f.id) as files`;

/** A page of messages. Names, pictures and the like are read for the page alone. */
export async function findFeedbacks(db: Db, reader: InboxReader, query: FeedbackQuery): Promise<InboxRow[]> {
  const { condition, values } = buildCondition(reader, query);
  const page = `limit $${values.length + 1}::int offset $${values.length + 2}::int`;
  const order = query.order.by === "service" ? TOGETHER : APART;
  return db.query<InboxRow>(
    `with found as not materialized (select f.* from feedbacks f where ${condition}),
          page as (${order[query.order.direction](page, `$${values.length + 1}::int + $${values.length + 2}::int`)})
     select ${COLUMNS}
       from page
       join feedbacks f on f.id = page.id
       left join services s on s.id = f.service_id
      order by page.place`,
    [...values, query.limit, query.skip],
  );
}

type Order = Readonly<Record<Direction, (page: string, upTo: string) => string>>;

/** SQL of the ids of a page of `found` and their places in it, by age. One index has the order of both directions. */
const APART: Order = { desc: apart("desc", "asc"), asc: apart("asc", "desc") };

function apart(byAge: Direction, byId: Direction) {
  return (page: string): string =>
    `select m.id, row_number() over (order by m.created_at ${byAge}, m.id ${byId}) as place
       from (select id, created_at from found order by created_at ${byAge}, id ${byId} ${page}) m`;
}

/**
 * SQL of such a page that groups messages about one service, the groups by their newest message. It looks at no more
 * services than the page can reach (`upTo`).
 */
const TOGETHER: Order = { desc: together("desc"), asc: together("asc") };

function together(direction: Direction) {
  return (page: string, upTo: string): string =>
    `select m.id, row_number() over (order by m.head_at ${direction}, m.about, m.created_at ${direction}, m.id ${direction}) as place
       from (select m.id, m.created_at, head.created_at as head_at, head.about
               from (select h.id, h.service_id, h.created_at, coalesce(h.service_id, h.id) as about
                       from found h
                      where not exists (select from found newer
                                         where newer.service_id = h.service_id
                                           and (newer.created_at, newer.id) > (h.created_at, h.id))
                      order by h.created_at ${direction}, about
                      limit ${upTo}) head
               join found m on m.service_id = head.service_id or m.id = head.id
              order by head.created_at ${direction}, head.about, m.created_at ${direction}, m.id ${direction}
              ${page}) m`;
}

export async function countFoundFeedbacks(
  db: Db,
  reader: InboxReader,
  query: FeedbackQuery,
): Promise<number> {
  const { condition, values } = buildCondition(reader, query);
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from feedbacks f where ${condition}`,
    values,
  );
  return row?.count ?? 0;
}

/** Facts of the service that a message is about, to compare with where it was written. */
export interface ServiceDoor {
  longitude: number | null;
  latitude: number | null;
  visibility: AddressVisibility;
  isProtected: boolean;
}

/** Facts of a claim that its readers need to decide it. */
export interface ClaimFactsRow {
  phone: string | null;
  phoneExtension: string | null;
  isGrantable: boolean;
}

/** A message as one opens it. */
export interface OpenedRow extends InboxRow {
  door: ServiceDoor | null;
  claim: ClaimFactsRow | null;
}

/** Finds a message with the place of its service; null where this reader may not read it, or it does not exist. */
export async function findOpenedFeedback(db: Db, reader: InboxReader, id: string): Promise<OpenedRow | null> {
  const [row] = await db.query<OpenedRow>(
    `select ${COLUMNS},
            case when s.id is not null
                 then json_build_object('longitude', place.longitude, 'latitude', place.latitude,
                                        'visibility', s.address_visibility, 'isProtected', s.is_protected) end as door,
            case when f.type = 'CLAIM'
                 then json_build_object('phone', s.phone, 'phoneExtension', s.phone_extension,
                        'isGrantable', not f.is_archived and s.id is not null and s.deleted_at is null
                          and s.owner_id is null
                          and exists (select from users u where u.id = f.claimant_id and u.email = lower(f.email)
                                         and u.confirmed_at is not null)) end as claim
       from feedbacks f
       left join services s on s.id = f.service_id
       left join service_places place on place.service_id = s.id
      where f.id = $2::uuid and ${readableBy(reader.extent, "$1")} and $1::uuid is not null`,
    [reader.id, id],
  );
  return row ?? null;
}

/** False where this reader may read no such message. */
export async function setRead(db: Db, reader: InboxReader, id: string, now: number): Promise<boolean> {
  const rows = await db.query(
    `insert into feedback_reads (feedback_id, user_id, read_at)
     select f.id, $1::uuid, $3
       from feedbacks f
      where f.id = $2::uuid and ${readableBy(reader.extent, "$1")}
         on conflict (feedback_id, user_id) do update set read_at = feedback_reads.read_at
     returning feedback_id`,
    [reader.id, id, instant(now)],
  );
  return rows.length === 1;
}

/** Answered, and archived with that. False where this reader may read no such message. */
export async function setAnswered(db: Db, reader: InboxReader, id: string, now: number): Promise<boolean> {
  const rows = await db.query(
    `update feedbacks f set is_archived = true, answered_at = coalesce(f.answered_at, $3)
      where f.id = $2::uuid and ${readableBy(reader.extent, "$1")} and $1::uuid is not null
  returning f.id`,
    [reader.id, id, instant(now)],
  );
  return rows.length === 1;
}

/** Out of the archive it waits again. False where this reader may read no such message. */
export async function setArchived(
  db: Db,
  reader: InboxReader,
  id: string,
  isArchived: boolean,
): Promise<boolean> {
  const rows = await db.query(
    `update feedbacks f set is_archived = $3, answered_at = case when $3 then f.answered_at end
      where f.id = $2::uuid and ${readableBy(reader.extent, "$1")} and $1::uuid is not null
  returning f.id`,
    [reader.id, id, isArchived],
  );
  return rows.length === 1;
}

const TEXT_OF: Readonly<Record<FeedbackField, string>> = { subject: "f.subject", message: "f.message" };

/** SQL conditions: what the message `f` is to its readers, as `toMessageSort` decides. */
const CONDITION_OF: Readonly<Record<MessageSort, string>> = {
  question: "f.type = 'SERVICE'",
  report: "(f.type = 'APP' and f.service_id is not null)",
  opinion: "(f.type = 'APP' and f.service_id is null)",
  claim: "f.type = 'CLAIM'",
};

/** SQL of what a message `f` has to fulfil; what was not asked for is left out, so that indexes serve the rest. */
function buildCondition(reader: InboxReader, query: FeedbackQuery): { condition: string; values: unknown[] } {
  const values: unknown[] = [reader.id];
  const value = (given: unknown): string => `$${values.push(given)}`;
  const conditions = ["$1::uuid is not null", readableBy(reader.extent, "$1")];
  if (query.types.length > 0) conditions.push(`f.type = any (${value(query.types)}::text[])`);
  if (query.kinds.length > 0)
    conditions.push(`(${query.kinds.map((kind) => CONDITION_OF[kind]).join(" or ")})`);
  if (query.isArchive !== null) conditions.push(`f.is_archived = ${value(query.isArchive)}::boolean`);
  if (query.serviceId !== null) conditions.push(`f.service_id = ${value(query.serviceId)}::uuid`);
  if (query.q.trim() !== "") {
    const texts = query.fields.map((field) => TEXT_OF[field]).join(", ");
    // `position` has no patterns: `%` and `_` match literally.
    conditions.push(
      `not exists (select from regexp_split_to_table(${folded(`${value(query.q)}::text`)}, '\\s+') word
                    where position(word in ${folded(`concat_ws(' ', ${texts === "" ? "''" : texts})`)}) = 0)`,
    );
  }
  return { condition: conditions.join(" and "), values };
}

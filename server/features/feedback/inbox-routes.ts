import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { RESTORE_DELETED_MS } from "#domain/base/contract/limits.ts";
import { problem } from "#domain/base/contract/problems.ts";
import { isUuid } from "#domain/base/contract/uuid.ts";
import { getExtent } from "#domain/base/roles/permissions.ts";
import {
  answerFeedback,
  archiveFeedback,
  countFeedbacks,
  deleteFeedback,
  getFeedback,
  listFeedbacks,
  type OpenedFeedback,
  readFeedback,
  restoreFeedback,
  type ShownFeedback,
  undoFeedbackDeletion,
} from "#domain/feedback/inbox-calls.ts";
import { feedbackQuery } from "#domain/feedback/inbox-query.ts";
import { milesBetween } from "#domain/places/great-circle.ts";
import type { Coordinates } from "#domain/services/service.ts";
import { knownTotal } from "#server/base/http/known-total.ts";
import { type Route, signedInRoute } from "#server/base/http/route.ts";
import type { SignedIn } from "#server/base/http/viewer.ts";
import type { Database } from "#server/base/sql/db.ts";
import type { NamePoint } from "#server/features/places/geocoding/name-point.ts";
import { putBackFeedback, removeFeedback } from "./deleted-queries.ts";
import {
  countFoundFeedbacks,
  findFeedbacks,
  findOpenedFeedback,
  type InboxReader,
  type InboxRow,
  type ServiceDoor,
  setAnswered,
  setArchived,
  setRead,
} from "./inbox-queries.ts";

const NOT_FOUND = { ok: false, problem: problem("notFound") } as const;

/**
 * The calls of those who read messages. The right to each message is in its query, and one that is not theirs does not
 * exist for them. They read the primary, so that lists show what was just done.
 */
export function inboxRoutes(database: Database, namePoint: NamePoint): Route[] {
  return [
    signedInRoute(listFeedbacks, async ({ query }, { viewer }) => {
      const filters = feedbackQuery(query);
      const rows = await findFeedbacks(database, toReader(viewer), filters);
      return { ok: true, reply: rows.map(showFeedback), ...knownTotal(filters, rows.length) };
    }),
    signedInRoute(countFeedbacks, async ({ query }, { viewer }) => ({
      ok: true,
      reply: { count: await countFoundFeedbacks(database, toReader(viewer), feedbackQuery(query)) },
    })),
    signedInRoute(getFeedback, async ({ params: { id } }, { viewer }) => {
      const row = isUuid(id) ? await findOpenedFeedback(database, toReader(viewer), id) : null;
      if (row === null) return NOT_FOUND;
      return {
        ok: true,
        reply: {
          ...showFeedback(row),
          claim: row.claim,
          place: await locateMessage(row, row.door, namePoint),
        },
      };
    }),
    signedInRoute(readFeedback, async ({ params: { id } }, { viewer, now }) => {
      const isDone = isUuid(id) && (await setRead(database, toReader(viewer), id, now));
      return isDone ? done("This feedback was read.") : NOT_FOUND;
    }),
    signedInRoute(answerFeedback, async ({ params: { id } }, { viewer, now }) => {
      const isDone = isUuid(id) && (await setAnswered(database, toReader(viewer), id, now));
      return isDone ? done("This feedback was answered.") : NOT_FOUND;
    }),
    signedInRoute(archiveFeedback, async ({ params: { id } }, { viewer }) => {
      const isDone = isUuid(id) && (await setArchived(database, toReader(viewer), id, true));
      return isDone ? done("This feedback was archived successful!") : NOT_FOUND;
    }),
    signedInRoute(restoreFeedback, async ({ params: { id } }, { viewer }) => {
      const isDone = isUuid(id) && (await setArchived(database, toReader(viewer), id, false));
      return isDone ? done("This feedback was restored.") : NOT_FOUND;
    }),
    signedInRoute(deleteFeedback, async ({ params: { id } }, { viewer, now }) => {
      const isDone = isUuid(id) && (await removeFeedback(database, toReader(viewer), id, now));
      return isDone ? done("This feedback was deleted successful!") : NOT_FOUND;
    }),
    signedInRoute(undoFeedbackDeletion, async ({ params: { id } }, { viewer, now }) => {
      const isDone = isUuid(id) && (await putBack(database, toReader(viewer), id, now));
      return isDone ? done("This feedback was restored.") : NOT_FOUND;
    }),
  ];
}

/** Restores a message completely, or not at all where they may no longer read it. */
async function putBack(database: Database, reader: InboxReader, id: string, now: number): Promise<boolean> {
  try {
    await database.transaction(async (db) => {
      if (!(await putBackFeedback(db, reader, id, { now, withinMs: RESTORE_DELETED_MS })))
        throw new NotPutBack();
    });
    return true;
  } catch (error) {
    if (error instanceof NotPutBack) return false;
    throw error;
  }
}

/** Rolls a transaction back. */
class NotPutBack extends Error {}

function done(message: string) {
  return { ok: true, reply: { code: 200 as const, message } } as const;
}

function toReader({ id, role }: SignedIn): InboxReader {
  return { id, extent: getExtent(role, "feedbackInbox") };
}

function showFeedback(row: InboxRow): ShownFeedback {
  const point = toCoordinates(row);
  return {
    id: row.id,
    type: row.type,
    isArchive: row.isArchive,
    answeredAt: row.answeredAt === null ? null : isoOfEpoch(row.answeredAt),
    isUnread: row.isUnread,
    service: row.service,
    name: row.name,
    email: row.email,
    phone: row.phone,
    subject: row.subject,
    message: row.message,
    files: row.files,
    location:
      point === null ? { coordinates: [] } : { coordinates: [point.longitude, point.latitude], ...point },
    createdAt: isoOfEpoch(row.createdAt),
  };
}

/** Place where a message was written, in words and relative to the service's door. */
async function locateMessage(
  row: InboxRow,
  door: ServiceDoor | null,
  namePoint: NamePoint,
): Promise<OpenedFeedback["place"]> {
  const from = toCoordinates(row);
  if (from === null) return null;
  const isPrivate = door !== null && (door.isProtected || door.visibility !== "EXACT");
  const at = door === null || isPrivate ? null : toCoordinates(door);
  return {
    name: await namePoint(from, isPrivate),
    milesFromService: at === null ? null : milesBetween(from, at),
    serviceCoordinates: at === null ? null : [at.longitude, at.latitude],
  };
}

function toCoordinates({
  longitude,
  latitude,
}: {
  longitude: number | null;
  latitude: number | null;
}): Coordinates | null {
  return longitude === null || latitude === null ? null : { longitude, latitude };
}

import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { toPage } from "#domain/base/contract/paging.ts";
import { fieldsNamingPlace } from "#domain/listings/named-place.ts";
import { decideDoor, readDoor } from "#domain/listings/protection/door-calls.ts";
import {
  decideWithheldPlace,
  listWithheldPlaces,
  readWithheldPlace,
} from "#domain/listings/protection/protection-calls.ts";
import { answerOrProblem } from "#server/base/http/call-problem.ts";
import { knownTotal } from "#server/base/http/known-total.ts";
import { type Route, signedInRoute } from "#server/base/http/route.ts";
import type { Database } from "#server/base/sql/db.ts";
import { readManyStored } from "#server/features/listings/stored-service.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import { decidePlace } from "./decide-place.ts";
import { countUndecided, type PlaceRow, readUndecided } from "./place-queries.ts";
import { readPlaceView } from "./read-place.ts";
import { applyDoorDecision, type DoorView, readDoorView } from "./show-door.ts";

/** Places that are withheld until a person decides, and streets that their owners show. */
export function protectionRoutes(database: Database, queueMail: QueueMail): Route[] {
  return [
    signedInRoute(listWithheldPlaces, async ({ query }, { viewer }) => {
      const page = toPage(query);
      const rows = await readUndecided(database, page);
      const stored = await readManyStored(
        database,
        rows.map(({ id }) => id),
      );
      const listNamingFields = (id: string) => {
        const current = stored.get(id)?.current;
        return current === undefined ? [] : [...fieldsNamingPlace(current)];
      };
      const total = knownTotal(page, rows.length);
      return {
        ok: true,
        reply: rows.map(({ id, name, kind, reason, words, foundAt, hasOwner, ...state }) => ({
          ...{ id, name, kind, reason, words, hasOwner },
          foundAt: isoOfEpoch(foundAt),
          naming: listNamingFields(id),
          ...shownState(state, viewer.id),
        })),
        ...("total" in total ? total : { total: await countUndecided(database) }),
      };
    }),

    signedInRoute(readWithheldPlace, ({ params }, { viewer }) =>
      answerOrProblem(async () => {
        const { askedAt, opensAt, ...view } = await readPlaceView(database, params.id, viewer);
        return { ok: true, reply: { ...view, askedAt: isoOrNull(askedAt), opensAt: isoOrNull(opensAt) } };
      }),
    ),

    signedInRoute(decideWithheldPlace, ({ params, body }, { viewer, now }) =>
      answerOrProblem(async () => {
        const place = await decidePlace({ database, queueMail }, params.id, body.decision, { viewer, now });
        return { ok: true, reply: shownState(place, viewer.id) };
      }),
    ),

    signedInRoute(readDoor, ({ params }, { viewer }) =>
      answerOrProblem(async () => ({
        ok: true,
        reply: shownDoor(await readDoorView(database, params.id, viewer)),
      })),
    ),

    signedInRoute(decideDoor, ({ params, body: { decision, isSure = false } }, { viewer, now }) =>
      answerOrProblem(async () => {
        const by = { viewer, now };
        const view = await applyDoorDecision({ database, queueMail }, params.id, { decision, isSure }, by);
        return { ok: true, reply: shownDoor(view) };
      }),
    ),
  ];
}

function shownDoor({ askedAt, opensAt, ...view }: DoorView) {
  return { ...view, askedAt: isoOrNull(askedAt), opensAt: isoOrNull(opensAt) };
}

function shownState(
  { state, askedBy, askedAt, opensAt }: Pick<PlaceRow, "state" | "askedBy" | "askedAt" | "opensAt">,
  viewerId: string,
) {
  return {
    state,
    askedAt: isoOrNull(askedAt),
    isAskedByViewer: askedBy === viewerId,
    opensAt: isoOrNull(opensAt),
  };
}

function isoOrNull(at: number | null): string | null {
  return at === null ? null : isoOfEpoch(at);
}

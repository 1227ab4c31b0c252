import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { RESTORE_MS } from "#domain/base/contract/limits.ts";
import { toPage } from "#domain/base/contract/paging.ts";
import { problem } from "#domain/base/contract/problems.ts";
import {
  type Duplicate,
  dismissDuplicate,
  listDuplicates,
  listMerges,
  mergeServices,
  type SideOfPair,
  undoMerge,
} from "#domain/duplicates/duplicate-calls.ts";
import { byField, ENTERED_FIELDS } from "#domain/services/field-names.ts";
import type { Listing, ServiceForViewer } from "#domain/services/listing.ts";
import { byTextsField } from "#domain/translation/further-texts.ts";
import { answerOrProblem, CallProblem } from "#server/base/http/call-problem.ts";
import { knownTotal } from "#server/base/http/known-total.ts";
import { type Route, signedInRoute } from "#server/base/http/route.ts";
import type { RequestContext } from "#server/base/http/viewer.ts";
import type { Database } from "#server/base/sql/db.ts";
import { showForViewer } from "#server/features/listings/show-for-viewer.ts";
import { readManyStored, type StoredService } from "#server/features/listings/stored-service.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import { countPairs, dismissPair, lockPair, type PairRow, readPairs } from "./duplicate-queries.ts";
import { countMerges, readMerges } from "./merge-queries.ts";
import { mergeServices as merge, undoServiceMerge } from "./merge-services.ts";

/** Pairs in one reply: each has two services. */
const MAX_LIMIT = 25;

/** Finding, comparing and merging services that are listed twice. */
export function duplicateRoutes(database: Database, queueMail: QueueMail): Route[] {
  return [
    signedInRoute(listDuplicates, async ({ query }, context) => {
      const page = { ...toPage(query), limit: Math.min(toPage(query).limit, MAX_LIMIT) };
      const pairs = await readPairs(database, page);
      const ids = pairs.flatMap(({ firstId, secondId }) => [firstId, secondId]);
      const stored = await readManyStored(database, [...new Set(ids)]);
      const total = knownTotal(page, pairs.length);
      return {
        ok: true,
        reply: pairs.flatMap((pair) => showPair(pair, stored, context)),
        ...("total" in total ? total : { total: await countPairs(database) }),
      };
    }),

    signedInRoute(mergeServices, ({ body }, context) =>
      answerOrProblem(async () => {
        const { keep, merge: merged, fields = {} } = body;
        const id = await merge(
          { database, queueMail },
          { keep, merge: merged, fields },
          context,
          context.viewer,
        );
        return { ok: true, reply: { id, keep }, isAccepted: id === null };
      }),
    ),

    signedInRoute(dismissDuplicate, ({ params }, { viewer, now }) =>
      answerOrProblem(async () => {
        await database.transaction(async (db) => {
          const pair = await lockPair(db, params.id);
          if (pair === null) throw new CallProblem(problem("notFound"));
          await dismissPair(db, pair, viewer.id, now);
        });
        return { ok: true, reply: { id: params.id } };
      }),
    ),

    signedInRoute(listMerges, async ({ query }, { now }) => {
      const page = toPage(query);
      const since = now - RESTORE_MS;
      const merges = await readMerges(database, since, page);
      const total = knownTotal(page, merges.length);
      return {
        ok: true,
        reply: merges.map(({ id, keptId, keptName, mergedId, mergedName, mergedAt, displayName }) => ({
          id,
          keep: { id: keptId, name: keptName },
          merged: { id: mergedId, name: mergedName },
          mergedAt: isoOfEpoch(mergedAt),
          displayName,
        })),
        ...("total" in total ? total : { total: await countMerges(database, since) }),
      };
    }),

    signedInRoute(undoMerge, ({ params }, context) =>
      answerOrProblem(async () => ({
        ok: true,
        reply: await undoServiceMerge(database, params.id, context, context.viewer),
      })),
    ),
  ];
}

/** The fields of a service that are compared. */
function toPairSide(shown: ServiceForViewer): SideOfPair {
  const { id, userEmail } = shown;
  const named = { ...shown, ...byTextsField(shown.texts ?? []) };
  const entered = byField<Listing>(ENTERED_FIELDS, (field) => Reflect.get(named, field));
  return { ...entered, id, ...(userEmail === undefined ? {} : { userEmail }) };
}

function showPair(
  pair: PairRow,
  stored: ReadonlyMap<string, StoredService>,
  { viewer, language, now }: RequestContext,
): Duplicate[] {
  const services = [pair.firstId, pair.secondId].flatMap((id) => stored.get(id) ?? []);
  if (services.length < 2) return [];
  const { keptId, taken, displayName, proposedAt } = pair;
  return [
    {
      id: pair.id,
      score: pair.score,
      reasons: pair.reasons,
      services: services.map((each) =>
        toPairSide(showForViewer(each, viewer, { language, now, at: now, from: null })),
      ),
      proposal:
        keptId === null || proposedAt === null
          ? null
          : { keep: keptId, fields: taken ?? [], displayName, proposedAt: isoOfEpoch(proposedAt) },
    },
  ];
}

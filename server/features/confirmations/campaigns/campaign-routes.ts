import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { problem } from "#domain/base/contract/problems.ts";
import { isUuid } from "#domain/base/contract/uuid.ts";
import {
  getCampaign,
  listCampaigns,
  noteCall,
  previewCampaign,
  startCampaign,
  undoCampaign,
} from "#domain/confirmations/campaigns/campaign-calls.ts";
import { campaignLimits, previewLimits } from "#domain/confirmations/campaigns/campaign-limits.ts";
import { attemptCounter } from "#server/base/attempts/attempt-counter.ts";
import { recordChange } from "#server/base/history/record-change.ts";
import { answerOrProblem, CallProblem } from "#server/base/http/call-problem.ts";
import { type Route, signedInRoute } from "#server/base/http/route.ts";
import type { Db } from "#server/base/sql/db.ts";
import { lockVisible } from "#server/features/listings/lock-visible.ts";
import { setVerified } from "#server/features/listings/stored-queries.ts";
import {
  type CampaignRow,
  noteOutcome,
  readCalls,
  readCampaigns,
  readServiceNames,
  readSources,
} from "./queries.ts";
import { type CampaignDependencies, launchCampaign, planFor, takeBackCampaign } from "./run-campaign.ts";

/**
 * Routes of campaigns: the services they ask, their progress, and the results of their calls.
 *
 * @param isLimited false for load tests only
 */
export function campaignRoutes(dependencies: CampaignDependencies, isLimited: boolean): Route[] {
  const { database } = dependencies;
  const countAttempt = attemptCounter(database, isLimited);
  return [
    signedInRoute(listCampaigns, async () => {
      const [campaigns, sources] = await Promise.all([readCampaigns(database, null), readSources(database)]);
      return { ok: true, reply: { campaigns: campaigns.map(showCampaign), sources } };
    }),

    signedInRoute(previewCampaign, async ({ body }, { viewer, now }) => {
      const refused = await countAttempt(previewLimits(viewer.id, now), now);
      if (refused !== null) return refused;
      const { mails, calls, ...others } = await planFor(database, dependencies.countyAt, body, now);
      const names = await readServiceNames(
        database,
        [...mails, ...calls].map(({ serviceId }) => serviceId),
      );
      const named = (asked: readonly { serviceId: string }[], by: "MAIL" | "CALL") =>
        asked.map(({ serviceId: id }) => ({ id, name: names.get(id) ?? "", by }));
      const services = [...named(mails, "MAIL"), ...named(calls, "CALL")];
      return { ok: true, reply: { mails: mails.length, calls: calls.length, ...others, services } };
    }),

    signedInRoute(startCampaign, async ({ body }, context) => {
      const refused = await countAttempt(campaignLimits(context.viewer.id, context.now), context.now);
      if (refused !== null) return refused;
      return answerOrProblem(async () => {
        const id = await launchCampaign(dependencies, body, context);
        return { ok: true, reply: showCampaign(await found(database, id)) };
      });
    }),

    signedInRoute(undoCampaign, ({ params }, { now }) =>
      answerOrProblem(async () => {
        await takeBackCampaign(database, params.id, now);
        return { ok: true, reply: { code: 200, message: "Taken back." } };
      }),
    ),

    signedInRoute(getCampaign, ({ params }) =>
      answerOrProblem(async () => {
        const campaign = await found(database, params.id);
        const calls = (await readCalls(database, campaign.id)).map(({ verifiedAt, ...call }) => ({
          ...call,
          verifiedAt: verifiedAt === null ? null : isoOfEpoch(verifiedAt),
        }));
        return { ok: true, reply: { ...showCampaign(campaign), calls } };
      }),
    ),

    signedInRoute(noteCall, ({ params, body: { service, outcome } }, { viewer, now }) =>
      answerOrProblem(async () => {
        if (!isUuid(params.id) || !isUuid(service)) throw new CallProblem(problem("notFound"));
        const serviceId = service.toLowerCase();
        await database.transaction(async (db) => {
          await lockVisible(db, serviceId, viewer);
          const noted = await noteOutcome(db, { campaignId: params.id, serviceId }, outcome);
          if (noted === null) throw new CallProblem(problem("notFound"));
          if (!noted) throw new CallProblem(problem("callIsNoted"));
          if (outcome !== "CONFIRMED") return;
          // Confirmed in the name of the directory, which called.
          await setVerified(db, serviceId, null, now);
          await recordChange(db, {
            thing: "SERVICE",
            thingId: serviceId,
            action: "CONFIRM",
            actor: viewer,
            at: now,
          });
        });
        return { ok: true, reply: { code: 200, message: "Noted." } };
      }),
    ),
  ];
}

async function found(db: Db, id: string): Promise<CampaignRow> {
  const [campaign] = isUuid(id) ? await readCampaigns(db, id) : [];
  if (campaign === undefined) throw new CallProblem(problem("notFound"));
  return campaign;
}

function showCampaign({ id, createdAt, sourceName, county, days, ...progress }: CampaignRow) {
  return { id, createdAt: isoOfEpoch(createdAt), sourceName, county, days, progress };
}

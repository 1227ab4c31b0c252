import type { Answer } from "#domain/base/contract/call.ts";
import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { problem } from "#domain/base/contract/problems.ts";
import { isUuid } from "#domain/base/contract/uuid.ts";
import { askLimits } from "#domain/confirmations/ask-limits.ts";
import {
  answerByLink,
  askToConfirm,
  changeByLink,
  confirmByLink,
  readConfirmation,
} from "#domain/confirmations/confirmation-calls.ts";
import { attemptCounter } from "#server/base/attempts/attempt-counter.ts";
import { answerOrProblem, CallProblem } from "#server/base/http/call-problem.ts";
import { requireClient } from "#server/base/http/client.ts";
import { type Route, route, signedInRoute } from "#server/base/http/route.ts";
import type { RequestContext } from "#server/base/http/viewer.ts";
import { deadLink } from "#server/base/tokens/dead-link.ts";
import { tokenDigest } from "#server/base/tokens/secret-token.ts";
import type { ListingDependencies } from "#server/features/listings/listing-dependencies.ts";
import { showForGuests } from "#server/features/listings/show-for-viewer.ts";
import { readStored } from "#server/features/listings/stored-service.ts";
import { answerAsk, askedAbout } from "./answer-ask.ts";
import { confirmAsked, proposeAsked } from "./answer-request.ts";
import { askAbout } from "./ask-services.ts";
import { findRequest } from "./queries.ts";

/**
 * Asking whether the facts of a service are still right, and answering by a mailed link without an account.
 *
 * @param isLimited false for load tests only
 */
export function confirmationRoutes(dependencies: ListingDependencies, isLimited: boolean): Route[] {
  const { database } = dependencies;
  const countAttempt = attemptCounter(database, isLimited);
  /** Counts an invalid link against the network that sent it. */
  const counted = async <Reply>(answer: Answer<Reply>, { client, now }: RequestContext) =>
    !answer.ok && answer.problem.key === "deadLink"
      ? deadLink({ countAttempt }, requireClient(client), now)
      : answer;
  return [
    signedInRoute(askToConfirm, async ({ params }, context) => {
      const refused = await countAttempt(askLimits(context.viewer.id, context.now), context.now);
      if (refused !== null) return refused;
      return answerOrProblem(async () => {
        if (!isUuid(params.id)) throw new CallProblem(problem("notFound"));
        const expiresAt = await askAbout(dependencies, params.id.toLowerCase(), context);
        return {
          ok: true,
          reply: { askedAt: isoOfEpoch(context.now), expiresAt: isoOfEpoch(expiresAt) },
        };
      });
    }),

    route(readConfirmation, async ({ query }, context) => {
      const { now, language } = context;
      const request = await findRequest(database, tokenDigest(query.token), now);
      const stored = request === null ? null : await readStored(database, request.serviceId);
      if (request === null || stored === null)
        return deadLink({ countAttempt }, requireClient(context.client), now);
      // Shows what every guest sees, whoever asks.
      const service = showForGuests(stored, { language, at: now, now, from: null });
      return { ok: true, reply: { service, asks: await askedAbout(database, service, request) } };
    }),

    route(answerByLink, async ({ body: { token, ...answer } }, context) => {
      const result = await answerOrProblem(async () => {
        const isPublic = await answerAsk(dependencies, tokenDigest(token), answer, context.now);
        const message = isPublic
          ? "Thank you. The answer is public."
          : "Thank you. We will look at the answer.";
        return { ok: true, reply: { code: 200, message, isPublic } };
      });
      return counted(result, context);
    }),

    route(confirmByLink, async ({ body }, context) => {
      const answer = await answerOrProblem(async () => {
        await confirmAsked(database, tokenDigest(body.token), context.now);
        return { ok: true, reply: { code: 200, message: "Thank you. The facts are confirmed." } };
      });
      return counted(answer, context);
    }),

    route(changeByLink, async ({ body: { token, ...change } }, context) => {
      const answer = await answerOrProblem(async () => {
        await proposeAsked(dependencies, tokenDigest(token), change, context.now);
        return { ok: true, reply: { code: 200, message: "Thank you. We will look at the changes." } };
      });
      return counted(answer, context);
    }),
  ];
}

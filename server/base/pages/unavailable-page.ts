import type { FastifyReply, FastifyRequest } from "fastify";
import type { OutsideLinks } from "#domain/app/page-rendering.ts";
import type { CallApi } from "#domain/base/contract/call-api.ts";
import type { PublicCrisisLine } from "#domain/contacts/crisis-lines/crisis-line-calls.ts";
import { createClient } from "#server/base/http/client.ts";
import type { LogFailure } from "#server/base/http/failure-log.ts";
import { problemOfError } from "#server/base/http/failures.ts";
import { negotiateLanguage } from "#server/base/http/negotiation.ts";
import { RETRY_SECONDS } from "#server/base/http/reply-problem.ts";
import { isSafeMethod, requestOrigin } from "#server/base/http/same-origin.ts";
import { GUEST, type RequestContext } from "#server/base/http/viewer.ts";
import { databaseFault } from "#server/base/sql/database-fault.ts";
import { pageAddress } from "./page-address.ts";
import type { PageSource } from "./page-source.ts";
import { sendRendered } from "./send-rendered.ts";

export interface UnavailableDependencies {
  source: PageSource;
  /** Makes calls in process, in a page request's context. */
  callsOf: (context: RequestContext) => CallApi;
  now: () => number;
  logFailure: LogFailure;
  /** Public origin; null: taken from the request. */
  publicUrl: string | null;
  links: OutsideLinks;
  /** Neutral page of the quick exit. */
  exitUrl: string;
}

/**
 * Replies to a database fault with a page that needs no database. Throws any other error again, for the app's error
 * handler.
 *
 * @param retryAddress path where "try again" leads; absent: the address of the request
 */
export type SendUnavailable = (
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
  retryAddress?: string,
) => Promise<FastifyReply>;

/** @see SendUnavailable */
export function unavailablePage(dependencies: UnavailableDependencies): SendUnavailable {
  return async (error, request, reply, retryAddress = pageAddress(request.url)) => {
    const origin = requestOrigin(request, dependencies.publicUrl);
    if (databaseFault(error) === null || origin === null) throw error;
    dependencies.logFailure(error, request);
    const now = dependencies.now();
    const language = negotiateLanguage(request);
    const callApi = dependencies.callsOf({
      viewer: GUEST,
      language,
      now,
      client: createClient(request, reply),
    });
    const { renderer, assets, policyOf } = await dependencies.source.current();
    const page = await renderer.render({
      address: retryAddress,
      cookieHeader: request.headers.cookie ?? "",
      language,
      languages: request.server.languages,
      now,
      origin,
      links: dependencies.links,
      defaultPlace: null,
      exitUrl: dependencies.exitUrl,
      assets,
      savesData: request.headers["save-data"] === "on",
      viewer: null,
      callApi,
      outcome: null,
      typed: null,
      danger: null,
      unavailable: {
        problem: problemOfError(error, isSafeMethod(request)).key,
        crisisLines: await cachedCrisisLines(callApi),
      },
    });
    reply.header("cache-control", "no-store").header("retry-after", RETRY_SECONDS);
    return sendRendered(request, reply, page, policyOf);
  };
}

/** Crisis lines that the call has in memory; empty before its first reply. */
async function cachedCrisisLines(callApi: CallApi): Promise<readonly PublicCrisisLine[]> {
  try {
    const answer = await callApi("GET /crisis-lines", { query: { sort: "ranking", limit: "100" } });
    return answer.ok ? answer.reply : [];
  } catch (error) {
    if (databaseFault(error) === null) throw error;
    return [];
  }
}

import type { FastifyError, FastifyInstance } from "fastify";
import type { CallApi } from "#domain/base/contract/call-api.ts";
import { invalid, problem } from "#domain/base/contract/problems.ts";
import { createClient } from "#server/base/http/client.ts";
import { allowAnyOrigin } from "#server/base/http/cross-origin.ts";
import type { LogFailure } from "#server/base/http/failure-log.ts";
import { problemOfError } from "#server/base/http/failures.ts";
import { preferredLanguage, servedLanguage } from "#server/base/http/negotiation.ts";
import { replyInPlainText } from "#server/base/http/reply-problem.ts";
import { requestOrigin } from "#server/base/http/same-origin.ts";
import { GUEST, type RequestContext } from "#server/base/http/viewer.ts";
import { hoursCalendar } from "./hours-calendar.ts";

export interface CalendarDependencies {
  readonly callsOf: (context: RequestContext) => CallApi;
  /** Public origin of the app; null: taken from the request. */
  readonly publicUrl: string | null;
  readonly now: () => number;
  readonly logFailure: LogFailure;
}

/**
 * Serves `/services/{id}/hours.ics`, the opening hours of a public service for calendar programs, which neither read
 * JSON nor sign in. Everyone gets what a guest sees.
 */
export function addCalendar(app: FastifyInstance, dependencies: CalendarDependencies): void {
  const { callsOf, publicUrl, now, logFailure } = dependencies;
  app.get<{ Params: { id: string } }>(
    "/services/:id/hours.ics",
    {
      errorHandler: (error: FastifyError, request, reply) => {
        const found = problemOfError(error, true);
        if (found.code >= 500) logFailure(error, request);
        return replyInPlainText(reply, found);
      },
    },
    async (request, reply) => {
      const origin = requestOrigin(request, publicUrl);
      if (origin === null) return replyInPlainText(reply, invalid({ host: "notText" }));
      const at = now();
      const lang = new URL(request.url, origin).searchParams.get("lang");
      const language = servedLanguage(request, lang) ?? preferredLanguage(request, app.languages);
      const callApi = callsOf({ viewer: GUEST, language, now: at, client: createClient(request, reply) });
      const answer = await callApi("GET /services/{id}", { params: { id: request.params.id } });
      if (!answer.ok) return replyInPlainText(reply, answer.problem);
      const address = `${origin}/services/${answer.reply.id}`;
      const text = hoursCalendar(answer.reply, { address, at, language });
      if (text === null) return replyInPlainText(reply, problem("notFound"));
      allowAnyOrigin(reply);
      return reply
        .header("cache-control", publicUrl === null ? "no-store" : "no-cache")
        .header("vary", "Accept-Language")
        .header("content-disposition", 'inline; filename="hours.ics"')
        .type("text/calendar; charset=utf-8")
        .send(text);
    },
  );
}

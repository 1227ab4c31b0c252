import type { CallApi } from "#domain/base/contract/call-api.ts";
import { getDangerHelp, noticeDangerCall } from "#domain/danger/danger-calls.ts";
import { noticeDanger } from "#domain/danger/notice-danger.ts";
import { type Route, route } from "#server/base/http/route.ts";
import type { RequestContext } from "#server/base/http/viewer.ts";
import { helpFor } from "#words/danger/danger-help.ts";
import { helpFinder, readLines } from "./find-help.ts";

/** The calls about danger in what people type (rules danger-search 1–10). */
export function dangerRoutes(createCallApi: (context: RequestContext) => CallApi): Route[] {
  const findHelp = helpFinder(createCallApi);
  return [
    route(noticeDangerCall, async ({ query: { lang }, body: { text } }, context) => {
      // Most texts name none, and need no lines.
      if (noticeDanger(text) === null) return { ok: true, reply: { danger: null } };
      const language = lang ?? context.language;
      return { ok: true, reply: { danger: await findHelp({ q: text }, { ...context, language }) } };
    }),
    route(getDangerHelp, async ({ params: { family }, query: { lang, now, hint } }, context) => {
      const lines = await readLines(createCallApi, context);
      const named = { family, isNow: now === true, hintedOnly: hint === true };
      return {
        ok: true,
        reply: helpFor(named, lines, { now: context.now, language: lang ?? context.language }),
      };
    }),
  ];
}

import {
  countFoundByType,
  countFoundServices,
  getFoundPins,
  searchServices,
} from "#domain/danger/search-calls.ts";
import { type Route, route } from "#server/base/http/route.ts";
import { encodeUtf8 } from "#server/base/http/serialized-json.ts";
import type { FindHelp } from "#server/features/danger/find-help.ts";
import { inLanguage, type ListReads } from "./list-reads.ts";

/** The calls that read services by a typed text, which comes in the body (rules danger-search 7–10). */
export function searchRoutes(reads: ListReads, findHelp: FindHelp): Route[] {
  return [
    route(searchServices, async ({ body }, context) => {
      const answer = await reads.list(body, context);
      if (!answer.ok) return answer;
      const danger =
        answer.danger === undefined ? null : await findHelp(body, inLanguage(body.lang, context));
      if (!("serialized" in answer)) {
        const { reply: services, asked = null, ...rest } = answer;
        return { ...rest, reply: { services, danger, asked } };
      }
      const { asked = null, ...rest } = answer;
      const others = encodeUtf8(`"danger":${JSON.stringify(danger)},"asked":${JSON.stringify(asked)}`);
      return { ...rest, serialized: { utf8: `{"services":${answer.serialized.utf8},${others}}` } };
    }),
    route(countFoundServices, async ({ body }, context) => reads.count(body, context)),
    route(countFoundByType, async ({ body }, context) => reads.countByType(body, context)),
    route(getFoundPins, async ({ body }, context) => reads.pins(body, context)),
  ];
}

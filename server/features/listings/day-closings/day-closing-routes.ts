import type { Answer, CallReply } from "#domain/base/contract/call.ts";
import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { invalid, problem } from "#domain/base/contract/problems.ts";
import { isUuid } from "#domain/base/contract/uuid.ts";
import type { Language } from "#domain/base/languages/language.ts";
import { offsetMinutes } from "#domain/base/time/zone.ts";
import { closingChoices, type DayClosing } from "#domain/listings/day-closings/day-closing.ts";
import { getDayClosing, setDayClosing } from "#domain/listings/day-closings/day-closing-calls.ts";
import { answerOrProblem, CallProblem } from "#server/base/http/call-problem.ts";
import { type Route, signedInRoute } from "#server/base/http/route.ts";
import type { SignedIn } from "#server/base/http/viewer.ts";
import type { TransactionalDb } from "#server/base/sql/db.ts";
import { isVisible, showForViewer } from "#server/features/listings/show-for-viewer.ts";
import { readStored } from "#server/features/listings/stored-service.ts";
import { closeForNow, refuseOthers, usualHours } from "./close-for-now.ts";
import { readDayClosing } from "./queries.ts";

interface Onlooker {
  readonly viewer: SignedIn;
  readonly language: Language;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The calls that close a service for today. */
export function dayClosingRoutes(database: TransactionalDb): Route[] {
  const shown = async (id: string, { viewer, language, now }: Onlooker): Promise<Shown> => {
    const stored = await readStored(database, id);
    if (stored === null || !isVisible(stored, viewer)) throw new CallProblem(problem("notFound"));
    refuseOthers(stored, viewer);
    const standing = await readDayClosing(database, id);
    const choices = closingChoices(usualHours(stored, standing), now);
    const { timeZone } = stored.facts;
    const { openStatus } = showForViewer(stored, viewer, { language, now, at: now, from: null });
    return {
      ok: true,
      reply: {
        stands: standing !== null && now < standing.overAt,
        closed: [...(choices?.closed ?? [])],
        closesAt: (choices?.closesAt ?? []).map((at) => isoOfEpoch(at, offsetMinutes(timeZone, at))),
        openStatus,
      },
    };
  };
  return [
    signedInRoute(getDayClosing, ({ params, query }, { viewer, language, now }) =>
      answerOrProblem(() => shown(serviceId(params), { viewer, language: query.lang ?? language, now })),
    ),

    signedInRoute(setDayClosing, ({ params, query, body }, { viewer, language, now }) =>
      answerOrProblem(async () => {
        const id = serviceId(params);
        await closeForNow(database, id, readClosing(body), { viewer, now });
        return shown(id, { viewer, language: query.lang ?? language, now });
      }),
    ),
  ];
}
type Shown = Answer<CallReply<typeof getDayClosing>>;

/** @throws CallProblem 400 where both are said */
function readClosing({
  closed,
  closesAt,
}: {
  readonly closed?: Extract<DayClosing, { closed: unknown }>["closed"] | null | undefined;
  readonly closesAt?: number | null | undefined;
}): DayClosing | null {
  if (closed != null && closesAt != null) throw new CallProblem(invalid({ closesAt: "unknownName" }));
  if (closed != null) return { closed };
  return closesAt == null ? null : { closesAt };
}

/** Anything that is not a UUID is answered as not found. */
function serviceId({ id }: { readonly id: string }): string {
  if (!isUuid(id)) throw new CallProblem(problem("notFound"));
  return id.toLowerCase();
}

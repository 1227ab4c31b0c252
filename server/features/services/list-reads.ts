import type { Answer, CallAnswer } from "#domain/base/contract/call.ts";
import type { Language } from "#domain/base/languages/language.ts";
import { withToldKind } from "#domain/chatbot/with-told-kind.ts";
import type { NamedDanger } from "#domain/danger/danger-header.ts";
import type { AskedInText } from "#domain/danger/search-calls.ts";
import { isHeavyList } from "#domain/services/heavy-list.ts";
import type { ListParameters } from "#domain/services/list-parameters.ts";
import { type ServiceQuery, serviceQuery } from "#domain/services/list-query.ts";
import type { ServicePin } from "#domain/services/public-service.ts";
import type { listServices, TypeCount } from "#domain/services/service-calls.ts";
import type { SerializedAnswer } from "#server/base/http/route.ts";
import type { RequestContext } from "#server/base/http/viewer.ts";
import { visitorZone } from "#server/base/http/visitor-zone.ts";
import { type HeavyWork, TOO_MUCH_WORK } from "#server/base/load/heavy-work.ts";
import { dangerIn } from "#server/features/danger/danger-in.ts";
import { type ReadAsked, readAsked } from "#server/features/search/read-asked.ts";
import {
  countByType,
  countList,
  type Directory,
  findFirstMatched,
  readList,
  readListPins,
  toldWishes,
} from "./read-services.ts";

type Read<Reply> = (given: ListParameters, context: RequestContext) => Promise<Answer<Reply>>;

/** Reads services by the parameters of lists, which come in the address or in the body. */
export interface ListReads {
  list(
    given: ListParameters,
    context: RequestContext,
  ): Promise<(CallAnswer<typeof listServices> | SerializedAnswer) & { readonly asked?: AskedInText | null }>;
  readonly count: Read<{ count: number }>;
  readonly countByType: Read<TypeCount[]>;
  readonly pins: Read<ServicePin[]>;
}

/** Counts read everything that matches, and thousands of pins take as much: they are heavy whatever they ask for. */
export function listReads(directory: Directory, heavy: HeavyWork): ListReads {
  /** Text that names a danger counts towards no figure. */
  const uncounted: Directory = { ...directory, unmet: { note() {} } };
  /** In a text about danger, words of time or place do not narrow the list. */
  const read = async (
    query: ServiceQuery,
    { danger, userTimezone }: { danger?: NamedDanger; userTimezone?: string | undefined },
    context: RequestContext,
  ): Promise<ReadAsked> => {
    const { now } = context;
    if (danger !== undefined) return { query, asked: null };
    const asked = await readAsked(directory, query, { now, zone: visitorZone(userTimezone) });
    if (asked.query.text === null) return asked;
    const synonyms = await directory.textSearch.synonymsAt(directory.db, now);
    const told = { ...asked, query: withToldKind(asked.query, synonyms) };
    return (await isShutThen(told, context)) ? withoutDay(told, query) : told;
  };
  /** Whether nothing that has all of the words opens then, but something does at other times. */
  const isShutThen = async ({ query, asked }: ReadAsked, context: RequestContext): Promise<boolean> => {
    if (asked === null || asked.day === null || query.bedAsked !== undefined) return false;
    if ((await findFirstMatched(directory, query, context)) !== "ANY") return false;
    const always = { ...query, isOpen: false, openWithin: null };
    return (await findFirstMatched(directory, always, context)) === "ALL";
  };
  return {
    async list(given, context) {
      const parsed = serviceQuery(given, context.now);
      if (!parsed.ok) return parsed;
      const named = dangerIn(given);
      const from = named.danger === undefined ? directory : uncounted;
      const find = async () => {
        const { query, asked } = await read(parsed.value, { ...given, ...named }, context);
        const answer = await readList(from, query, inLanguage(given.lang, context));
        if (asked === null) return { ...answer, ...named, asked };
        const told = await toldWishes(from, query, context);
        const wishes = query.wishes.map((wish) => ({ wish, isTold: told.includes(wish) }));
        return { ...answer, ...named, asked: { ...asked, wishes } };
      };
      if (!isHeavyList(parsed.value)) return find();
      return (await heavy.run(context.client, find)) ?? TOO_MUCH_WORK;
    },
    async count(given, context) {
      const parsed = serviceQuery(given, context.now);
      if (!parsed.ok) return parsed;
      const named = dangerIn(given);
      const count = await heavy.run(context.client, async () =>
        countList(directory, (await read(parsed.value, { ...given, ...named }, context)).query, context),
      );
      return count === null ? TOO_MUCH_WORK : { ok: true, reply: { count }, ...named };
    },
    async countByType(given, context) {
      const parsed = serviceQuery(given, context.now);
      if (!parsed.ok) return parsed;
      const named = dangerIn(given);
      const reply = await heavy.run(context.client, async () =>
        countByType(directory, (await read(parsed.value, { ...given, ...named }, context)).query, context),
      );
      return reply === null ? TOO_MUCH_WORK : { ok: true, reply, ...named };
    },
    async pins(given, context) {
      const parsed = serviceQuery(given, context.now);
      if (!parsed.ok) return parsed;
      const named = dangerIn(given);
      const reply = await heavy.run(context.client, async () =>
        readListPins(directory, (await read(parsed.value, { ...given, ...named }, context)).query, context),
      );
      return reply === null ? TOO_MUCH_WORK : { ok: true, reply, ...named };
    },
  };
}

/** The door that is asked for says itself when it opens: one of another kind is no answer because it is open then. */
function withoutDay({ query, asked }: ReadAsked, { isOpen, openWithin }: ServiceQuery): ReadAsked {
  return { query: { ...query, isOpen, openWithin }, asked: asked === null ? null : { ...asked, day: null } };
}

/** `lang` takes precedence over the browser's preference. */
export function inLanguage(lang: Language | undefined, context: RequestContext): RequestContext {
  return lang === undefined ? context : { ...context, language: lang };
}

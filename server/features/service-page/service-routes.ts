import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { problem } from "#domain/base/contract/problems.ts";
import { isUuid } from "#domain/base/contract/uuid.ts";
import { sourcesBehind } from "#domain/imports/sources/sources-behind.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import type { Coordinates } from "#domain/services/service.ts";
import {
  countServices,
  countServicesByType,
  getService,
  getServicePins,
  listServices,
} from "#domain/services/service-calls.ts";
import { seesHiddenFields } from "#domain/services/service-permissions.ts";
import { type Route, route } from "#server/base/http/route.ts";
import { type RequestContext, toRights, type Viewer } from "#server/base/http/viewer.ts";
import type { Db } from "#server/base/sql/db.ts";
import { findProviderAnswers } from "#server/features/confirmations/asks/provider-answers.ts";
import type { HasLiaisons } from "#server/features/contacts/regional-contacts/county-liaisons.ts";
import { readServiceRollCall } from "#server/features/hard-nights/roll-call/queries.ts";
import { readStatedSources } from "#server/features/imports/sources/queries.ts";
import { readServiceProgram } from "#server/features/listings/organizations/queries.ts";
import { programSites } from "#server/features/listings/program-sites.ts";
import { isOwnedBy, isVisible, showForViewer } from "#server/features/listings/show-for-viewer.ts";
import { readStored, type StoredService } from "#server/features/listings/stored-service.ts";
import type { AreaAt } from "#server/features/places/area-at.ts";
import { servesPoint } from "#server/features/places/service-area/serves-point.ts";
import { wordsIn } from "#words/base/words-in.ts";
import { datesAndTimes as datesEn } from "#words/compiled/en/base/dates-and-times.ts";
import { rollCall as rollCallEn } from "#words/compiled/en/hard-nights/roll-call.ts";
import { datesAndTimes as datesEs } from "#words/compiled/es/base/dates-and-times.ts";
import { rollCall as rollCallEs } from "#words/compiled/es/hard-nights/roll-call.ts";
import { rollCallText, rollCallTextUntil } from "#words/hard-nights/roll-call/roll-call-text.ts";
import { findKept, readBodyOrKept } from "../services/body-queries.ts";
import { inLanguage, type ListReads } from "../services/list-reads.ts";
import type { Directory } from "../services/read-services.ts";
import type { WholeServiceBody } from "../services/service-columns.ts";
import { showWhole } from "../services/show-service.ts";

const ROLL_CALL_WORDS = { en: rollCallEn, es: rollCallEs };
const DATE_WORDS = { en: datesEn, es: datesEs };

/** Fields that few services have. */
type Addition = Partial<PublicService>;

/** For whom a service is shown: their language and place, and the moment. */
type Shown = Pick<RequestContext, "language" | "now"> & { readonly from: Coordinates | null };

/**
 * The reading calls of services.
 *
 * @param reads of lists, which the calls that search share
 */
export function serviceRoutes(
  directory: Directory,
  hasLiaisons: HasLiaisons,
  areaAt: AreaAt,
  reads: ListReads,
): Route[] {
  /** Whether the county of a service has liaisons, where its exact place is public. */
  const findLiaisons = async (service: PublicService, now: number): Promise<Addition> => {
    const [longitude, latitude] = service.location?.coordinates ?? [];
    const isPublic = service.addressVisibility === "EXACT" && service.isProtected !== true;
    if (!isPublic || longitude === undefined || latitude === undefined) return {};
    return (await hasLiaisons({ longitude, latitude }, now)) ? { hasLiaisons: true } : {};
  };
  /** The roll-call answer for active hard nights; omitted for protected services. */
  const findRollCall = async (service: PublicService, { language, now }: Shown): Promise<Addition> => {
    if (service.isProtected === true) return {};
    const nights = await directory.nights.at(now);
    const found = nights.length === 0 ? null : await readServiceRollCall(directory.db, service.id, nights);
    if (found === null) return {};
    const state = found.answer ?? "SILENT";
    const rollCall = wordsIn("rollCall", language, ROLL_CALL_WORDS);
    const here = { zone: service.timeZone, now };
    const text = rollCallText(found, here, rollCall, wordsIn("datesAndTimes", language, DATE_WORDS));
    const until = isoOfEpoch(rollCallTextUntil(found, found.until, here));
    return { rollCall: { state, text, until } };
  };
  /** The other sites of its program. Most services have none, and cost no query. */
  const findProgram = async ({ id }: PublicService, { programId }: WholeServiceBody): Promise<Addition> => {
    const program = programId === null ? null : await readServiceProgram(directory.db, id);
    return program === null ? {} : { program };
  };
  /** The sources that its own sources name. A service entered here has none, and costs no query. */
  const findSourcesBehind = async ({ id, sources }: PublicService): Promise<Addition> => {
    if (sources.length === 0) return {};
    const behind = sourcesBehind(await readStatedSources(directory.db, id), sources);
    return behind.length === 0 ? {} : { sourcesBehind: [...behind] };
  };
  /** Whether it serves the visitor's place, where both are known. */
  const checkServesPlace = async (
    { serviceArea }: PublicService,
    from: Coordinates | null,
  ): Promise<Addition> => {
    if (serviceArea === null || from === null) return {};
    const serves = await servesPoint(directory.db, areaAt, serviceArea, from);
    return serves === null ? {} : { servesPlace: serves };
  };
  /** Adds what other rooms know of the service. */
  const withAdditions = async (
    service: PublicService,
    body: WholeServiceBody,
    shown: Shown,
  ): Promise<PublicService> => {
    const [sources, liaisons, rollCall, program, answers, serves] = await Promise.all([
      findSourcesBehind(service),
      findLiaisons(service, shown.now),
      findRollCall(service, shown),
      findProgram(service, body),
      findProviderAnswers(directory.db, service),
      checkServesPlace(service, shown.from),
    ]);
    const answered = answers.length === 0 ? {} : { providerAnswers: answers };
    return { ...service, ...sources, ...liaisons, ...rollCall, ...program, ...answered, ...serves };
  };
  return [
    route(listServices, async ({ query }, context) => reads.list(query, context)),
    route(countServices, async ({ query }, context) => reads.count(query, context)),
    route(countServicesByType, async ({ query }, context) => reads.countByType(query, context)),
    route(getServicePins, async ({ query }, context) => reads.pins(query, context)),

    route(getService, async ({ params, query }, context) => {
      const { language, now } = inLanguage(query.lang, context);
      const display = { language, now, at: query.at ?? now, from: query.currentCoordinate ?? null };
      if (!isUuid(params.id)) return { ok: false, problem: problem("notFound") };
      const { viewer } = context;
      if (viewer.kind === "guest") {
        const body = await readBodyOrKept(directory.db, params.id);
        return body === null
          ? { ok: false, problem: problem("notFound") }
          : { ok: true, reply: await withAdditions(showWhole(body, display), body, display) };
      }
      const stored = await readVisibleOrMerged(directory.fresh, params.id, viewer);
      if (stored === null) return { ok: false, problem: problem("notFound") };
      const shown = {
        ...showForViewer(stored, viewer, display),
        ...(await programSites(directory.fresh, stored, viewer)),
      };
      return { ok: true, reply: await withAdditions(shown, stored.row, display) };
    }),
  ];
}

/**
 * Reads the service, or the one it was merged into, if this viewer may see it. Viewers who see the place of the
 * remaining service may know which services were merged into it.
 */
async function readVisibleOrMerged(db: Db, id: string, viewer: Viewer): Promise<StoredService | null> {
  const stored = await readStored(db, id);
  if (stored !== null && isVisible(stored, viewer)) return stored;
  const kept = await findKept(db, id);
  const instead = kept === null ? null : await readStored(db, kept.id);
  if (instead === null || !isVisible(instead, viewer)) return null;
  const isTold = kept?.isTold === true || seesHiddenFields(toRights(viewer), isOwnedBy(instead.row, viewer));
  return isTold ? instead : null;
}

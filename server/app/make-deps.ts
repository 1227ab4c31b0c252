import type { Deps, GivenDeps } from "../base/feature/deps.ts";
import { failureLog } from "../base/http/failure-log.ts";
import { loggableError } from "../base/http/failures.ts";
import { type FindViewer, identify, readTokens } from "../base/http/identify.ts";
import { heavyWork } from "../base/load/heavy-work.ts";
import { webhookPoster } from "../base/outside/webhooks/post-webhook.ts";
import { unavailablePage } from "../base/pages/unavailable-page.ts";
import { openPasswords } from "../features/accounts/account/passwords.ts";
import { openProviders } from "../features/accounts/social-sign-in/open-providers.ts";
import { activeNights } from "../features/hard-nights/active-nights.ts";
import { weatherSource } from "../features/hard-nights/weather/weather-at.ts";
import { cityFileKeys } from "../features/offline/city-file/city-file-key.ts";
import { areaAtPoint } from "../features/places/area-at.ts";
import { elsewhereFinder } from "../features/places/service-area/find-elsewhere.ts";
import { servedPlaceFinder } from "../features/places/service-area/find-served-place.ts";
import { openSearch } from "../features/search/search.ts";
import { listReads } from "../features/services/list-reads.ts";
import { nightFirst } from "../features/services/night-first.ts";
import type { Directory, Repairs } from "../features/services/read-services.ts";
import { cacheBytes, ServiceCache } from "../features/services/service-cache.ts";

/**
 * Dependencies that `wireApp` makes itself: it closes some with the app, and calls have routes only once features have
 * deps.
 */
type WiredParts = Pick<Deps, "callsOf" | "uncountedCallsOf" | "endSession"> & {
  readonly repairs: Repairs;
  readonly findSession: FindViewer;
};

/** Makes what features share, once for an app. */
export async function makeDeps(
  given: GivenDeps,
  { repairs, findSession, ...wired }: WiredParts,
): Promise<Deps> {
  const { config, database, countyAt, log, now } = given;
  const publicOrigin = given.pages?.publicUrl ?? config.publicUrl;
  const logFailure = failureLog(log, now);
  const createFailureLog = (outside: string) => (error: unknown) =>
    log.error({ outside, error: loggableError(error) });
  const textSearch = openSearch();
  const nights = activeNights(database);
  const heavy = heavyWork(config.isRateLimited);
  const directory: Directory = {
    db: database.currentReader,
    fresh: database,
    textSearch,
    repairs,
    cache: new ServiceCache(cacheBytes()),
    unmet: given.unmet,
    nights,
    nightFirst: nightFirst({ db: database.currentReader, textSearch, nights }),
    findServedPlace: servedPlaceFinder(database.reader, countyAt),
    findElsewhere: elsewhereFinder(database.reader, countyAt),
  };
  return {
    ...given,
    ...wired,
    languages: config.languages,
    publicOrigin,
    textSearch,
    areaAt: areaAtPoint(database.reader, countyAt),
    weather: weatherSource(config.weather, createFailureLog("weather service")),
    nights,
    directory,
    reads: listReads(directory, heavy),
    heavy,
    fileKeys: cityFileKeys(database, config.cityFileKey),
    passwords: openPasswords(),
    providers: openProviders(config.social),
    secondFactorRoles: config.secondFactorRoles,
    viewerOf: (request, at) => identify(readTokens(request, publicOrigin), findSession, at),
    postWebhook: webhookPoster(config.webhooksToPrivate),
    logFailure,
    logFailureOf: createFailureLog,
    pages: await createPages(given, { callsOf: wired.callsOf, logFailure, now }),
  };
}

async function createPages(
  { pages, openPages }: GivenDeps,
  parts: Pick<Deps, "callsOf" | "logFailure" | "now">,
): Promise<Deps["pages"]> {
  if (pages === null) return null;
  const source = await openPages();
  return { ...pages, source, sendUnavailable: unavailablePage({ ...pages, ...parts, source }) };
}

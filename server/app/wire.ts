import type { FastifyInstance, FastifyRequest } from "fastify";
import { MAIN_LANGUAGES } from "#domain/words/language.ts";
import { prepareWords } from "#domain/words/prepare-words.ts";
import { sharedRequests } from "../base/attempts/shared-requests.ts";
import { callsInProcess } from "../base/http/calls.ts";
import { failureLog } from "../base/http/failure-log.ts";
import { loggableError } from "../base/http/failures.ts";
import { identify, tokensOf } from "../base/http/identify.ts";
import { knownKeys as openKnownKeys } from "../base/http/known-keys.ts";
import type { LoadLimit } from "../base/http/load-limit.ts";
import type { RequestLog } from "../base/http/log.ts";
import { publishContract } from "../base/http/publish-contract.ts";
import { RequestCounts } from "../base/http/request-counts.ts";
import type { RequestWatch } from "../base/http/request-watch.ts";
import type { Route } from "../base/http/route.ts";
import type { ReaderLimits } from "../base/http/slow-readers.ts";
import { heavyWork } from "../base/load/heavy-work.ts";
import type { FileStore } from "../base/outside/files/file-store.ts";
import type { Translator } from "../base/outside/translator/translator.ts";
import { addPages } from "../base/pages/add-pages.ts";
import { busyPage } from "../base/pages/busy-page.ts";
import { builtPages, type PageSource } from "../base/pages/page-source.ts";
import { unavailablePage } from "../base/pages/unavailable-page.ts";
import type { Config, OptionalSettings } from "../base/settings/config.ts";
import type { Database } from "../base/sql/db.ts";
import { accountRoutes } from "../features/accounts/account/account-routes.ts";
import { openPasswords } from "../features/accounts/account/passwords.ts";
import { sessionEnder } from "../features/accounts/account/session-ender.ts";
import { findSignedIn } from "../features/accounts/account/sessions.ts";
import { invitationRoutes } from "../features/accounts/invitations/invitation-routes.ts";
import { passkeyRoutes } from "../features/accounts/passkeys/passkey-routes.ts";
import { permissionRoutes } from "../features/accounts/permissions/permission-routes.ts";
import { addOldCallback } from "../features/accounts/social-sign-in/add-old-callback.ts";
import { addSocialSignIn } from "../features/accounts/social-sign-in/add-social-sign-in.ts";
import { NO_PROVIDERS, openProviders } from "../features/accounts/social-sign-in/open-providers.ts";
import { socialRoutes } from "../features/accounts/social-sign-in/social-routes.ts";
import { userRoutes } from "../features/accounts/users/user-routes.ts";
import { bedRoutes } from "../features/beds/bed-routes.ts";
import { ownsShelter } from "../features/beds/queries.ts";
import { chatbotRoutes } from "../features/chatbot/chatbot-routes.ts";
import { querySource } from "../features/chatbot/query-source.ts";
import { addTextMessages } from "../features/chatbot/text-messages/add-text-messages.ts";
import { describeWebhook } from "../features/chatbot/text-messages/describe-webhook.ts";
import { askRoutes } from "../features/confirmations/asks/ask-routes.ts";
import { campaignRoutes } from "../features/confirmations/campaigns/campaign-routes.ts";
import { confirmationRoutes } from "../features/confirmations/confirmation-routes.ts";
import { cacheCrisisLines } from "../features/contacts/crisis-lines/cache-crisis-lines.ts";
import { crisisLineRoutes } from "../features/contacts/crisis-lines/crisis-line-routes.ts";
import { contactRoutes } from "../features/contacts/regional-contacts/contact-routes.ts";
import { liaisonFinder } from "../features/contacts/regional-contacts/county-liaisons.ts";
import { dangerRoutes } from "../features/danger/danger-routes.ts";
import { helpFinder } from "../features/danger/find-help.ts";
import { demonstrationRoutes } from "../features/demonstration/demonstration-routes.ts";
import { directionRoutes } from "../features/directions/direction-routes.ts";
import { NO_TIMETABLES, type Timetables } from "../features/directions/timetable-process.ts";
import { directoryHealthRoutes } from "../features/directory-health/directory-health-routes.ts";
import { NOT_COUNTED, type UnmetRecorder } from "../features/directory-health/unmet-searches.ts";
import { duplicateRoutes } from "../features/duplicates/duplicate-routes.ts";
import { addEmbed } from "../features/embed/add-embed.ts";
import { addCalendar } from "../features/embed/calendar/add-calendar.ts";
import { builtEmbedFiles, type ReadEmbedFile } from "../features/embed/embed-files.ts";
import { addSearchEngineFiles } from "../features/embed/search-engines/add-search-engine-files.ts";
import { kudoRoutes } from "../features/favorites/kudos/kudo-routes.ts";
import { feedbackRoutes } from "../features/feedback/feedback-routes.ts";
import { fileRoutes } from "../features/feedback/files/file-routes.ts";
import { inboxRoutes } from "../features/feedback/inbox-routes.ts";
import { activeNights } from "../features/hard-nights/active-nights.ts";
import { hardNightRoutes } from "../features/hard-nights/hard-night-routes.ts";
import { addRollCallPage } from "../features/hard-nights/roll-call/add-roll-call-page.ts";
import { rollCallRoutes } from "../features/hard-nights/roll-call/roll-call-routes.ts";
import { weatherSource } from "../features/hard-nights/weather/weather-at.ts";
import { historyRoutes } from "../features/history/history-routes.ts";
import { addHsds } from "../features/hsds/add-hsds.ts";
import { type ExportDependencies, exportRoutes } from "../features/hsds/export-routes.ts";
import { hsdsChangeRoutes } from "../features/hsds/hsds-change-routes.ts";
import { hsdsOrganizationRoutes } from "../features/hsds/hsds-organization-routes.ts";
import { hsdsRoutes } from "../features/hsds/hsds-routes.ts";
import { hsdsShared } from "../features/hsds/hsds-shared.ts";
import { hsdsTaxonomyRoutes } from "../features/hsds/hsds-taxonomy-routes.ts";
import { type HarvestParts, harvestRoutes } from "../features/imports/harvest/harvest-routes.ts";
import { type ImportDependencies, importRoutes } from "../features/imports/import-routes.ts";
import { apiKeyRoutes } from "../features/integrations/api-keys/api-key-routes.ts";
import { findKeyViewer } from "../features/integrations/api-keys/find-key-viewer.ts";
import type { WakeSender } from "../features/integrations/webhooks/webhook-jobs.ts";
import { webhookRoutes } from "../features/integrations/webhooks/webhook-routes.ts";
import { approvalRoutes } from "../features/listings/approvals/approval-routes.ts";
import { claimRoutes } from "../features/listings/claims/claim-routes.ts";
import { dayClosingRoutes } from "../features/listings/day-closings/day-closing-routes.ts";
import { listingRoutes } from "../features/listings/listing-routes.ts";
import { organizationRoutes } from "../features/listings/organizations/organization-routes.ts";
import { protectionRoutes } from "../features/listings/protection/protection-routes.ts";
import { addOutbox } from "../features/mail/add-outbox.ts";
import { addUnsubscribe } from "../features/mail/notices/add-unsubscribe.ts";
import { noticeRoutes } from "../features/mail/notices/notice-routes.ts";
import type { QueueMail } from "../features/mail/queue-mail.ts";
import { addOffline } from "../features/offline/add-offline.ts";
import { cityFileKeys } from "../features/offline/city-file/city-file-key.ts";
import { builtCityFileParts, type CityFileParts } from "../features/offline/city-file/city-file-parts.ts";
import { cityFileRoutes } from "../features/offline/city-file/city-file-routes.ts";
import { cityPackRoutes } from "../features/offline/city-pack/city-pack-routes.ts";
import { addKiosk } from "../features/offline/kiosk/add-kiosk.ts";
import { badgeRoutes } from "../features/operations/badges/badge-routes.ts";
import { healthRoutes } from "../features/operations/health/health-routes.ts";
import { areaAtPoint } from "../features/places/area-at.ts";
import { type CountyAt, countyAtPoint } from "../features/places/county-at.ts";
import { pointFinder } from "../features/places/geocoding/find-point.ts";
import { geocodingRoutes } from "../features/places/geocoding/geocoding-routes.ts";
import { pointNamer } from "../features/places/geocoding/name-point.ts";
import { placeRoutes } from "../features/places/place-routes.ts";
import { elsewhereFinder } from "../features/places/service-area/find-elsewhere.ts";
import { servedPlaceFinder } from "../features/places/service-area/find-served-place.ts";
import { addTiles } from "../features/places/tiles/add-tiles.ts";
import { openSearch } from "../features/search/search.ts";
import { serviceRoutes } from "../features/service-page/service-routes.ts";
import { listReads } from "../features/services/list-reads.ts";
import { nightFirst } from "../features/services/night-first.ts";
import { hoursRepairs, type SendJob } from "../features/services/opening-hours/repair-batch.ts";
import { searchRoutes } from "../features/services/search-routes.ts";
import { cacheBytes, ServiceCache } from "../features/services/service-cache.ts";
import { topicRoutes } from "../features/services/topics/topic-routes.ts";
import { editPageRoutes } from "../features/static-pages/edit-page-routes.ts";
import { addQuickExit } from "../features/static-pages/quick-exit/add-quick-exit.ts";
import { addSecurityContact } from "../features/static-pages/security-contact/add-security-contact.ts";
import { staticPageRoutes } from "../features/static-pages/static-page-routes.ts";
import type { QueueTranslation } from "../features/translation/translation-jobs.ts";
import { translationRoutes } from "../features/translation/translation-routes.ts";
import { buildApp } from "./app.ts";

/** Dependencies of the app; tests provide their own clock, log and jobs. */
export interface WireDependencies {
  readonly config: Pick<Config, "trustProxy" | "isRateLimited"> & OptionalSettings;
  readonly database: Database;
  readonly version: string;
  /** Puts work into the durable queue. */
  readonly sendJob: SendJob;
  /** Enqueues a mail in a transaction. */
  readonly queueMail: QueueMail;
  /** Enqueues a translation in a transaction. */
  readonly askTranslation: QueueTranslation;
  /** Enqueues a look for messages of webhooks; absent: nothing does. */
  readonly wakeWebhooks?: WakeSender;
  /** Folder of mail that the demonstration shows; absent where there is a mail server. */
  readonly outbox?: string;
  readonly files: FileStore;
  /** Where packages to import are stored, and who imports them. */
  readonly imports: Omit<ImportDependencies, "database">;
  /** Where exports wait until they are sent; absent: the system's folder for temporary files. */
  readonly exports?: Pick<ExportDependencies, "folder">;
  /** What is harvested; absent: nothing. */
  readonly harvest?: HarvestParts;
  /** Counts needs that were not met; absent: nothing does. */
  readonly unmet?: UnmetRecorder;
  /** Absent: reads the boundaries itself. */
  readonly countyAt?: CountyAt;
  /** Absent: walks alone. */
  readonly timetables?: Timetables;
  /** Drafts Spanish; null or absent: none. */
  readonly translator?: Translator | null;
  /** Script and styles of files of places; absent: the build's. */
  readonly cityFileParts?: () => Promise<CityFileParts>;
  /** Files for pages of other sites; absent: the build's. */
  readonly embedFile?: ReadEmbedFile;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly log: RequestLog;
  /** Counts requests; absent: nobody does. */
  readonly requestWatch?: RequestWatch;
  /** Absent: everything is accepted. */
  readonly loadLimit?: LoadLimit;
  /** What clients may leave waiting; absent: the usual. */
  readonly readerLimits?: ReaderLimits;
  readonly isReady: () => boolean;
  /** Settings of pages; null: API only, without a web build. */
  readonly pages:
    | (Pick<Config, "publicUrl" | "links" | "defaultPlace" | "exitUrl"> & Partial<Pick<Config, "basemap">>)
    | null;
  /** Source of pages; absent: the build. */
  readonly pageSource?: PageSource;
}

/** Wires features to HTTP. The app is not yet listening. */
export async function wireApp(dependencies: WireDependencies): Promise<FastifyInstance> {
  const { config, database, now, log, version } = dependencies;
  const languages = config.languages ?? MAIN_LANGUAGES;
  await Promise.all(languages.map(prepareWords));
  const repairs = hoursRepairs(dependencies.sendJob, log);
  const textSearch = openSearch();
  const countyAt = dependencies.countyAt ?? countyAtPoint();
  const areaAt = areaAtPoint(database.reader, countyAt);
  const secondFactorRoles = config.secondFactorRoles ?? new Set();
  // One queue: together no more are hashed at a time.
  const passwords = openPasswords();
  const findSession = findSignedIn(database, secondFactorRoles);
  const knownKeys = openKnownKeys();
  const publicOrigin = dependencies.pages?.publicUrl ?? config.publicUrl ?? null;
  const providers = openProviders(config.social ?? NO_PROVIDERS);
  const failedOutside = (outside: string) => (error: unknown) =>
    log.error({ outside, error: loggableError(error) });
  const weather = weatherSource(config.weather ?? null, failedOutside("weather service"));
  const nights = activeNights(database);
  const timetables = dependencies.timetables ?? NO_TIMETABLES;
  const listingDependencies = {
    database,
    queueMail: dependencies.queueMail,
    askTranslation: dependencies.askTranslation,
    languages,
  };
  const directory = {
    db: database.currentReader,
    fresh: database,
    textSearch,
    repairs,
    cache: new ServiceCache(cacheBytes()),
    unmet: dependencies.unmet ?? NOT_COUNTED,
    nights,
    nightFirst: nightFirst({ db: database.currentReader, textSearch, nights }),
    findServedPlace: servedPlaceFinder(database.reader, countyAt),
    findElsewhere: elsewhereFinder(database.reader, countyAt),
  };
  const heavy = heavyWork(config.isRateLimited);
  const hsds = hsdsShared(directory, heavy);
  const fileKeys = cityFileKeys(database, config.cityFileKey ?? null);
  const hasLiaisons = liaisonFinder(database.reader, areaAt);
  const lineRoutes = crisisLineRoutes(database, textSearch, areaAt);
  const waysThere = directionRoutes(database.currentReader, timetables);
  const uncounted = { ...directory, unmet: NOT_COUNTED };
  const reads = listReads(directory, heavy);
  const lineCalls = callsInProcess(lineRoutes);
  const chatbot = {
    database,
    callsOf: callsInProcess([
      ...serviceRoutes(directory, hasLiaisons, areaAt, listReads(uncounted, heavy)),
      ...lineRoutes,
      ...waysThere,
    ]),
    weatherAt: weather.weatherAt,
    queryElsewhere: querySource(config.queryModel ?? null, failedOutside("query model")),
    onFailure: (error: unknown) => log.error({ chatbot: "answer", error: loggableError(error) }),
  };
  const routes: Route[] = [
    ...serviceRoutes(directory, hasLiaisons, areaAt, reads),
    ...searchRoutes(reads, helpFinder(lineCalls)),
    ...dangerRoutes(lineCalls),
    ...waysThere,
    ...chatbotRoutes(chatbot),
    ...listingRoutes(listingDependencies),
    ...approvalRoutes(listingDependencies),
    ...cityPackRoutes(database, areaAt, heavy),
    ...cityFileRoutes(
      { database, keys: fileKeys, parts: dependencies.cityFileParts ?? builtCityFileParts },
      heavy,
    ),
    ...kudoRoutes(database, config.isRateLimited),
    ...askRoutes(database, config.isRateLimited),
    ...lineRoutes,
    ...contactRoutes({ database, textSearch, areaAt }),
    ...bedRoutes(database),
    ...badgeRoutes(database),
    ...dayClosingRoutes(database),
    ...rollCallRoutes({ database, queueMail: dependencies.queueMail }),
    ...hardNightRoutes({ database, nights, outlookAt: weather.outlookAt }),
    ...noticeRoutes(database),
    ...organizationRoutes(database),
    ...hsdsRoutes(hsds),
    ...hsdsChangeRoutes(database),
    ...hsdsOrganizationRoutes(hsds),
    ...hsdsTaxonomyRoutes(),
    ...exportRoutes({ database, log, ...dependencies.exports }),
    ...topicRoutes(database.reader),
    ...translationRoutes(dependencies.translator ?? null, languages, failedOutside("translator")),
    ...geocodingRoutes(pointFinder(database.reader, config.geocoder ?? null, failedOutside("geocoder"))),
    ...staticPageRoutes(database.reader, config, fileKeys.fingerprint),
    ...editPageRoutes(database, config.links?.support ?? null),
    ...feedbackRoutes(database, dependencies.queueMail),
    ...claimRoutes(database, dependencies.queueMail, config.isRateLimited),
    ...inboxRoutes(database, pointNamer(database.reader, config.geocoder ?? null, failedOutside("geocoder"))),
    ...fileRoutes(database, dependencies.files, heavy),
    ...placeRoutes(database.reader),
    ...accountRoutes(
      { database, queueMail: dependencies.queueMail, passwords, secondFactorRoles },
      config.isRateLimited,
    ),
    ...passkeyRoutes(
      { database, queueMail: dependencies.queueMail, secondFactorRoles, publicOrigin },
      config.isRateLimited,
    ),
    ...userRoutes(database, dependencies.queueMail),
    ...invitationRoutes({ database, queueMail: dependencies.queueMail, passwords }, config.isRateLimited),
    ...campaignRoutes({ database, queueMail: dependencies.queueMail, countyAt }, config.isRateLimited),
    ...confirmationRoutes(listingDependencies, config.isRateLimited),
    ...historyRoutes(listingDependencies),
    ...socialRoutes(providers),
    ...demonstrationRoutes(config.demo === true),
    ...permissionRoutes(),
    ...apiKeyRoutes(database),
    ...webhookRoutes({
      database,
      isPrivateAllowed: config.webhooksToPrivate === true,
      wakeSender: dependencies.wakeWebhooks,
    }),
    ...directoryHealthRoutes(database, dependencies.unmet !== undefined, timetables),
    ...harvestRoutes(database, dependencies.harvest),
    ...importRoutes({ database, ...dependencies.imports }, config.isRateLimited),
    ...duplicateRoutes(database, dependencies.queueMail),
    ...protectionRoutes(database, dependencies.queueMail),
    ...healthRoutes(database, version, dependencies.isReady),
  ];
  // Pages are for people: a key opens none.
  const viewerOf = (request: FastifyRequest, at: number) =>
    identify(tokensOf(request, publicOrigin), findSession, at);
  const logFailure = failureLog(log, now);
  const sessions = sessionEnder(database);
  // Other processes may serve on a database server; the embedded database has one.
  const isOneOfSeveral = (config.databaseUrl ?? null) !== null;
  const requestCounts =
    config.isRateLimited && isOneOfSeveral
      ? new RequestCounts(sharedRequests(database.bulk), now)
      : undefined;
  const app = await buildApp({
    database,
    requestCounts,
    hstsSubdomains: config.hstsSubdomains,
    endSession: sessions.end,
    routes,
    findViewer: findKeyViewer(database, knownKeys, findSession),
    knownKeys,
    now,
    log,
    logFailure,
    requestWatch: dependencies.requestWatch,
    loadLimit: dependencies.loadLimit,
    readerLimits: dependencies.readerLimits,
    sendBusyPage:
      dependencies.pages === null ? undefined : busyPage({ callsOf: callsInProcess(routes), now }),
    isRateLimited: config.isRateLimited,
    trustProxy: config.trustProxy,
    publicOrigin,
    corsOrigins: config.corsOrigins ?? [],
    languages,
    addPages: async (app) => {
      publishContract(app, routes, version, publicOrigin, describeWebhook(config.textGateway ?? null));
      const { queueMail } = dependencies;
      if (config.demo === true && dependencies.outbox !== undefined) addOutbox(app, dependencies.outbox);
      addHsds(app);
      addUnsubscribe(app, database, now);
      addTextMessages(app, config.textGateway ?? null, chatbot, now);
      addRollCallPage(app, database, now);
      const callsOf = callsInProcess(routes);
      addSecurityContact(app, { contact: config.securityContact ?? null, publicUrl: publicOrigin, now });
      addCalendar(app, { callsOf, publicUrl: publicOrigin, now, logFailure });
      addOldCallback(app);
      const social = {
        providers,
        database,
        queueMail,
        secondFactorRoles,
        publicOrigin,
        viewerOf,
        now,
        log,
      };
      if (dependencies.pages === null) {
        addSocialSignIn(app, social);
        return;
      }
      await addTiles(app, {
        path: dependencies.pages.basemap ?? null,
        isDemonstration: config.demo === true,
      });
      addSearchEngineFiles(app, database.currentReader, dependencies.pages.publicUrl, logFailure, heavy);
      addQuickExit(app, dependencies.pages.exitUrl, sessions.end);
      addKiosk(app, sessions.end);
      const source = dependencies.pageSource ?? (await builtPages());
      await addOffline(app, source.folder);
      const readFile = dependencies.embedFile ?? (await builtEmbedFiles());
      addEmbed(app, { readFile, callsOf, publicUrl: publicOrigin, now, logFailure });
      await cacheCrisisLines(callsOf, now());
      const pages = { ...dependencies.pages, source, now, callsOf };
      const sendUnavailable = unavailablePage({ ...pages, logFailure });
      addSocialSignIn(app, { ...social, sendUnavailable });
      await addPages(app, {
        ...pages,
        viewerOf,
        ownsShelter: (userId) => ownsShelter(database, userId),
        sendUnavailable,
      });
    },
  });
  app.addHook("onClose", async () => {
    sessions.close();
    requestCounts?.close();
    await repairs.close();
    await dependencies.unmet?.close();
  });
  return app;
}

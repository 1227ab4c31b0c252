import type { FastifyRequest } from "fastify";
import type { Provider } from "#domain/accounts/social-sign-in/provider.ts";
import type { CallApi } from "#domain/base/contract/call-api.ts";
import type { Language } from "#domain/base/languages/language.ts";
import type { Role } from "#domain/base/roles/role.ts";
import type { LogFailure } from "#server/base/http/failure-log.ts";
import type { RequestLog } from "#server/base/http/log.ts";
import type { RequestContext, Viewer } from "#server/base/http/viewer.ts";
import type { HeavyWork } from "#server/base/load/heavy-work.ts";
import type { FileStore } from "#server/base/outside/files/file-store.ts";
import type { MailSender } from "#server/base/outside/mail/mail-sender.ts";
import type { Translator } from "#server/base/outside/translator/translator.ts";
import type { PostWebhook } from "#server/base/outside/webhooks/post-webhook.ts";
import type { PageSource } from "#server/base/pages/page-source.ts";
import type { SendUnavailable } from "#server/base/pages/unavailable-page.ts";
import type { Config } from "#server/base/settings/config.ts";
import type { Database } from "#server/base/sql/db.ts";
import type { Passwords } from "#server/features/accounts/account/passwords.ts";
import type { SocialProvider } from "#server/features/accounts/social-sign-in/social-provider.ts";
import type { Timetables } from "#server/features/directions/timetable-process.ts";
import type { UnmetRecorder } from "#server/features/directory-health/unmet-searches.ts";
import type { ReadEmbedFile } from "#server/features/embed/embed-files.ts";
import type { ActiveNights } from "#server/features/hard-nights/active-nights.ts";
import type { WeatherSource } from "#server/features/hard-nights/weather/weather-at.ts";
import type { HarvestParts } from "#server/features/imports/harvest/harvest-routes.ts";
import type { ImportDependencies } from "#server/features/imports/import-routes.ts";
import type { WakeSender } from "#server/features/integrations/webhooks/webhook-jobs.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import type { CityFileKeys } from "#server/features/offline/city-file/city-file-key.ts";
import type { CityFileParts } from "#server/features/offline/city-file/city-file-parts.ts";
import type { AreaAt } from "#server/features/places/area-at.ts";
import type { CountyAt } from "#server/features/places/county-at.ts";
import type { Search } from "#server/features/search/search.ts";
import type { ListReads } from "#server/features/services/list-reads.ts";
import type { SendJob } from "#server/features/services/opening-hours/repair-batch.ts";
import type { Directory } from "#server/features/services/read-services.ts";
import type { QueueTranslation } from "#server/features/translation/translation-jobs.ts";

/** Dependencies that the app is started with. Tests provide their own clock, log and jobs. */
export interface GivenDeps {
  readonly config: Config;
  readonly database: Database;
  readonly version: string;
  /** Puts work into the durable queue. */
  readonly sendJob: SendJob;
  /** Sends what the queue of mails has. */
  readonly sender: MailSender;
  /** Returns the origin for links in mails. Known once the app listens, which is before jobs are worked on. */
  readonly originOfLinks: () => string;
  /** Enqueues a mail in a transaction. */
  readonly queueMail: QueueMail;
  /** Enqueues a translation in a transaction. */
  readonly askTranslation: QueueTranslation;
  /** Enqueues a look for messages of webhooks. */
  readonly wakeWebhooks: WakeSender;
  /** Folder of mail that the demonstration shows; null where there is a mail server. */
  readonly outbox: string | null;
  readonly files: FileStore;
  /** The importers, and where packages to import are stored. */
  readonly imports: Omit<ImportDependencies, "database">;
  /** Folder where exports wait until they are sent. */
  readonly exportFolder: string;
  /** The sources that are harvested, and the parts that harvest them. */
  readonly harvest: HarvestParts;
  /** Counts needs that were not met. */
  readonly unmet: UnmetRecorder;
  readonly countyAt: CountyAt;
  readonly timetables: Timetables;
  /** Drafts Spanish; null: nothing does. */
  readonly translator: Translator | null;
  /** Reads the script and styles of files of places. */
  readonly cityFileParts: () => Promise<CityFileParts>;
  /** Opens the files for pages of other sites. */
  readonly openEmbedFiles: () => Promise<ReadEmbedFile>;
  /** Opens the source of pages; unused without `pages`. */
  readonly openPages: () => Promise<PageSource>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly log: RequestLog;
  /** False while the server is still starting or already stopping. */
  readonly isReady: () => boolean;
  /** Settings of pages; null: API only, without a web build. */
  readonly pages: PageSettings | null;
}

type PageSettings = Pick<Config, "publicUrl" | "links" | "defaultPlace" | "exitUrl" | "basemap">;

/**
 * Dependencies of features: what the app was given, and the parts that several features share. A feature makes what it
 * alone needs.
 */
export interface Deps extends GivenDeps {
  /** Languages in which words are served. */
  readonly languages: readonly Language[];
  /** Public origin of the app; null: taken from each request. */
  readonly publicOrigin: string | null;
  readonly textSearch: Search;
  readonly areaAt: AreaAt;
  readonly weather: WeatherSource;
  readonly nights: ActiveNights;
  /** Dependencies of reading services. */
  readonly directory: Directory;
  /** Reads lists of services, and counts the needs that they do not meet. */
  readonly reads: ListReads;
  /** One queue for all that takes much processor time or reads much. */
  readonly heavy: HeavyWork;
  /** Keys that sign files of places. */
  readonly fileKeys: CityFileKeys;
  /** One queue: together no more passwords are hashed at a time. */
  readonly passwords: Passwords;
  readonly providers: ReadonlyMap<Provider, SocialProvider>;
  /** Roles from which the operator requires a second factor. */
  readonly secondFactorRoles: ReadonlySet<Role>;
  /** Ends a session as soon as the database can, without being waited for. */
  readonly endSession: (token: string) => void;
  /** Finds whose session the request's cookie names. Pages are for people: a key opens none. */
  readonly viewerOf: (request: FastifyRequest, now: number) => Promise<Viewer>;
  /** Makes calls in process, once the app is wired. */
  readonly callsOf: (context: RequestContext) => CallApi;
  /** Makes calls in process without counting unmet needs. */
  readonly uncountedCallsOf: (context: RequestContext) => CallApi;
  readonly postWebhook: PostWebhook;
  readonly logFailure: LogFailure;
  /** Makes the log of failures of an outside service, such as `geocoder`. */
  readonly logFailureOf: (outside: string) => (error: unknown) => void;
  readonly pages: (PageSettings & PageParts) | null;
}

interface PageParts {
  readonly source: PageSource;
  readonly sendUnavailable: SendUnavailable;
}

/** Limits that several features, or server and pages, know of; a feature's own are with it (rule calls 17). */

/** Default rows of a list. */
export const DEFAULT_LIMIT = 25;
/** Maximum rows of a list reply; larger limits are reduced to it. */
export const MAX_LIMIT = 100;
/** Maximum offset of a list: work grows with it. */
export const MAX_SKIP = 10_000;
/** Page size of the home list. */
export const HOME_LIST_LIMIT = 100;
/** Maximum ids of a favourites call. */
export const MAX_FAVOURITES = 200;
/** Maximum pins of a map reply. */
export const MAX_PINS = 5000;
/** Radius in miles around the operator's place within which the list of a visitor without a place begins. */
export const DEFAULT_PLACE_RADIUS_MILES = 50;
/** Services of one type are counted up to this many. */
export const MAX_COUNT_BY_TYPE = 100;
/** Maximum services of a city pack, which a phone downloads in one request and searches in memory. */
export const MAX_PACK_SERVICES = 2000;
/** Maximum critical alerts of a reply. */
export const MAX_ALERTS = 20;
/** Radius in miles within which an alert is shown (80 km). */
export const ALERT_RADIUS_MILES = 50;
/** Radius in miles of `sort=likes` with a place. */
export const TOP_KUDOS_RADIUS_MILES = 50;
/** Radius in miles within which services come first when a list has an audience and a place (rule lists 19). */
export const AUDIENCE_RADIUS_MILES = 50;
/** Maximum `radius` in miles: half around the earth. */
export const MAX_RADIUS_MILES = 12_500;

/** How far from now `at` of a list may be, in minutes. */
export const MAX_AT_AHEAD_MINUTES = 14 * 24 * 60;
export const MAX_AT_PAST_MINUTES = 24 * 60;

/** Characters. */
export const MAX_DESCRIPTION = 1000;
export const MAX_SEARCH_TEXT = 200;
/** Characters of a text that are checked for danger; a longer text names it earlier. */
export const MAX_JUDGED_TEXT = 2000;
export const MAX_PLACE_NAME = 100;
/** Characters of the region that a protected listing serves. */
export const MAX_REGION = 200;
export const MAX_NAMES_TEXT = 1000;
/** Latitudes beyond this are not on the Web-Mercator plane that orders places. */
export const MAX_LATITUDE = 85;

/** Bytes of a package that is uploaded to be imported; a larger one is imported with the command. */
export const MAX_PACKAGE_BYTES = 100 * 1024 * 1024;
/** Longest name of a source that is stated for a package. */
export const MAX_SOURCE_NAME = 100;
/** Bytes of a JSON body. */
export const MAX_BODY_BYTES = 256 * 1024;

/** Milliseconds. */
export const SEARCH_DEBOUNCE_MS = 500;
export const MAP_DEBOUNCE_MS = 1000;
export const SUCCESS_MESSAGE_MS = 3000;
/**
 * How long a deleted account or message can be restored by the person who deleted it, and an ended hard night be
 * resumed.
 */
export const RESTORE_DELETED_MS = 60_000;
/** Delay of emails and webhooks after an approval or a deletion, in case it is undone. */
export const OUTGOING_DELAY_MS = 15_000;
/** Distance in pixels from the end of the page at which the next rows are loaded. */
export const SCROLL_TRIGGER_PX = 500;
/** Maximum age of a device position, in milliseconds. */
export const POSITION_MAX_AGE_MS = 10_000;

/** Requests per minute and network before 429. */
export const REQUESTS_PER_MINUTE = 600;
/** Same limit, for an organization-sized network (IPv6 /48, IPv4 /24), which mobile carriers share among thousands. */
export const REQUESTS_PER_MINUTE_OF_ORGANIZATION = 6000;
/** Kudos per network, from any devices. Visitors of a shelter may share an address. */
export const KUDOS_PER_NETWORK_PER_HOUR = { connection: 30, site: 90, organization: 300 } as const;
export const KUDOS_PER_NETWORK_AND_SERVICE_PER_DAY = { connection: 10, site: 30, organization: 100 } as const;
/** Questions per network about unstated facts, from any devices; and about one field of one service. */
export const PRESSES_PER_NETWORK_PER_HOUR = { connection: 60, site: 180, organization: 600 } as const;
export const PRESSES_PER_NETWORK_AND_ASK_PER_DAY = { connection: 10, site: 30, organization: 100 } as const;

/** Characters of a crisis line's note on reporting, and its maximum number of languages. */
export const MAX_LINE_REPORTING = 300;
export const MAX_LINE_LANGUAGES = 30;

/** Characters of a message. */
export const MAX_NAME = 100;
export const MAX_EMAIL = 254;
/** Characters of a telephone number as typed or pasted; it is shorter as stored. */
export const MAX_TYPED_PHONE = 100;
export const MAX_SUBJECT = 150;
export const MAX_MESSAGE = 5000;
/** Pictures of a message, and bytes and pixels of each upload. */
export const MAX_FILES = 5;
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const MAX_PICTURE_PIXELS = 64_000_000;
/** Pixels of the longer side of a stored picture; larger ones are scaled down. */
export const MAX_STORED_PICTURE_SIDE = 2560;
/** Milliseconds after which an unattached picture is deleted. */
export const UNATTACHED_FILE_MS = 24 * 3_600_000;
/** Maximum age of a picture when it is attached: an hour less, so that none is deleted while it is attached. */
export const ATTACHABLE_FILE_MS = UNATTACHED_FILE_MS - 3_600_000;
/** Per network address. Visitors of a shelter may share one. */
export const FEEDBACKS_PER_HOUR = 30;
export const FILES_PER_HOUR = 100;
/** Receipts to one mail address, since anyone can type anyone's. */
export const RECEIPTS_PER_EMAIL_PER_DAY = 3;

/** Characters of a message to the chatbot, and of the token that stores its talk. */
export const MAX_CHAT_QUERY = 500;
export const MAX_CHAT_TOKEN = 8000;
/** How long the chatbot remembers a talk after its last message, in milliseconds. */
export const CHAT_TOKEN_MS = 2 * 3_600_000;

/** Default rows of the beds page, and maximum counts of a request. */
export const MAX_SHELTERS = 500;
export const MAX_BED_COUNTS = 200;
/** Tolerated clock skew of devices, in milliseconds. */
export const MAX_CLOCK_AHEAD_MS = 5 * 60_000;
/** Largest number that a badge shows. */
export const MAX_BADGE_SHOWN = 9999;
/** Badges are counted up to this number, since they cost on every page. */
export const MAX_BADGE = MAX_BADGE_SHOWN + 1;

/** Characters of a line of an address. */
export const MAX_ADDRESS_LINE = 200;
/** Characters of a web address. */
export const MAX_WEB_ADDRESS = 2000;
/** Per network address: a form requests three texts per save, and pins while typing. */
export const TRANSLATIONS_PER_HOUR = 300;
export const GEOCODINGS_PER_HOUR = 300;

/** Characters of a crisis line's texts: who it serves, when it answers, the keyword of text messages. */
export const MAX_LINE_WORDS = 200;
export const MAX_TEXT_KEYWORD = 30;
/** Ranking of crisis lines, smaller first; national ones are below the default of others. */
export const MAX_LINE_RANKING = 9999;
export const DEFAULT_LINE_RANKING = 1000;

/** Characters of each text of a liaison, a region or a coordinator, and entries of its lists. */
export const MAX_CONTACT_TEXT = 200;
export const MAX_CONTACT_LIST = 100;

/** Characters of a static page's title, and of its HTML. */
export const MAX_PAGE_TITLE = 150;
export const MAX_PAGE_HTML = 50_000;
/** Versions of a static page in one reply. */
export const MAX_PAGE_VERSIONS = 50;

/** Characters of an account. */
export const MIN_PASSWORD = 6;
export const MAX_PASSWORD = 200;
export const MAX_DISPLAY_NAME = 100;
/** Default number of services that a user other than an administrator may own. */
export const DEFAULT_TOTAL_SERVICES = 3;
/** Maximum number of services that are each given a new owner when an account is deleted. */
export const MAX_HANDOVERS = 100;
export const MAX_TOTAL_SERVICES = 100_000;
/** Lifetime of an unused session, in milliseconds. */
export const SESSION_MS = 30 * 24 * 3_600_000;
/** Lifetime of any session, in milliseconds. */
export const MAX_SESSION_MS = 90 * 24 * 3_600_000;
/**
 * How long a browser without a sign-in stays known to an account, in milliseconds: the maximum lifetime of a cookie.
 */
export const KNOWN_DEVICE_MS = 400 * 24 * 3_600_000;
/** Interval in milliseconds at which a session's last use is recorded. */
export const SESSION_SEEN_MS = 3_600_000;
export const RESET_LINK_MS = 3_600_000;
/** Lifetime of a link for creating the first passkey, in milliseconds. */
export const ENROLL_LINK_MS = 3_600_000;
/** Lifetime of a link that grants a claim, in milliseconds. */
export const CLAIM_LINK_MS = 7 * 24 * 3_600_000;
/** Mails to one listed address about claims: in `CLAIM_MAILS_MS`, at most one of them a day. */
export const CLAIM_MAILS_PER_LISTED_EMAIL = 3;
export const CLAIM_MAILS_MS = 30 * 24 * 3_600_000;
/** Mails to listed addresses that one person may cause. */
export const CLAIM_MAILS_PER_PERSON_PER_DAY = 3;
export const CONFIRM_LINK_MS = 7 * 24 * 3_600_000;
/** How long the link to confirm a listing works, in milliseconds. */
export const CONFIRMATION_LINK_MS = 30 * 24 * 3_600_000;
/** Lifetime of the link in a notice that ends such notices. */
export const NOTICE_LINK_MS = 60 * 24 * 3_600_000;
export const INVITATION_MS = 7 * 24 * 3_600_000;
/** How long an expired invitation is still listed. */
export const EXPIRED_INVITATION_MS = 30 * 24 * 3_600_000;

/** Characters of a service's fields. */
export const MAX_SERVICE_NAME = 150;
export const MAX_SUMMARY = 300;
export const MAX_ZIP = 20;
export const MAX_AGE_TEXT = 100;
/** Characters of each text about getting in: documents, cost, how to apply. */
export const MAX_WAY_IN_TEXT = 1000;
export const MAX_ORGANIZATION_NAME = 300;
export const MAX_ORGANIZATION_PHONES = 10;
export const MAX_ALERT_TEXT = 300;
export const MAX_COMMENT = 2000;
/** Languages that the staff of one service speak. */
export const MAX_LANGUAGES = 20;
/** Entries of opening hours, and of closed days, of a service. */
export const MAX_ENTRIES = 100;
/** Texts in other languages than English that one save may have. */
export const MAX_GIVEN_TEXTS = 200;
export const MAX_ATTACHMENTS = 10;
/** Beds of a shelter; more is a typing error. */
export const MAX_BEDS = 10_000;
/** Years of age; no one is excluded at more. */
export const MAX_AGE = 120;
/** Places in the area that a service serves: more counties than any state has. */
export const MAX_AREA_NAMES = 300;
/** Characters of a reviewer's reason. */
export const MAX_REASON = 1000;
/** Services per approval, refusal or removal. */
export const MAX_REVIEWED = 1000;
/** Services of the pending list with `limit=0`. */
export const MAX_WAITING = 1000;
/** How long a deletion can be undone, in milliseconds. */
export const RESTORE_MS = 30 * 24 * 3_600_000;

/** Limits that guard accounts, before 429. Staff of a shelter may share one network address. */
export const SIGN_INS_PER_EMAIL_PER_HOUR = 100;
/** Per account. Far lower than the total, so that guessing from one network locks no one out. */
export const SIGN_INS_PER_EMAIL_AND_NETWORK_PER_HOUR = {
  connection: 20,
  site: 30,
  organization: 40,
} as const;
export const SIGN_INS_PER_NETWORK_PER_HOUR = { connection: 100, site: 300, organization: 1000 } as const;
/** Per account, from a browser that has signed in to it before. */
export const SIGN_INS_PER_KNOWN_DEVICE_PER_HOUR = 20;
export const SIGN_UPS_PER_EMAIL_PER_HOUR = 5;
export const SIGN_UPS_PER_NETWORK_PER_HOUR = { connection: 20, site: 60, organization: 200 } as const;
/** Reset links emailed to one account. Beyond this limit the last one still works. */
export const RESETS_PER_EMAIL_PER_HOUR = 4;
/** Lower than the total, so that one network cannot use up all of them. */
export const RESETS_PER_EMAIL_AND_NETWORK_PER_HOUR = { connection: 2, site: 2, organization: 3 } as const;
export const RESETS_PER_KNOWN_DEVICE_PER_HOUR = 3;
export const RESETS_PER_NETWORK_PER_HOUR = { connection: 30, site: 90, organization: 300 } as const;
/** Attempts with invalid links; valid ones are not counted. */
export const DEAD_LINKS_PER_NETWORK_PER_HOUR = { connection: 60, site: 180, organization: 600 } as const;
/** Passwords tried with a link that confirms an address, per account. */
export const CONFIRM_PASSWORDS_PER_HOUR = 20;
export const PASSWORD_CHANGES_PER_HOUR = 10;
export const CONFIRMATIONS_PER_HOUR = 3;
export const DELETION_REQUESTS_PER_DAY = 3;
/** Per administrator. */
export const INVITATIONS_PER_DAY = 100;
/** Services that one person may ask by hand to confirm their information. */
export const ASKS_PER_DAY = 100;
/** Per administrator; each mails at most 200 links. */
export const CAMPAIGNS_PER_DAY = 20;
export const CAMPAIGN_PREVIEWS_PER_HOUR = 120;
/** Per person. */
export const IMPORT_UPLOADS_PER_DAY = 50;
/** Sessions per user; beyond it the least recently used end. */
export const MAX_SESSIONS = 50;
/** Known devices per account; beyond them the oldest are removed within a day. */
export const MAX_KNOWN_DEVICES = 50;

/** Passkeys of an account, and characters of a passkey's name. */
export const MAX_PASSKEYS = 20;
export const MAX_PASSKEY_NAME = 60;
/** Lifetime of a challenge for a passkey, in milliseconds. */
export const PASSKEY_CHALLENGE_MS = 5 * 60_000;
/** Lifetime of a sign-in that waits for its second factor, in milliseconds, and its attempts. */
export const FACTOR_TOKEN_MS = 10 * 60_000;
export const FACTOR_ATTEMPTS = 10;
/** Maximum age of a session that may change how its account signs in, in milliseconds. */
export const RECENT_SIGN_IN_MS = 15 * 60_000;
/** Challenges and attempts with passkeys and recovery codes; a sign-in takes two. */
export const PASSKEY_REQUESTS_PER_NETWORK_PER_HOUR = {
  connection: 200,
  site: 600,
  organization: 2000,
} as const;
/** Challenges for creating passkeys, and new recovery codes, per account. */
export const PASSKEY_CHANGES_PER_HOUR = 60;
/** Links for creating the first passkey, per account; a known device has a limit of its own of the same size. */
export const ENROLLMENTS_PER_HOUR = 5;

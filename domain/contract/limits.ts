/** Every number that limits something (rule calls 17). */

/** Rows in a list where the request names no limit. */
export const DEFAULT_LIMIT = 25;
/** The most rows of one list reply; a larger `limit` means this. */
export const MAX_LIMIT = 100;
/** How deep a list may be paged: work grows with it. */
export const MAX_SKIP = 10_000;
/** Page size of the home list. */
export const HOME_LIST_LIMIT = 100;
/** The most ids of one favourites call. */
export const MAX_FAVOURITES = 200;
/** The most pins of one map reply. */
export const MAX_PINS = 5000;
/** The most services of one city pack: a phone searches so many at once, and they come over a bad network in one piece. */
export const MAX_PACK_SERVICES = 2000;
/** The most critical alerts of one reply. */
export const MAX_ALERTS = 20;
/** An alert concerns everybody within this many miles of it (80 km). */
export const ALERT_RADIUS_MILES = 50;
/** `sort=likes` with a place looks this many miles around. */
export const TOP_KUDOS_RADIUS_MILES = 50;
/** The widest `radius`, in miles: half around the earth. */
export const MAX_RADIUS_MILES = 12_500;

/** How far from now a list may ask what is open. */
export const MAX_AT_AHEAD_MINUTES = 14 * 24 * 60;
export const MAX_AT_PAST_MINUTES = 24 * 60;

/** Characters. */
export const MAX_DESCRIPTION = 1000;
export const MAX_SEARCH_TEXT = 200;
export const MAX_PLACE_NAME = 100;
export const MAX_NAMES_TEXT = 1000;
/** Latitudes beyond this are not on the Web-Mercator plane that orders places. */
export const MAX_LATITUDE = 85;

/** Bytes of a JSON body. */
export const MAX_BODY_BYTES = 256 * 1024;

/** Milliseconds. */
export const SEARCH_DEBOUNCE_MS = 500;
export const MAP_DEBOUNCE_MS = 1000;
export const SUCCESS_MESSAGE_MS = 3000;
/** Pixels from the page's end at which the next page of a list is loaded. */
export const SCROLL_TRIGGER_PX = 500;
/** A position that the device found longer ago than this is asked for again. */
export const POSITION_MAX_AGE_MS = 10_000;

/** Requests a minute and client before 429. */
export const REQUESTS_PER_MINUTE = 600;
/** Kudos from one address, whatever devices give them. A shelter’s visitors may share one. */
export const KUDOS_PER_ADDRESS_PER_HOUR = 30;
export const KUDOS_PER_ADDRESS_AND_SERVICE_PER_DAY = 10;

/** Characters of a feedback. */
export const MAX_NAME = 100;
export const MAX_EMAIL = 254;
export const MAX_SUBJECT = 150;
export const MAX_MESSAGE = 5000;
/** Pictures of a feedback, bytes and pixels of each as it is sent. */
export const MAX_FILES = 5;
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const MAX_PICTURE_PIXELS = 64_000_000;
/** Pixels of the longer side of a picture as it is kept; larger ones are made smaller. */
export const MAX_STORED_PICTURE_SIDE = 2560;
/** A picture that no feedback names goes after this many milliseconds. */
export const UNATTACHED_FILE_MS = 24 * 3_600_000;
/** From one address. A shelter’s visitors may share one. */
export const FEEDBACKS_PER_HOUR = 30;
export const FILES_PER_HOUR = 100;
/** Receipts to one mail address: anyone may type anyone’s. */
export const RECEIPTS_PER_EMAIL_PER_DAY = 3;

/** Rows of the beds screen where no limit is named, and counts of one request. */
export const MAX_SHELTERS = 500;
export const MAX_BED_COUNTS = 200;
/** A device's clock may be ahead of ours by so much. */
export const MAX_CLOCK_AHEAD_MS = 5 * 60_000;
/** The most that a badge shows. */
export const MAX_BADGE_SHOWN = 9999;
/** A badge is counted no further: it costs at every page. */
export const MAX_BADGE = MAX_BADGE_SHOWN + 1;

/** Characters of a line of an address. */
export const MAX_ADDRESS_LINE = 200;
/** Characters of a web address. */
export const MAX_WEB_ADDRESS = 2000;
/** From one address: a form asks for three texts at a save, and for a pin while somebody types. */
export const TRANSLATIONS_PER_HOUR = 300;
export const GEOCODINGS_PER_HOUR = 300;

/** Characters of a crisis line's words: whom it serves, when it answers, the word that begins a talk by text. */
export const MAX_LINE_WORDS = 200;
export const MAX_TEXT_KEYWORD = 30;
/** Places in the list of crisis lines, smaller first; national ones stand before the place that others begin at. */
export const MAX_LINE_RANKING = 9999;
export const DEFAULT_LINE_RANKING = 1000;

/** Characters of an account. */
export const MIN_PASSWORD = 6;
export const MAX_PASSWORD = 200;
export const MAX_DISPLAY_NAME = 100;
/** How many services somebody who is no administrator may have, where nobody said otherwise. */
export const DEFAULT_TOTAL_SERVICES = 3;
export const MAX_TOTAL_SERVICES = 100_000;
/** A session ends so long after it was last used. */
export const SESSION_MS = 30 * 24 * 3_600_000;
/** A session's last use is written down at most so often. */
export const SESSION_SEEN_MS = 3_600_000;
export const RESET_LINK_MS = 3_600_000;
export const CONFIRM_LINK_MS = 7 * 24 * 3_600_000;

/** Characters of a service's fields. */
export const MAX_SERVICE_NAME = 150;
export const MAX_SUMMARY = 300;
export const MAX_ZIP = 20;
export const MAX_AGE_TEXT = 100;
export const MAX_ALERT_TEXT = 300;
export const MAX_COMMENT = 2000;
/** Languages that the staff of one service speak. */
export const MAX_LANGUAGES = 20;
/** Lines of opening hours, and of closed days, of one service. */
export const MAX_ENTRIES = 100;
export const MAX_ATTACHMENTS = 10;
/** Beds of one shelter: more is a slip of the finger. */
export const MAX_BEDS = 10_000;
/** Of the reason that a reviewer gives. */
export const MAX_REASON = 1000;
/** Services of one approval, refusal or removal. */
export const MAX_REVIEWED = 1000;
/** Services of the list of what waits: `limit=0` of those who may see it. */
export const MAX_WAITING = 1000;
/** How long a deletion can be undone. */
export const RESTORE_MS = 30 * 24 * 3_600_000;

/** What guards accounts, before 429. A shelter’s workers may share one address. */
export const SIGN_INS_PER_EMAIL_PER_HOUR = 100;
/** Fewer than from everywhere together: guessing from one place keeps nobody out. */
export const SIGN_INS_PER_EMAIL_AND_CLIENT_PER_HOUR = 20;
export const SIGN_INS_PER_CLIENT_PER_HOUR = 100;
export const SIGN_UPS_PER_EMAIL_PER_HOUR = 5;
export const SIGN_UPS_PER_CLIENT_PER_HOUR = 20;
export const RESETS_PER_EMAIL_PER_HOUR = 3;
export const RESETS_PER_CLIENT_PER_HOUR = 30;
export const LINK_ATTEMPTS_PER_CLIENT_PER_HOUR = 60;
export const PASSWORD_CHANGES_PER_HOUR = 10;
export const CONFIRMATIONS_PER_HOUR = 3;
export const DELETION_REQUESTS_PER_DAY = 3;
/** A user's sessions beyond these, those used longest ago, end. */
export const MAX_SESSIONS = 50;

export const FAVOURITES_PATH = "/my_favorites";
export const FEEDBACK_PATH = "/feedback";
/** Not a page of ours: the server leads away from it. */
export const EXIT_PATH = "/exit";
/** A neutral page, for where the exit's destination cannot be reached. */
export const AWAY_PATH = "/away";
/** A document around no page: the service worker keeps it for when there is no network. */
export const SHELL_PATH = "/shell";
export const CRISIS_LINES_PATH = "/crisis_lines";
export const NEW_CRISIS_LINE_PATH = "/crisis_lines/new";

export const LOGIN_PATH = "/login";
export const FORGOT_PASSWORD_PATH = "/forgot_password";
/** The two links of mails. */
export const RESET_PASSWORD_PATH = "/auth/resetPassword";
export const CONFIRM_EMAIL_PATH = "/auth/confirm";
export const PROFILE_PATH = "/update_profile";
export const CHANGE_PASSWORD_PATH = "/change_password";
export const SESSIONS_PATH = "/my_sessions";

export const ADD_SERVICE_PATH = "/add_service";
export const MANAGE_SERVICES_PATH = "/manage_services";
export const BEDS_PATH = "/available_beds";
export const MANAGE_APPROVALS_PATH = "/manage_approvals";
export const PERMISSIONS_PATH = "/permissions";

/**
 * The addresses that have a page: `/`, `/services/{id}` and the ones above; every other is "Page not found". This
 * is the id in the second; null for any other path.
 */
export function serviceIdOf(path: string): string | null {
  return /^\/services\/([^/]{1,100})\/?$/.exec(path)?.[1] ?? null;
}

/** The id in `/services/{id}/edit`; null for any other path. */
export function editedServiceOf(path: string): string | null {
  return /^\/services\/([^/]{1,100})\/edit\/?$/.exec(path)?.[1] ?? null;
}

/** The id in `/crisis_lines/{id}/edit`; null for any other path. */
export function editedLineOf(path: string): string | null {
  return /^\/crisis_lines\/([^/]{1,100})\/edit\/?$/.exec(path)?.[1] ?? null;
}

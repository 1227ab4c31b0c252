import { type AttemptLimit, attemptLimit, networkLimits } from "../../base/attempts/attempt-limit.ts";
import {
  CONFIRM_PASSWORDS_PER_HOUR,
  CONFIRMATIONS_PER_HOUR,
  DEAD_LINKS_PER_NETWORK_PER_HOUR,
  DELETION_REQUESTS_PER_DAY,
  ENROLLMENTS_PER_HOUR,
  INVITATIONS_PER_DAY,
  PASSKEY_CHANGES_PER_HOUR,
  PASSKEY_REQUESTS_PER_NETWORK_PER_HOUR,
  PASSWORD_CHANGES_PER_HOUR,
  RESETS_PER_EMAIL_AND_NETWORK_PER_HOUR,
  RESETS_PER_EMAIL_PER_HOUR,
  RESETS_PER_KNOWN_DEVICE_PER_HOUR,
  RESETS_PER_NETWORK_PER_HOUR,
  SIGN_INS_PER_EMAIL_AND_NETWORK_PER_HOUR,
  SIGN_INS_PER_EMAIL_PER_HOUR,
  SIGN_INS_PER_KNOWN_DEVICE_PER_HOUR,
  SIGN_INS_PER_NETWORK_PER_HOUR,
  SIGN_UPS_PER_EMAIL_PER_HOUR,
  SIGN_UPS_PER_NETWORK_PER_HOUR,
} from "../../base/contract/limits.ts";

/**
 * Limits on attempts that guard accounts: per mail address, against guessing one password from many places, and
 * per network, against trying many addresses from one place. Attempts beyond a network's limit do not count against
 * the account, and a browser that has signed in before has its own limit, so that no one can lock anyone else out.
 */

/** An attempt without a session. */
interface Attempt {
  /** In small letters. */
  readonly email: string;
  /** IP address. */
  readonly address: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

export function signInLimits({ email, address, now }: Attempt): readonly AttemptLimit[] {
  return [
    ...networkLimits("sign-in", address, "hour", SIGN_INS_PER_NETWORK_PER_HOUR, now),
    ...networkLimits(`sign-in as ${email}`, address, "hour", SIGN_INS_PER_EMAIL_AND_NETWORK_PER_HOUR, now),
    attemptLimit(`sign-in as ${email}`, "hour", SIGN_INS_PER_EMAIL_PER_HOUR, now),
  ];
}

/** Limits for a browser that has signed in to this account before. @param device the key that it is counted under */
export function knownDeviceSignInLimits(device: string, email: string, now: number): readonly AttemptLimit[] {
  return [attemptLimit(`sign-in as ${email} by ${device}`, "hour", SIGN_INS_PER_KNOWN_DEVICE_PER_HOUR, now)];
}

export function signUpLimits({ email, address, now }: Attempt): readonly AttemptLimit[] {
  return [
    ...networkLimits("sign-up", address, "hour", SIGN_UPS_PER_NETWORK_PER_HOUR, now),
    attemptLimit(`sign-up as ${email}`, "hour", SIGN_UPS_PER_EMAIL_PER_HOUR, now),
  ];
}

/** Limits reset requests per network, whether or not an account exists: otherwise a limit would reveal which do. */
export function askResetLimits(address: string, now: number): readonly AttemptLimit[] {
  return networkLimits("reset", address, "hour", RESETS_PER_NETWORK_PER_HOUR, now);
}

/** Limits reset links emailed to one account. */
export function requestResetLimits({ email, address, now }: Attempt): readonly AttemptLimit[] {
  return [
    ...networkLimits(`reset of ${email}`, address, "hour", RESETS_PER_EMAIL_AND_NETWORK_PER_HOUR, now),
    attemptLimit(`reset of ${email}`, "hour", RESETS_PER_EMAIL_PER_HOUR, now),
  ];
}

/** Allows one more reset link per hour beyond those limits, once none of the earlier links works anymore. */
export function freshResetLimits(email: string, now: number): readonly AttemptLimit[] {
  return [attemptLimit(`fresh reset of ${email}`, "hour", 1, now)];
}

/** @param device as for signing in */
export function knownDeviceResetLimits(device: string, email: string, now: number): readonly AttemptLimit[] {
  return [attemptLimit(`reset of ${email} by ${device}`, "hour", RESETS_PER_KNOWN_DEVICE_PER_HOUR, now)];
}

/** Attempts with invalid links of any purpose. */
export function deadLinkLimits(address: string, now: number): readonly AttemptLimit[] {
  return networkLimits("dead link", address, "hour", DEAD_LINKS_PER_NETWORK_PER_HOUR, now);
}

/** Only someone with a mailed link can use these up. */
export function confirmPasswordLimits(userId: string, now: number): readonly AttemptLimit[] {
  return [attemptLimit(`confirm password of ${userId}`, "hour", CONFIRM_PASSWORDS_PER_HOUR, now)];
}

export function changePasswordLimits(userId: string, now: number): readonly AttemptLimit[] {
  return [attemptLimit(`password of ${userId}`, "hour", PASSWORD_CHANGES_PER_HOUR, now)];
}

export function sendConfirmationLimits(userId: string, now: number): readonly AttemptLimit[] {
  return [attemptLimit(`confirmation of ${userId}`, "hour", CONFIRMATIONS_PER_HOUR, now)];
}

export function requestDeletionLimits(userId: string, now: number): readonly AttemptLimit[] {
  return [attemptLimit(`deletion of ${userId}`, "day", DELETION_REQUESTS_PER_DAY, now)];
}

/** @param userId of the administrator who invites */
export function invitationLimits(userId: string, now: number): readonly AttemptLimit[] {
  return [attemptLimit(`invitations of ${userId}`, "day", INVITATIONS_PER_DAY, now)];
}

/**
 * Signing in with a passkey, and second steps. Signatures and recovery codes cannot be guessed, so that no account has
 * a limit which others could use up; a network has one for the work.
 */
export function passkeyLimits(address: string, now: number): readonly AttemptLimit[] {
  return networkLimits("passkey", address, "hour", PASSKEY_REQUESTS_PER_NETWORK_PER_HOUR, now);
}

/** Changes of one's own passkeys and recovery codes. */
export function changePasskeysLimits(userId: string, now: number): readonly AttemptLimit[] {
  return [attemptLimit(`passkeys of ${userId}`, "hour", PASSKEY_CHANGES_PER_HOUR, now)];
}

/** Only someone who knows the password can use these up. */
export function enrollmentLimits(userId: string, now: number): readonly AttemptLimit[] {
  return [attemptLimit(`enrollment of ${userId}`, "hour", ENROLLMENTS_PER_HOUR, now)];
}

/** @param device as for signing in */
export function knownDeviceEnrollmentLimits(
  device: string,
  userId: string,
  now: number,
): readonly AttemptLimit[] {
  return [attemptLimit(`enrollment of ${userId} by ${device}`, "hour", ENROLLMENTS_PER_HOUR, now)];
}

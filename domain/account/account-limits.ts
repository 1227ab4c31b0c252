import { type AttemptLimit, attemptLimit, networkOf } from "../attempts/attempt-limit.ts";
import {
  CONFIRMATIONS_PER_HOUR,
  DELETION_REQUESTS_PER_DAY,
  LINK_ATTEMPTS_PER_CLIENT_PER_HOUR,
  PASSWORD_CHANGES_PER_HOUR,
  RESETS_PER_CLIENT_PER_HOUR,
  RESETS_PER_EMAIL_PER_HOUR,
  SIGN_INS_PER_CLIENT_PER_HOUR,
  SIGN_INS_PER_EMAIL_AND_CLIENT_PER_HOUR,
  SIGN_INS_PER_EMAIL_PER_HOUR,
  SIGN_UPS_PER_CLIENT_PER_HOUR,
  SIGN_UPS_PER_EMAIL_PER_HOUR,
} from "../contract/limits.ts";

/**
 * Limits on attempts that guard accounts: per mail address, against guessing one password from many places, and
 * per network, against trying many addresses from one place.
 */

/** An attempt by somebody who is not signed in. */
interface Attempt {
  /** In small letters. */
  readonly email: string;
  /** IP address. */
  readonly address: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Attempts beyond a network's limit do not count against the account, so that one network cannot lock anybody out. */
export function signInLimits({ email, address, now }: Attempt): readonly AttemptLimit[] {
  const network = networkOf(address);
  return [
    attemptLimit(`sign-in from ${network}`, "hour", SIGN_INS_PER_CLIENT_PER_HOUR, now),
    attemptLimit(`sign-in as ${email} from ${network}`, "hour", SIGN_INS_PER_EMAIL_AND_CLIENT_PER_HOUR, now),
    attemptLimit(`sign-in as ${email}`, "hour", SIGN_INS_PER_EMAIL_PER_HOUR, now),
  ];
}

export function signUpLimits({ email, address, now }: Attempt): readonly AttemptLimit[] {
  return [
    attemptLimit(`sign-up from ${networkOf(address)}`, "hour", SIGN_UPS_PER_CLIENT_PER_HOUR, now),
    attemptLimit(`sign-up as ${email}`, "hour", SIGN_UPS_PER_EMAIL_PER_HOUR, now),
  ];
}

export function requestResetLimits({ email, address, now }: Attempt): readonly AttemptLimit[] {
  return [
    attemptLimit(`reset from ${networkOf(address)}`, "hour", RESETS_PER_CLIENT_PER_HOUR, now),
    attemptLimit(`reset of ${email}`, "hour", RESETS_PER_EMAIL_PER_HOUR, now),
  ];
}

/** Attempts with mailed links of any purpose. */
export function mailedLinkLimits(address: string, now: number): readonly AttemptLimit[] {
  return [attemptLimit(`link from ${networkOf(address)}`, "hour", LINK_ATTEMPTS_PER_CLIENT_PER_HOUR, now)];
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

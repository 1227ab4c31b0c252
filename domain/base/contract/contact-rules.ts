import { MAX_EMAIL } from "./limits.ts";

/** Rules for required texts and mail addresses, shared by forms and calls. */

/** A visible character: neither space nor invisible. */
const MARK = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text has any visible character. */
export function isStated(value: string): boolean {
  return MARK.test(value);
}

const LOCAL_PART = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*";
const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const EMAIL = new RegExp(`^(?=.{1,64}@)${LOCAL_PART}@(?:${LABEL}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$`, "i");

/** A mail address in common form: no quotes, no comments, a domain with a dot. */
export function isEmail(value: string): boolean {
  return value.length <= MAX_EMAIL && EMAIL.test(value);
}

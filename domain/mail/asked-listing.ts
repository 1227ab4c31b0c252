import { NAME_IN_SENTENCE } from "./mail-body.ts";
import { lineOf } from "./safe-text.ts";

/** A service about which a mail asks by a link. */
export interface AskedListing {
  readonly name: string;
  /** Street and city, by which services of one name are told apart; null where they are not public. */
  readonly place: string | null;
  readonly token: string;
}

/** Which service a link is about: the links of a program's sites stand below each other. */
export function askedLine({ name, place }: AskedListing): string {
  return [name, place].flatMap((part) => (part === null ? [] : lineOf(part, NAME_IN_SENTENCE))).join(", ");
}

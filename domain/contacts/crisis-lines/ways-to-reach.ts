import type { Language } from "../../base/languages/language.ts";
import { callLink, dialed } from "../../base/phone/call-link.ts";
import type { CrisisLine } from "./crisis-line.ts";

/** The fields that these rules read; both the stored line and the one on the wire have them. */
type Reachable = Pick<
  CrisisLine,
  | "phone"
  | "phoneExtension"
  | "text"
  | "textKeyword"
  | "textKeywordEs"
  | "chatWebLink"
  | "chatWebLinkEs"
  | "website"
  | "websiteEs"
  | "tty"
  | "videophone"
  | "relay"
>;

/** The links that reach a line; null if it lacks that way. */
export interface WaysToReach {
  /** `shown` is the number as written; `keys` are pressed once the call is answered. */
  readonly call: { readonly href: string; readonly shown: string; readonly keys: string | null } | null;
  /** The message that the phone opens already contains `keyword`. */
  readonly text: { readonly href: string; readonly shown: string; readonly keyword: string | null } | null;
  readonly chat: string | null;
  readonly website: string | null;
  readonly tty: NumberLink | null;
  /** Number for calls in American Sign Language. */
  readonly videophone: NumberLink | null;
  /** The number to give a relay operator. */
  readonly relay: string | null;
}

interface NumberLink {
  readonly href: string;
  /** As written. */
  readonly shown: string;
}

/** Returns how to reach a line in a language: Spanish may have its own keyword and links. */
export function waysToReach(line: Reachable, language: Language): WaysToReach {
  const { phone, phoneExtension, text } = line;
  const isSpanish = language === "es";
  const keyword = (isSpanish ? line.textKeywordEs : null) ?? line.textKeyword;
  return {
    call:
      phone === null ? null : { href: callLink(phone, phoneExtension), shown: phone, keys: phoneExtension },
    text:
      text === null ? null : { href: `sms:${dialed(text)}${buildSmsQuery(keyword)}`, shown: text, keyword },
    chat: (isSpanish ? line.chatWebLinkEs : null) ?? line.chatWebLink,
    website: (isSpanish ? line.websiteEs : null) ?? line.website,
    tty: numberLink(line.tty),
    videophone: numberLink(line.videophone),
    relay: line.relay,
  };
}

function numberLink(number: string | null): NumberLink | null {
  return number === null ? null : { href: callLink(number, null), shown: number };
}

function buildSmsQuery(keyword: string | null): string {
  return keyword === null ? "" : `?body=${encodeURIComponent(keyword)}`;
}

/** Returns the reporting note in a language; null: none is known. `isEnglish`: it is only available in English. */
export function reportingInLanguage(
  { reporting, reportingEs }: Pick<CrisisLine, "reporting" | "reportingEs">,
  language: Language,
): { readonly text: string; readonly isEnglish: boolean } | null {
  if (language === "es" && reportingEs !== null) return { text: reportingEs, isEnglish: false };
  return reporting === null ? null : { text: reporting, isEnglish: language !== "en" };
}

/** Returns a line's texts in a language. `isEnglish`: some of them are not in that language, and should be marked. */
export function lineInLanguage(
  line: Pick<
    CrisisLine,
    "name" | "nameEs" | "description" | "descriptionEs" | "area" | "areaEs" | "time" | "timeEs"
  >,
  language: Language,
): { name: string; description: string; area: string; time: string; isEnglish: boolean } {
  const isSpanish = language === "es";
  const { nameEs, descriptionEs, areaEs, timeEs } = line;
  return {
    name: (isSpanish ? nameEs : null) ?? line.name,
    description: (isSpanish ? descriptionEs : null) ?? line.description,
    area: (isSpanish ? areaEs : null) ?? line.area,
    time: (isSpanish ? timeEs : null) ?? line.time,
    isEnglish: language !== "en" && (!isSpanish || [nameEs, descriptionEs, areaEs, timeEs].includes(null)),
  };
}

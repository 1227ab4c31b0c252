import { fold, wordsOf } from "../search/fold.ts";

/** By what a listing can be reached. */
interface Signs {
  readonly address1: string | null;
  readonly address2: string | null;
  readonly city: string;
  readonly zip: string | null;
  readonly phone: string | null;
  readonly website: string | null;
}

/** Hosts and mail providers that many organizations share say nothing about which one it is. */
const SHARED_HOSTS = new Set(
  "facebook.com instagram.com twitter.com youtube.com linktr.ee sites.google.com google.com gmail.com yahoo.com hotmail.com outlook.com aol.com icloud.com att.net bellsouth.net comcast.net msn.com live.com".split(
    " ",
  ),
);

const WEB_ADDRESS = /^https?:\/\/(?:www\d?\.)?([^/:?#]+)(?::\d+)?([^?#]*)/i;

/** Of a web address, without `www.`; null where it is shared by many. */
export function hostOf(website: string | null): string | null {
  const host = WEB_ADDRESS.exec(website ?? "")?.[1]?.toLowerCase() ?? "";
  return host === "" || SHARED_HOSTS.has(host) ? null : host;
}

/** Of a mail address; null where it is a provider's. */
export function mailDomainOf(email: string | null): string | null {
  const domain = email?.split("@")[1]?.toLowerCase() ?? "";
  return domain === "" || SHARED_HOSTS.has(domain) ? null : domain;
}

/** The number, written in one way; null where there is none. */
export function digitsOf({ phone }: Pick<Signs, "phone">): string | null {
  const digits = phone?.replace(/\D/g, "") ?? "";
  return digits.length < 10 ? null : digits.slice(-10);
}

/** Street and number; null where no street is public. */
export function streetOf({ address1 }: Pick<Signs, "address1">): string | null {
  if (address1 === null) return null;
  const words = wordsOf(address1).map((word) => STREET_WORDS.get(word) ?? word.replace(ORDINAL, "$1"));
  return words.some((word) => /\d/.test(word)) ? words.join(" ") : null;
}

/** The ZIP code, else the town; null where neither is public. */
export function townOf({ city, zip }: Pick<Signs, "city" | "zip">): string | null {
  return zip?.slice(0, 5) ?? (city === "" ? null : fold(city));
}

/** "137th Avenue" is written "137 Avenue" as well. */
const ORDINAL = /^(\d+)(?:st|nd|rd|th)$/;

const STREET_WORDS = new Map(
  Object.entries({
    street: "st",
    avenue: "ave",
    boulevard: "blvd",
    drive: "dr",
    road: "rd",
    court: "ct",
    place: "pl",
    lane: "ln",
    terrace: "ter",
    highway: "hwy",
    parkway: "pkwy",
    circle: "cir",
    north: "n",
    south: "s",
    east: "e",
    west: "w",
    northeast: "ne",
    northwest: "nw",
    southeast: "se",
    southwest: "sw",
    suite: "ste",
    building: "bldg",
    floor: "fl",
    first: "1",
    second: "2",
    third: "3",
    fourth: "4",
    fifth: "5",
    sixth: "6",
    seventh: "7",
    eighth: "8",
    ninth: "9",
    tenth: "10",
  }),
);

/** The number of a suite, room or floor. */
export function roomOf({ address2 }: Pick<Signs, "address2">): string | null {
  return address2?.match(/\d+/g)?.join(" ") ?? null;
}

/** Whether each has a web page of its own: one address that continues the other is the same. */
export function haveOwnPages(a: Pick<Signs, "website">, b: Pick<Signs, "website">): boolean {
  const [one, other] = [pageOf(a.website), pageOf(b.website)];
  return one !== null && other !== null && !one.startsWith(other) && !other.startsWith(one);
}

/** A web address without what does not tell pages apart. */
function pageOf(website: string | null): string | null {
  const [, host = "", path = ""] = WEB_ADDRESS.exec(website ?? "") ?? [];
  return host === "" ? null : host.toLowerCase() + path.replace(/(?:index\.\w+)?\/?$/, "");
}

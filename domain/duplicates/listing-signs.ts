import { fold } from "../base/text/fold.ts";

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

/** Returns the host of a web address, without `www.`; null if many organizations share it. */
export function hostOf(website: string | null): string | null {
  const host = WEB_ADDRESS.exec(website ?? "")?.[1]?.toLowerCase() ?? "";
  return host === "" || SHARED_HOSTS.has(host) ? null : host;
}

/** Returns the domain of an email address; null if it belongs to a mail provider. */
export function mailDomainOf(email: string | null): string | null {
  const domain = email?.split("@")[1]?.toLowerCase() ?? "";
  return domain === "" || SHARED_HOSTS.has(domain) ? null : domain;
}

/** The number, written in one way; null where there is none. */
export function digitsOf({ phone }: Pick<Signs, "phone">): string | null {
  const digits = phone?.replace(/\D/g, "") ?? "";
  return digits.length < 10 ? null : digits.slice(-10);
}

/** The ZIP code, else the town; null where neither is public. */
export function townOf({ city, zip }: Pick<Signs, "city" | "zip">): string | null {
  return zip?.slice(0, 5) ?? (city === "" ? null : fold(city));
}

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

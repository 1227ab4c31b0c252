import { fold } from "../base/text/fold.ts";

/** The ways to reach a listing. */
interface Signs {
  readonly address1: string | null;
  readonly address2: string | null;
  readonly city: string;
  readonly zip: string | null;
  readonly phone: string | null;
  readonly website: string | null;
}

/** Hosts and email providers that many organizations share, and which therefore identify none. */
const SHARED_HOSTS = new Set(
  "facebook.com instagram.com twitter.com youtube.com linktr.ee sites.google.com google.com gmail.com yahoo.com hotmail.com outlook.com aol.com icloud.com att.net bellsouth.net comcast.net msn.com live.com".split(
    " ",
  ),
);

const WEB_ADDRESS = /^https?:\/\/(?:www\d?\.)?([^/:?#]+)(?::\d+)?([^?#]*)/i;

/** Returns the host of a web address, without `www.`; null if many organizations share it. */
export function findOwnHost(website: string | null): string | null {
  const host = WEB_ADDRESS.exec(website ?? "")?.[1]?.toLowerCase() ?? "";
  return host === "" || SHARED_HOSTS.has(host) ? null : host;
}

/** Returns the domain of an email address; null if it belongs to a mail provider. */
export function findOwnMailDomain(email: string | null): string | null {
  const domain = email?.split("@")[1]?.toLowerCase() ?? "";
  return domain === "" || SHARED_HOSTS.has(domain) ? null : domain;
}

/** Returns the digits of the number; null if there is none. */
export function readPhoneDigits({ phone }: Pick<Signs, "phone">): string | null {
  const digits = phone?.replace(/\D/g, "") ?? "";
  return digits.length < 10 ? null : digits.slice(-10);
}

/** Returns the ZIP code, else the town; null if neither is public. */
export function readZipOrTown({ city, zip }: Pick<Signs, "city" | "zip">): string | null {
  return zip?.slice(0, 5) ?? (city === "" ? null : fold(city));
}

/** Returns the number of a suite, room or floor; null: there is none. */
export function readRoom({ address2 }: Pick<Signs, "address2">): string | null {
  return address2?.match(/\d+/g)?.join(" ") ?? null;
}

/** Whether each has its own web page: an address that continues the other one counts as the same. */
export function haveOwnPages(a: Pick<Signs, "website">, b: Pick<Signs, "website">): boolean {
  const [one, other] = [normalizePage(a.website), normalizePage(b.website)];
  return one !== null && other !== null && !one.startsWith(other) && !other.startsWith(one);
}

/** Normalizes a web address to the parts that distinguish pages. */
function normalizePage(website: string | null): string | null {
  const [, host = "", path = ""] = WEB_ADDRESS.exec(website ?? "") ?? [];
  return host === "" ? null : host.toLowerCase() + path.replace(/(?:index\.\w+)?\/?$/, "");
}

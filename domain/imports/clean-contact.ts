import { withoutEnding } from "../base/text/without-ending.ts";

/** E-mail and web addresses as directories write them. */

/** Longer fields are no mail addresses. In characters. */
const MAX_EMAIL = 2000;

const EMAIL = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/iu;

/** Returns the first valid email address of the text, in lower case; null where there is none. */
export function cleanEmail(raw: string | null): string | null {
  if (raw === null || raw.length > MAX_EMAIL) return null;
  const words = raw.replace(/^\s*mailto:/iu, "").split(/[\s,;<>()]+|\\n/u);
  const found = words
    .map((word) => withoutEnding(word.replace(/^mailto:/iu, ""), "."))
    .find((word) => EMAIL.test(word));
  return found === undefined || found.includes("..") ? null : found.toLowerCase();
}

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/iu;
const MAX_URL = 2000;

/**
 * An `http` or `https` address that a browser can open, or null.
 * One without a scheme gets `http://`, as the form does (rule calls 14); any other scheme is refused.
 */
export function cleanUrl(raw: string | null): string | null {
  if (raw === null) return null;
  const [first = ""] = raw
    .slice(0, 2 * MAX_URL)
    .trim()
    .split(/\s+|\\n|[,;](?=\s|www\.|https?:)/u);
  const text = withoutEnding(first, ",;.");
  const repaired = text
    .replace(/^(https?)[:;]?\/{1,3}(?=[^/])/iu, "$1://")
    .replace(/^(https?:\/\/)https?:\/\//iu, "$1");
  if (repaired === "" || repaired.length > MAX_URL) return null;
  const scheme = /^([a-z][a-z0-9+.-]*):/iu.exec(repaired)?.[1]?.toLowerCase();
  const hasPort = /^[a-z0-9.-]+:\d{1,5}(?:[/?#]|$)/iu.test(repaired);
  if (scheme !== undefined && !hasPort && scheme !== "http" && scheme !== "https") return null;
  const url = /^https?:\/\//iu.test(repaired) ? repaired : `http://${repaired}`;
  const parts = /^(https?):\/\/([^/?#]*)((?:[/?#].*)?)$/iu.exec(url);
  if (parts === null) return null;
  const [, written = "", authority = "", rest = ""] = parts;
  const [host = "", port] = authority.split(":");
  if (!HOST.test(host) || (port !== undefined && !/^\d{1,5}$/u.test(port))) return null;
  if (/[<>"'\\\s]|\p{Cc}/u.test(rest)) return null;
  return `${written.toLowerCase()}://${authority.toLowerCase()}${rest.replace(/[`{}|^]/gu, percentEncoded)}`;
}

const percentEncoded = (character: string): string =>
  `%${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`;

export const SOCIAL_SITES = ["facebook", "twitter", "instagram", "youtube"] as const;
export type SocialSite = (typeof SOCIAL_SITES)[number];

/** The social network of an address; null for any other. */
export function findSocialSite(url: string): SocialSite | null {
  const host = /^https?:\/\/(?:www\.|m\.)?([^/:?#]+)/iu.exec(url)?.[1]?.toLowerCase() ?? "";
  if (host === "x.com") return "twitter";
  if (host === "youtu.be") return "youtube";
  if (host === "fb.com" || host === "fb.me") return "facebook";
  return SOCIAL_SITES.find((site) => host === `${site}.com` || host.endsWith(`.${site}.com`)) ?? null;
}

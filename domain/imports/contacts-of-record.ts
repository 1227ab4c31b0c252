import { type CleanedPhone, cleanPhone, cleanUrl, type SocialSite, socialSiteOf } from "./clean-contact.ts";
import type { Fix } from "./fixes.ts";
import type { SetAsideRow, SourceRecord } from "./source-record.ts";
import type { SourceRow } from "./source-row.ts";

/** All voice numbers, the best first; without fax and TTY. */
export function phonesOf(record: SourceRecord, fixes: Set<Fix>, aside: SetAsideRow): readonly CleanedPhone[] {
  const found = new Map<string, CleanedPhone>();
  for (const row of record.phones) {
    const raw = row.get("number");
    if (raw === "" || /\b(?:fax|tty|tdd|textphone)\b/iu.test(row.get("type"))) continue;
    const phone = cleanPhone(raw, row.get("extension") || null);
    if (phone === null) {
      aside(row, `"${raw.slice(0, 60)}" is no telephone number`);
      continue;
    }
    if (phone.phone !== raw) fixes.add("phone repaired");
    const key = phoneText(phone);
    if (!found.has(key)) found.set(key, phone);
  }
  return [...found.values()];
}

/** `(305) 555-0101 ext. 7` */
export const phoneText = (phone: CleanedPhone): string =>
  phone.extension === null ? phone.phone : `${phone.phone} ext. ${phone.extension}`;

type Sites = { website: string | null } & Partial<Record<SocialSite, string>>;

/** Website and social networks; the service's own take precedence over the organization's. */
export function sitesOf(record: SourceRecord, fixes: Set<Fix>, aside: SetAsideRow): Sites {
  const sites: Sites = { website: null };
  const { service, organization } = record;
  const candidates: readonly (readonly [SourceRow, string])[] = [
    [service, service.get("url")],
    ...record.urls.map((row) => [row, row.get("url")] as const),
    ...(organization === null
      ? []
      : [[organization, organization.get("website") || organization.get("url")] as const]),
  ];
  for (const [row, raw] of candidates) {
    if (raw === "") continue;
    const url = cleanUrl(raw);
    if (url === null) {
      aside(row, `"${raw.slice(0, 60)}" is no web address`);
      continue;
    }
    if (url !== raw) fixes.add("web address repaired");
    const social = socialSiteOf(url);
    if (social === null) sites.website ??= url;
    else sites[social] ??= url;
  }
  return sites;
}

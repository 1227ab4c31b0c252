import type { SourceRow } from "../hsds/source-row.ts";
import { cleanEmail, cleanUrl, findSocialSite, type SocialSite } from "./clean-contact.ts";
import type { Fix } from "./fixes.ts";
import type { SetAsideRow, SourceRecord } from "./source-record.ts";

type Sites = { website: string | null } & Partial<Record<SocialSite, string>>;

/** Website and social networks; the service's own take precedence over the organization's. */
export function readWebsites(record: SourceRecord, fixes: Set<Fix>, aside: SetAsideRow): Sites {
  const sites: Sites = { website: null };
  const { service, organization } = record;
  const candidates: readonly (readonly [SourceRow, string])[] = [
    [service, "url"],
    ...record.urls.map((row) => [row, "url"] as const),
    ...(organization === null
      ? []
      : ([
          [organization, "website"],
          [organization, "url"],
        ] as const)),
  ];
  for (const [row, column] of candidates) {
    const raw = row.get(column);
    if (raw === "") continue;
    const url = cleanUrl(raw);
    if (url === null) {
      aside(row, `"${raw}" is not a web address`);
      continue;
    }
    const site = findSocialSite(url) ?? "website";
    sites[site] ??= url;
    if (sites[site] !== url) record.use.drop(row, column);
    else if (url !== raw) fixes.add("web address repaired");
  }
  return sites;
}

/** The first mail address, the service's own or its organization's. */
export function readEmail(record: SourceRecord, aside: SetAsideRow): string | null {
  for (const row of [record.service, record.organization]) {
    const raw = row?.get("email") ?? "";
    const email = cleanEmail(raw);
    if (email !== null) return email;
    if (row !== null && raw !== "") aside(row, `"${raw}" is not an email address`);
  }
  return null;
}

import type { OrganizationPhone } from "../organizations/organization.ts";
import {
  type CleanedPhone,
  cleanEmail,
  cleanPhone,
  cleanUrl,
  phoneParts,
  type SocialSite,
  socialSiteOf,
} from "./clean-contact.ts";
import { cleanLine } from "./clean-text.ts";
import type { Fix } from "./fixes.ts";
import type { SetAsideRow, SourceRecord } from "./source-record.ts";
import type { SourceRow } from "./source-row.ts";

export interface Phone extends CleanedPhone {
  /** Its description in the source: "Intake". */
  note: string | null;
}

/** The telephone numbers of a record by what answers them, each with the best first. */
export interface Phones {
  voice: readonly Phone[];
  fax: readonly Phone[];
  /** Text telephones (TTY, TDD). */
  text: readonly Phone[];
}

export function phonesOf(record: SourceRecord, fixes: Set<Fix>, aside: SetAsideRow): Phones {
  const found: Record<keyof Phones, Map<string, Phone>> = {
    voice: new Map(),
    fax: new Map(),
    text: new Map(),
  };
  for (const row of record.phones) {
    const raw = row.get("number");
    const phones = phonesOfField(raw, row.get("extension"));
    if (raw !== "" && phones.length === 0) aside(row, `"${raw}" is not a phone number`);
    const kind = answererOf(row);
    const note = cleanLine(row.get("description"));
    for (const phone of phones) {
      if (phone.phone !== raw) fixes.add("phone repaired");
      const numbers = found[kind];
      const key = phoneText(phone);
      // The first number has a field of its own, which has no room for a note.
      if (numbers.has(key) || (kind === "voice" && numbers.size === 0)) record.use.drop(row, "description");
      if (!numbers.has(key)) numbers.set(key, { ...phone, note });
    }
  }
  return { voice: [...found.voice.values()], fax: [...found.fax.values()], text: [...found.text.values()] };
}

/** Voice numbers of the organization itself: of none of its services or places. */
export function organizationPhonesOf({ organizationPhones }: SourceRecord): readonly OrganizationPhone[] {
  const found = organizationPhones
    .filter((row) => answererOf(row) === "voice")
    .flatMap((row) => phonesOfField(row.get("number"), row.get("extension")));
  return [...new Map(found.map((each) => [phoneText(each), each])).values()].map(({ phone, extension }) => ({
    number: phone,
    extension,
  }));
}

/** All numbers of a field; its extension is that of the first. */
function phonesOfField(raw: string, extension: string): readonly CleanedPhone[] {
  const numbers = phoneParts(raw).map((part, index) =>
    cleanPhone(part, index === 0 && extension !== "" ? extension : null),
  );
  return numbers.filter((phone) => phone !== null);
}

const FAX = /\b(?:tele)?fax\b|\bfacs[ií]mile?\b/iu;
const TEXT_TELEPHONE = /\b(?:tty|tdd|textphone)\b/iu;
const VOICE = /\b(?:voice|phone|telephone|tel|tel[eé]fono|office|cell|mobile|main|hotline)\b/iu;

/**
 * Whether a voice, a fax or a text telephone answers. By its type, or by the description or the field of the number
 * itself: many directories call everything a voice number. "Phone/fax" is a voice number.
 */
function answererOf(row: SourceRow): keyof Phones {
  const kindOf = (text: string): keyof Phones | null => {
    if (FAX.test(text)) return "fax";
    return TEXT_TELEPHONE.test(text) ? "text" : null;
  };
  const described = `${row.get("description")} ${row.get("number")}`;
  const kind = kindOf(row.get("type")) ?? (VOICE.test(described) ? null : kindOf(described));
  return kind ?? "voice";
}

/** `(305) 555-0101 ext. 7` */
const phoneText = (phone: CleanedPhone): string =>
  phone.extension === null ? phone.phone : `${phone.phone} ext. ${phone.extension}`;

/** `(305) 555-0101 ext. 7 (Intake), (305) 555-0102` */
export const phonesText = (phones: readonly Phone[]): string =>
  phones
    .map((phone) => (phone.note === null ? phoneText(phone) : `${phoneText(phone)} (${phone.note})`))
    .join(", ");

type Sites = { website: string | null } & Partial<Record<SocialSite, string>>;

/** Website and social networks; the service's own take precedence over the organization's. */
export function sitesOf(record: SourceRecord, fixes: Set<Fix>, aside: SetAsideRow): Sites {
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
    const site = socialSiteOf(url) ?? "website";
    sites[site] ??= url;
    if (sites[site] !== url) record.use.drop(row, column);
    else if (url !== raw) fixes.add("web address repaired");
  }
  return sites;
}

/** The first mail address, the service's own or its organization's. */
export function emailOf(record: SourceRecord, aside: SetAsideRow): string | null {
  for (const row of [record.service, record.organization]) {
    const raw = row?.get("email") ?? "";
    const email = cleanEmail(raw);
    if (email !== null) return email;
    if (row !== null && raw !== "") aside(row, `"${raw}" is not an email address`);
  }
  return null;
}

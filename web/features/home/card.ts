import type { Category } from "#domain/services/enumerations.ts";
import { dayOfInstant } from "#domain/services/freshness.ts";
import type { ListedService, Matched } from "#domain/services/public-service.ts";
import type { Language } from "#domain/words/language.ts";

/** What a card shows of a service, and no more: it travels in the first HTML. */
export interface Card {
  id: string;
  name: string;
  /** Who runs it, where the name does not say so. */
  organization?: string;
  summary?: string;
  /** The summary is not in the reader's language, or a machine made it. */
  mark?: "english" | "machine";
  category: readonly Category[];
  pets?: true;
  /** It matches some of the words of a search, and not all. */
  some?: true;
  state: ListedService["openStatus"]["state"];
  text: string;
  /** Epoch milliseconds until which the status is true. */
  until?: number;
  /** Available, total, and the epoch milliseconds of the count. */
  beds?: readonly [available: number, total: number, countedAt: number | null];
  /** Miles. */
  distance?: number;
  /** Stands in place of the distance where the address is not public; of a protected listing the region. */
  city?: string;
  /** Absent where there are none to give. */
  likes?: number;
  /** The day of the last confirmation, counted from 1970 in UTC; absent: nobody has confirmed it. */
  confirmed?: number;
  /** As it is written: "(555) 555-0142", and with an extension "(555) 555-0142 x12". */
  phone?: string;
  /** What the viewer may do with it; absent where that is nothing. */
  may?: Pick<ListedService["may"], "edit" | "delete">;
}

export function cardOf(service: ListedService & { matched?: Matched | null }, language: Language): Card {
  const summary = inLanguage(
    language,
    service.serviceSummary,
    service.serviceSummaryEs,
    service.serviceSummaryEsState,
  );
  const { availableBeds, totalBeds, bedsUpdatedAt, openStatus, distance, may } = service;
  const organization = organizationLine(service);
  return {
    id: service.id,
    name: service.name,
    ...(organization === "" ? {} : { organization }),
    category: service.category.filter((category) => category !== "PETS_ALLOWED"),
    ...(service.isProtected === true ? {} : { likes: service.likes }),
    ...statusOf(openStatus),
    ...(service.verifiedAt === null ? {} : { confirmed: dayOfInstant(Date.parse(service.verifiedAt)) }),
    ...(summary.text === null ? {} : { summary: summary.text }),
    ...(summary.mark === null ? {} : { mark: summary.mark }),
    ...(service.isAllowedPets === true ? { pets: true } : {}),
    ...(service.matched === "ANY" ? { some: true } : {}),
    ...(availableBeds === null || totalBeds === null
      ? {}
      : { beds: [availableBeds, totalBeds, bedsUpdatedAt === null ? null : Date.parse(bedsUpdatedAt)] }),
    ...(distance === null ? {} : { distance }),
    ...(service.addressVisibility === "EXACT" && service.city !== ""
      ? {}
      : { city: service.city || regionText(service, language) }),
    ...(service.phone === null
      ? {}
      : { phone: service.phone + (service.phoneExtension === null ? "" : ` x${service.phoneExtension}`) }),
    ...(may.edit || may.delete ? { may: { edit: may.edit, delete: may.delete } } : {}),
  };
}

/** The name of the organization; empty where the service's own name says it. */
function organizationLine({ name, organization }: Pick<ListedService, "name" | "organization">): string {
  const other = organization?.name ?? "";
  return name.includes(other) || other.startsWith(name) ? "" : other;
}

/** The region that a protected listing serves; where nobody knows it, the state. */
export function regionText(
  { region, regionEs, state }: Pick<ListedService, "region" | "regionEs" | "state">,
  language: Language,
): string {
  return (language === "es" ? (regionEs ?? region) : (region ?? regionEs)) ?? state;
}

/** The status part alone: it is requested again when it expires. */
export function statusOf(openStatus: ListedService["openStatus"]): Pick<Card, "state" | "text" | "until"> {
  const { state, text, changesAt } = openStatus;
  return { state, text, ...(changesAt === null ? {} : { until: Date.parse(changesAt) }) };
}

/** What a `tel:` address holds: digits, and a pause before the extension. */
export function telNumber(phone: string, extension: string | null): string {
  const digits = phone.replaceAll(/[^\d+*#]/g, "");
  return extension === null ? digits : `${digits},${extension.replaceAll(/\D/g, "")}`;
}

/** Spanish where there is some, else English with a mark (rule translation 12). */
export function inLanguage(
  language: Language,
  english: string | null,
  spanish: string | null,
  state: "MACHINE" | "REVIEWED" | "STALE" | null,
): { text: string | null; mark: "english" | "machine" | null } {
  if (language === "en" || (english === null && spanish === null)) return { text: english, mark: null };
  if (spanish === null) return { text: english, mark: "english" };
  return { text: spanish, mark: state === "MACHINE" ? "machine" : null };
}

import type { Language } from "#domain/base/languages/language.ts";
import { type FreeOfGroup, freeByGroup } from "#domain/beds/free-for.ts";
import type { Category } from "#domain/services/enumerations.ts";
import type { TranslatedField } from "#domain/services/field-names.ts";
import { dayOfInstant } from "#domain/services/freshness.ts";
import { showsDoor } from "#domain/services/protection.ts";
import type { ListedService, Matched, PublicService } from "#domain/services/public-service.ts";
import { isRemote } from "#domain/services/remote-service.ts";
import type { WishState } from "#domain/services/wishes.ts";
import { type CardLanguage, type CardTime, cardTime } from "#words/services/card-time.ts";

/** The fields of a service that a card shows, and no others: it travels in the first HTML, without undefined fields. */
export interface Card {
  id: string;
  name: string;
  /** Name of the organization, where the service's name does not contain it. */
  organization?: string | undefined;
  summary?: string | undefined;
  /** The summary is not in the reader's language, or a machine made it. */
  mark?: "english" | "machine" | undefined;
  category: readonly Category[];
  /** The youngest and the oldest, where either is stated. */
  ages?: readonly [youngest: number | null, oldest: number | null] | undefined;
  pets?: true | undefined;
  noId?: true | undefined;
  /** Provisions for people who come together, in words. */
  there?: string | undefined;
  /** The service's answer to each wish of a search, in words. */
  wished?: readonly { readonly text: string; readonly state: WishState }[] | undefined;
  /** The card matches some of the words of a search, but not all. */
  some?: true | undefined;
  state: ListedService["openStatus"]["state"];
  text: string;
  /** Epoch milliseconds until which the status and the cautions are true. */
  until?: number | undefined;
  /** Available, total, the epoch milliseconds of the count, and free beds by audience where known. */
  beds?:
    | readonly [
        available: number,
        total: number,
        countedAt: number | null,
        groups?: readonly FreeOfGroup<number>[],
      ]
    | undefined;
  /** Miles. */
  distance?: number | undefined;
  /** Stands in place of the distance where the address is not public; the region of a protected listing. */
  city?: string | undefined;
  /** The service has no address: it is reached by phone or online. */
  remote?: true | undefined;
  /** Cautions to know before going there, in the reader's language. */
  cautions?: ListedService["cautions"];
  /** The service is protected, so the visitor is asked before the device stores anything about it. */
  isProtected?: true | undefined;
  /** Intake is closed, whether or not the door is open. */
  noIntake?: ListedService["isIntakeClosed"];
  /** Absent where no kudos can be given. */
  likes?: number | undefined;
  /** The day of the last confirmation, counted from 1970 in UTC; absent: no one has confirmed it. */
  confirmed?: number | undefined;
  /** Phone as it is displayed: "(555) 555-0142", and with an extension "(555) 555-0142 x12". */
  phone?: string | undefined;
  /** Actions that the viewer may take; absent where there are none. */
  may?: Pick<ListedService["may"], "edit" | "delete"> | undefined;
}

type StatusOfCard = Pick<Card, "state" | "text" | "until" | "cautions" | "noIntake">;

export function toCard(service: ListedService & { matched?: Matched | null }, language: Language): Card {
  const summary = inLanguage(language, service, "serviceSummary");
  const { may, ageMin, ageMax } = service;
  const isSeen = service.isProtected !== true;
  const remote = isRemote(service) || undefined;
  return {
    id: service.id,
    name: service.name,
    organization: organizationLine(service) || undefined,
    category: service.category.filter((category) => category !== "PETS_ALLOWED"),
    isProtected: isSeen ? undefined : true,
    likes: isSeen ? service.likes : undefined,
    ...toCardStatus(service),
    confirmed: service.verifiedAt === null ? undefined : dayOfInstant(Date.parse(service.verifiedAt)),
    summary: summary.text ?? undefined,
    mark: summary.mark ?? undefined,
    pets: service.isAllowedPets === true || undefined,
    noId: service.asksForId === false || undefined,
    there: service.provisionsText,
    ages: (ageMin ?? ageMax) === null ? undefined : [ageMin, ageMax],
    some: service.matched === "ANY" || undefined,
    beds: toCardBeds(service),
    distance: service.distance ?? undefined,
    city: hasDoor(service) || remote ? undefined : service.city || regionText(service, language),
    remote,
    phone: phoneText(service),
    may: may.edit || may.delete ? { edit: may.edit, delete: may.delete } : undefined,
  };
}

function toCardBeds({ availableBeds, totalBeds, bedsUpdatedAt, beds }: ListedService): Card["beds"] {
  if (availableBeds === null || totalBeds === null) return undefined;
  const groups = freeByGroup(beds);
  const sum = [availableBeds, totalBeds, parseEpoch(bedsUpdatedAt)] as const;
  return groups === null ? sum : [...sum, groups];
}

function parseEpoch(iso: string | null): number | null {
  return iso === null ? null : Date.parse(iso);
}

/** Whether the exact place is public, so that the distance is exact. */
function hasDoor(service: ListedService): boolean {
  return showsDoor(service) && !service.isLocationApproximate && service.city !== "";
}

/** The number to call, as it is read: "(555) 555-0142", and with an extension "(555) 555-0142 x12". */
export function phoneText({
  phone,
  phoneExtension,
}: Pick<ListedService, "phone" | "phoneExtension">): string | undefined {
  if (phone === null) return undefined;
  return phone + (phoneExtension === null ? "" : ` x${phoneExtension}`);
}

/** The number of a card and its extension again. */
export function numberOfCard(shown: string): [number: string, extension: string | null] {
  const [number = "", extension = null] = shown.split(" x");
  return [number, extension];
}

/** The name of the organization; empty where the service's own name says it. */
function organizationLine({ name, organization }: Pick<ListedService, "name" | "organization">): string {
  const other = organization?.name ?? "";
  return name.includes(other) || other.startsWith(name) ? "" : other;
}

/** The region that a protected listing serves; where no one knows it, the state. */
export function regionText(
  { region, regionEs, state }: Pick<ListedService, "region" | "regionEs" | "state">,
  language: Language,
): string {
  return (language === "es" ? (regionEs ?? region) : (region ?? regionEs)) ?? state;
}

/** Returns the status part only, with the cautions beside it: it is requested again when either expires. */
export function toCardStatus({
  openStatus: { state, text, dated, changesAt },
  cautions,
  isIntakeClosed,
}: Pick<ListedService, "openStatus" | "cautions" | "isIntakeClosed">): StatusOfCard {
  const ends = [changesAt, ...(cautions ?? []).map(({ until }) => until)].flatMap((end) => end ?? []);
  const until = Math.min(...ends.map(Date.parse));
  return {
    state,
    text: dated ?? text,
    cautions,
    noIntake: isIntakeClosed,
    ...(ends.length === 0 ? {} : { until }),
  };
}

/** Fields of a translated text, as a service has them. */
type TranslatedTexts<Field extends TranslatedField> = Pick<
  PublicService,
  Field | `${Field}Es` | `${Field}EsState` | "texts"
>;

/** A text of a service for its readers. */
export interface ShownText {
  text: string | null;
  mark: "english" | "machine" | null;
  english: string | null;
}

/** The text in the reader's language where there is some, else English with a mark (rules translation 12 and 17). */
export function inLanguage<Field extends TranslatedField>(
  language: Language,
  service: TranslatedTexts<Field>,
  field: Field,
): ShownText;
export function inLanguage(
  language: Language,
  service: TranslatedTexts<TranslatedField>,
  field: TranslatedField,
): ShownText {
  const english = service[field];
  const further = service.texts?.find(
    (one) => one.field === field && one.language === language && one.state !== "STALE",
  );
  const [text = null, state] =
    language === "es" ? [service[`${field}Es`], service[`${field}EsState`]] : [further?.text, further?.state];
  if (language === "en" || (english ?? text) === null) return { text: english, mark: null, english };
  if (text === null) return { text: english, mark: "english", english };
  return { text, mark: state === "MACHINE" ? "machine" : null, english };
}

/** The one thing that it says about time. @param now epoch milliseconds */
export function toCardTime(card: Card, now: number, language: CardLanguage): CardTime {
  // A caution without an end is about the audience.
  const intake = card.cautions?.find(({ until }) => until !== null);
  return cardTime(
    {
      ...card,
      intake: intake && { text: intake.window ?? intake.text, until: Date.parse(intake.until ?? "") },
    },
    now,
    language,
  );
}

import { dayOfUsDate, toIsoDate } from "../../base/time/civil-date.ts";
import { MINUTES_PER_DAY } from "../../base/time/clock-time.ts";
import { minuteOfClockTime } from "../../base/time/parse-clock-time.ts";
import { showsDoor } from "../../services/protection.ts";
import type { PublicService } from "../../services/public-service.ts";

type Entry = PublicService["schedules"][number];

/** Fields of a service that are published. */
export type DescribedService = Pick<
  PublicService,
  | "name"
  | "type"
  | "phone"
  | "phoneExtension"
  | "website"
  | "facebook"
  | "twitter"
  | "instagram"
  | "youtube"
  | "addressVisibility"
  | "isProtected"
  | "placeShown"
  | "region"
  | "address1"
  | "address2"
  | "city"
  | "state"
  | "zip"
  | "country"
  | "location"
  | "isLocationApproximate"
  | "languages"
  | "isContact"
  | "schedules"
  | "closeSchedules"
  | "intakeSchedules"
>;

/**
 * Describes a service in the schema.org vocabulary, for search engines (rules search-engines 2 and 3). It uses only
 * public data, so it contains nothing hidden, and an approximate place has no coordinates.
 *
 * @param url address of the service's page
 * @param description in the page's language
 */
export function structuredData(
  service: DescribedService,
  url: string,
  description: string,
): Readonly<Record<string, unknown>> {
  const social = [service.facebook, service.twitter, service.instagram, service.youtube];
  return withoutEmpty({
    "@context": "https://schema.org",
    "@type": "Service",
    "@id": url,
    url,
    name: service.name,
    description,
    serviceType: service.type,
    sameAs: [service.website, ...social].filter((address) => address !== null && /^https?:/.test(address)),
    areaServed: toAreaServed(service),
    // Intake hours, if the service is open for longer.
    hoursAvailable: openingHours(service.intakeSchedules),
    availableChannel: withoutEmpty({
      "@type": "ServiceChannel",
      serviceUrl: service.website,
      availableLanguage: service.languages,
      servicePhone:
        service.phone === null ? null : { "@type": "ContactPoint", telephone: telephone(service) },
      serviceLocation: toPlace(service),
    }),
  });
}

/** Returns the area served; a protected listing has a region, since its town is not public. */
function toAreaServed({
  isProtected,
  placeShown,
  region,
  city,
}: DescribedService): Readonly<Record<string, unknown>> | null {
  if (isProtected !== true || placeShown !== "REGION") return { "@type": "City", name: city };
  return region === null ? null : { "@type": "AdministrativeArea", name: region };
}

function toPlace(service: DescribedService): Readonly<Record<string, unknown>> {
  const { addressVisibility, location, isLocationApproximate } = service;
  const isRegionOnly = service.isProtected === true && service.placeShown === "REGION";
  const isDoor = showsDoor(service);
  const [longitude, latitude] = location?.coordinates ?? [];
  return withoutEmpty({
    "@type": "Place",
    name: service.name,
    telephone: service.phone === null ? null : telephone(service),
    address: withoutEmpty({
      "@type": "PostalAddress",
      streetAddress: isDoor
        ? [service.address1, service.address2].filter((line) => line !== null && line !== "").join(", ")
        : null,
      addressLocality: isRegionOnly ? null : service.city,
      addressRegion: service.state,
      postalCode:
        isDoor || (addressVisibility === "AREA" && service.isProtected !== true) ? service.zip : null,
      addressCountry: service.country,
    }),
    geo:
      isDoor && !isLocationApproximate && latitude !== undefined
        ? { "@type": "GeoCoordinates", latitude, longitude }
        : null,
    openingHoursSpecification: isSayable(service) ? openingHours(service.schedules) : [],
    specialOpeningHoursSpecification: closures(service.closeSchedules),
  });
}

function telephone({ phone, phoneExtension }: DescribedService): string {
  return phoneExtension === null ? `${phone}` : `${phone} ext. ${phoneExtension}`;
}

/**
 * Whether the hours can be expressed: neither hours by contact nor closed weekdays or times of day can, since
 * schema.org only knows closed dates.
 */
function isSayable({ isContact, closeSchedules }: DescribedService): boolean {
  const isDates = ({ type, startTime, isAllDay }: Entry): boolean =>
    type === "DATE_RANGE" && (startTime === undefined || isAllDay === true);
  return !isContact && closeSchedules.every(isDates);
}

/**
 * Returns the weekly hours; none if one entry cannot be expressed ("the first Tuesday"), since half of the hours would
 * be wrong hours.
 */
function openingHours(schedules: readonly Entry[]): readonly unknown[] {
  const entries = schedules.map(toOpeningHours);
  return entries.includes(null) ? [] : entries;
}

const WEEK = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

function toOpeningHours(entry: Entry): unknown {
  const { type, day, startTime, endTime, endsNextDay, validFrom, validTo, interval } = entry;
  const hours = withoutEmpty({
    "@type": "OpeningHoursSpecification",
    validFrom: isoOfUsDate(validFrom),
    validThrough: isoOfUsDate(validTo),
  });
  if (type === "FULL_DAY") return { ...hours, dayOfWeek: WEEK, opens: "00:00", closes: "23:59" };
  if (type !== "WEEKLY" || day === undefined || interval !== undefined) return null;
  const [opens, closes] = [minuteOfClockTime(startTime ?? ""), minuteOfClockTime(endTime ?? "")];
  // An end before the beginning is on the next day; a span of more than a day cannot be expressed.
  if (opens === null || closes === null || (endsNextDay === true && closes > opens)) return null;
  const dayOfWeek = `${day.slice(0, 1)}${day.slice(1).toLowerCase()}`;
  const isMidnight = closes === 0 && endsNextDay !== true;
  return { ...hours, dayOfWeek, opens: clock(opens), closes: isMidnight ? "23:59" : clock(closes) };
}

function isoOfUsDate(date: string | undefined): string | null {
  const day = dayOfUsDate(date ?? "");
  return day === null ? null : toIsoDate(day);
}

/** Returns whole closed days, from midnight to midnight, which means closed in schema.org. */
function closures(entries: readonly Entry[]): readonly unknown[] {
  return entries.flatMap(({ type, startDate, endDate, startTime, isAllDay }) => {
    const [from, through] = [dayOfUsDate(startDate ?? ""), dayOfUsDate(endDate ?? "")];
    const isWhole = startTime === undefined || isAllDay === true;
    if (type !== "DATE_RANGE" || !isWhole || from === null || through === null) return [];
    const [validFrom, validThrough] = [toIsoDate(from), toIsoDate(through)];
    return [
      { "@type": "OpeningHoursSpecification", validFrom, validThrough, opens: "00:00", closes: "00:00" },
    ];
  });
}

function clock(minute: number): string {
  const within = minute % MINUTES_PER_DAY;
  return `${String(Math.floor(within / 60)).padStart(2, "0")}:${String(within % 60).padStart(2, "0")}`;
}

/** Removes empty fields. */
function withoutEmpty(facts: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const sections = Object.entries(facts).filter(
    ([, value]) => value !== null && value !== "" && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(sections);
}

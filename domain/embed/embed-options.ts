import type { FoundPlaces } from "../places/place-calls.ts";

/**
 * Ways to narrow a list on someone else's page: attributes of the element `amparo-list`, and parameters of `/embed`
 * (rules embed 2 and 3).
 */
export const EMBED_OPTIONS = [
  "place",
  "type",
  "need",
  "topic",
  "audience",
  "organization",
  "q",
  "open",
  "limit",
  "lang",
] as const;
export type EmbedOption = (typeof EMBED_OPTIONS)[number];
export type EmbedOptions = { readonly [option in EmbedOption]?: string };

/** Services in a list without a `limit`. */
export const EMBED_LENGTH = 5;

/** Options that narrow the list, by the parameter of GET /services that each becomes. */
const PARAMETERS = {
  type: "type",
  need: "need",
  topic: "topic",
  category: "audience",
  organization: "organization",
  q: "q",
  limit: "limit",
  lang: "lang",
} as const satisfies Readonly<Record<string, EmbedOption>>;

/** Reads each option; an empty one counts as unset, except `open`, which is set by its name alone. */
export function embedOptions(read: (option: EmbedOption) => string | null): EmbedOptions {
  return Object.fromEntries(
    EMBED_OPTIONS.flatMap((option) => {
      const value = read(option)?.trim() ?? "";
      const isSet = option === "open" ? read("open") !== null && value !== "false" : value !== "";
      return isSet ? [[option, option === "open" ? "true" : value]] : [];
    }),
  );
}

/** Whether `place` is `longitude|latitude` and not a name. */
export function isPoint(place: string): boolean {
  return /^-?\d[\d.]*\|-?\d[\d.]*$/.test(place);
}

/** Returns the place that a name means, as `longitude|latitude`; null: there is none. */
export function findEmbedPoint(place: string, { cities, zips }: FoundPlaces): string | null {
  const found = (/^\d/.test(place) ? zips[0] : cities[0]) ?? cities[0] ?? zips[0];
  return found === undefined ? null : `${found.location.longitude}|${found.location.latitude}`;
}

/**
 * Returns the parameters of GET /services: open services first, nearest first, with distances if a place is named.
 *
 * @param point `longitude|latitude`; null: no place
 */
export function toEmbedParameters(options: EmbedOptions, point: string | null): Record<string, string> {
  return {
    ...toEmbedFilters(options),
    sort: "open",
    limit: options.limit ?? String(EMBED_LENGTH),
    ...(options.lang === undefined ? {} : { lang: options.lang }),
    ...(point === null ? {} : { nearCoordinate: point, currentCoordinate: point }),
  };
}

/** Returns the parameters of GET /services/pins that narrow it. */
export function toEmbedFilters(options: EmbedOptions): Record<string, string> {
  const filters = Object.entries(PARAMETERS).flatMap(([parameter, option]): [string, string][] => {
    const value = options[option];
    return value === undefined || option === "limit" || option === "lang" ? [] : [[parameter, value]];
  });
  return Object.fromEntries(options.open === undefined ? filters : [...filters, ["isOpen", "true"]]);
}

/**
 * Returns the options that caused a refused request with these parameters; parameters that are not options are omitted.
 */
export function optionsOfFields(fields: Readonly<Record<string, unknown>>): EmbedOption[] {
  const names: Readonly<Record<string, EmbedOption>> = { ...PARAMETERS, isOpen: "open" };
  return Object.keys(fields).flatMap((field) => names[field] ?? []);
}

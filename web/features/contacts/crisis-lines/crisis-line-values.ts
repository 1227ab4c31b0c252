import { splitList } from "#domain/base/contract/text.ts";
import type { Language } from "#domain/base/languages/language.ts";
import { languageNames } from "#domain/base/languages/language-names.ts";
import type { PublicCrisisLine } from "#domain/contacts/crisis-lines/crisis-line-calls.ts";

/** The fields of the form by the wire's names, as texts: lists with commas, and `yes` for what is so. */
export const LINE_FIELDS = [
  "name",
  "description",
  "area",
  "time",
  "nameEs",
  "descriptionEs",
  "areaEs",
  "timeEs",
  "phone",
  "phoneExtension",
  "text",
  "textKeyword",
  "textKeywordEs",
  "website",
  "chatWebLink",
  "websiteEs",
  "chatWebLinkEs",
  "tty",
  "videophone",
  "relay",
  "languages",
  "textLanguages",
  "hasInterpreters",
  "reporting",
  "reportingEs",
  "timeZone",
  "openDays",
  "opensAt",
  "closesAt",
  "ranking",
] as const;
export type LineField = (typeof LINE_FIELDS)[number];
export type CrisisLineValues = Readonly<Record<LineField, string>>;

/** The value of a box that is ticked. */
export const YES = "yes";

const REQUIRED: ReadonlySet<LineField> = new Set(["name", "description", "area", "time"]);
export const isRequired = (field: LineField): boolean => REQUIRED.has(field);

export const EMPTY_LINE: CrisisLineValues = {
  name: "",
  description: "",
  area: "",
  time: "",
  nameEs: "",
  descriptionEs: "",
  areaEs: "",
  timeEs: "",
  phone: "",
  phoneExtension: "",
  text: "",
  textKeyword: "",
  textKeywordEs: "",
  website: "",
  chatWebLink: "",
  websiteEs: "",
  chatWebLinkEs: "",
  tty: "",
  videophone: "",
  relay: "",
  languages: "",
  textLanguages: "",
  hasInterpreters: "",
  reporting: "",
  reportingEs: "",
  timeZone: "",
  openDays: "",
  opensAt: "",
  closesAt: "",
  ranking: "",
};

/** Fields that are texts, or null, on the wire too. */
const TEXTS = [
  "name",
  "description",
  "area",
  "time",
  "nameEs",
  "descriptionEs",
  "areaEs",
  "timeEs",
  "phone",
  "phoneExtension",
  "text",
  "textKeyword",
  "textKeywordEs",
  "website",
  "websiteEs",
  "chatWebLink",
  "chatWebLinkEs",
  "tty",
  "videophone",
  "relay",
  "reporting",
  "reportingEs",
  "timeZone",
  "opensAt",
  "closesAt",
] as const satisfies readonly LineField[];

/** @param language in which languages are named */
export function valuesOfLine(line: PublicCrisisLine, language: Language): CrisisLineValues {
  const values: Record<LineField, string> = {
    ...EMPTY_LINE,
    languages: languageNames(line.languages, language),
    textLanguages: languageNames(line.textLanguages, language),
    hasInterpreters: line.hasInterpreters ? YES : "",
    openDays: line.openDays.join(","),
    ranking: String(line.ranking),
  };
  for (const field of TEXTS) values[field] = line[field] ?? "";
  return values;
}

/** The body of the call: every field, an empty one as null. */
export function bodyOfLine(values: CrisisLineValues) {
  const orNull = (text: string): string | null => (text.trim() === "" ? null : text.trim());
  return {
    name: values.name.trim(),
    description: values.description.trim(),
    area: values.area.trim(),
    time: values.time.trim(),
    nameEs: orNull(values.nameEs),
    descriptionEs: orNull(values.descriptionEs),
    areaEs: orNull(values.areaEs),
    timeEs: orNull(values.timeEs),
    phone: orNull(values.phone),
    phoneExtension: orNull(values.phoneExtension),
    text: orNull(values.text),
    textKeyword: orNull(values.textKeyword),
    textKeywordEs: orNull(values.textKeywordEs),
    website: orNull(values.website),
    chatWebLink: orNull(values.chatWebLink),
    websiteEs: orNull(values.websiteEs),
    chatWebLinkEs: orNull(values.chatWebLinkEs),
    tty: orNull(values.tty),
    videophone: orNull(values.videophone),
    relay: orNull(values.relay),
    languages: splitList(values.languages),
    textLanguages: splitList(values.textLanguages),
    hasInterpreters: values.hasInterpreters === YES,
    reporting: orNull(values.reporting),
    reportingEs: orNull(values.reportingEs),
    timeZone: orNull(values.timeZone),
    openDays: splitList(values.openDays),
    opensAt: orNull(values.opensAt),
    closesAt: orNull(values.closesAt),
    ranking: /^\d{1,9}$/.test(values.ranking.trim()) ? Number(values.ranking) : null,
  };
}

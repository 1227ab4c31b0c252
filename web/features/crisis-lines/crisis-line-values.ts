import type { PublicCrisisLine } from "#domain/crisis-lines/crisis-line-calls.ts";

/** The fields of the form by the wire's names, as texts. */
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
  "ranking",
] as const;
export type LineField = (typeof LINE_FIELDS)[number];
export type CrisisLineValues = Readonly<Record<LineField, string>>;

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
  ranking: "",
};

export function valuesOfLine(line: PublicCrisisLine): CrisisLineValues {
  return {
    name: line.name,
    description: line.description,
    area: line.area,
    time: line.time,
    nameEs: line.nameEs ?? "",
    descriptionEs: line.descriptionEs ?? "",
    areaEs: line.areaEs ?? "",
    timeEs: line.timeEs ?? "",
    phone: line.phone ?? "",
    phoneExtension: line.phoneExtension ?? "",
    text: line.text ?? "",
    textKeyword: line.textKeyword ?? "",
    textKeywordEs: line.textKeywordEs ?? "",
    website: line.website ?? "",
    chatWebLink: line.chatWebLink ?? "",
    ranking: String(line.ranking),
  };
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
    ranking: /^\d{1,9}$/.test(values.ranking.trim()) ? Number(values.ranking) : null,
  };
}

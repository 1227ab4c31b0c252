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
export type TypedLine = Readonly<Record<LineField, string>>;

const REQUIRED: ReadonlySet<LineField> = new Set(["name", "description", "area", "time"]);
export const isRequired = (field: LineField): boolean => REQUIRED.has(field);

export const BLANK_LINE: TypedLine = {
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

export function typedLine(line: PublicCrisisLine): TypedLine {
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
export function writtenLine(typed: TypedLine) {
  const orNull = (text: string): string | null => (text.trim() === "" ? null : text.trim());
  return {
    name: typed.name.trim(),
    description: typed.description.trim(),
    area: typed.area.trim(),
    time: typed.time.trim(),
    nameEs: orNull(typed.nameEs),
    descriptionEs: orNull(typed.descriptionEs),
    areaEs: orNull(typed.areaEs),
    timeEs: orNull(typed.timeEs),
    phone: orNull(typed.phone),
    phoneExtension: orNull(typed.phoneExtension),
    text: orNull(typed.text),
    textKeyword: orNull(typed.textKeyword),
    textKeywordEs: orNull(typed.textKeywordEs),
    website: orNull(typed.website),
    chatWebLink: orNull(typed.chatWebLink),
    ranking: /^\d{1,9}$/.test(typed.ranking.trim()) ? Number(typed.ranking) : null,
  };
}

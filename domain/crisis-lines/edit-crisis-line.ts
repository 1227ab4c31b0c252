import { DEFAULT_LINE_RANKING } from "../contract/limits.ts";
import { type Checked, type FieldMessages, invalid } from "../contract/problems.ts";
import type { CrisisLine } from "./crisis-line.ts";
import type { ChangedCrisisLine, CrisisLineFacts } from "./crisis-line-form.ts";

/**
 * A line after somebody wrote to it: what is absent stays as it was, null clears; or what is wrong with its fields
 * together. A telephone number is required (rule crisis-lines 2) unless the line answers text messages: some of
 * the most important ones do that alone.
 *
 * @param before null: the line is new, and everything required is given
 */
export function editedCrisisLine(
  before: CrisisLine | null,
  given: Omit<ChangedCrisisLine, "version">,
): Checked<CrisisLineFacts> {
  const kept = before ?? EMPTY;
  const phone = chosen(given.phone, kept.phone);
  const text = chosen(given.text, kept.text);
  const line: CrisisLineFacts = {
    name: given.name ?? kept.name,
    nameEs: chosen(given.nameEs, kept.nameEs),
    description: given.description ?? kept.description,
    descriptionEs: chosen(given.descriptionEs, kept.descriptionEs),
    phone,
    // What belongs to a number goes with it.
    phoneExtension: chosen(given.phoneExtension, phone === null ? null : kept.phoneExtension),
    text,
    textKeyword: chosen(given.textKeyword, text === null ? null : kept.textKeyword),
    textKeywordEs: chosen(given.textKeywordEs, text === null ? null : kept.textKeywordEs),
    website: chosen(given.website, kept.website),
    chatWebLink: chosen(given.chatWebLink, kept.chatWebLink),
    area: given.area ?? kept.area,
    areaEs: chosen(given.areaEs, kept.areaEs),
    time: given.time ?? kept.time,
    timeEs: chosen(given.timeEs, kept.timeEs),
    ranking: given.ranking === null ? DEFAULT_LINE_RANKING : (given.ranking ?? kept.ranking),
  };
  const fields = problemsOf(line);
  return Object.keys(fields).length > 0 ? { ok: false, problem: invalid(fields) } : { ok: true, value: line };
}

function chosen<T>(given: T | undefined, kept: T): T {
  return given === undefined ? kept : given;
}

const EMPTY: CrisisLineFacts = {
  name: "",
  nameEs: null,
  description: "",
  descriptionEs: null,
  phone: null,
  phoneExtension: null,
  text: null,
  textKeyword: null,
  textKeywordEs: null,
  website: null,
  chatWebLink: null,
  area: "",
  areaEs: null,
  time: "",
  timeEs: null,
  ranking: DEFAULT_LINE_RANKING,
};

function problemsOf(line: CrisisLineFacts): FieldMessages {
  const { phone, phoneExtension, text, textKeyword, textKeywordEs } = line;
  const needsPhone = text === null || phoneExtension !== null;
  const needsText = textKeyword !== null || textKeywordEs !== null;
  return {
    ...(phone === null && needsPhone ? { phone: "required" } : {}),
    ...(text === null && needsText ? { text: "required" } : {}),
  };
}

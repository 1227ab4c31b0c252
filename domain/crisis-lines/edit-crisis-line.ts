import { DEFAULT_LINE_RANKING } from "../contract/limits.ts";
import { type Checked, type FieldMessages, invalid } from "../contract/problems.ts";
import type { CrisisLine } from "./crisis-line.ts";
import type { ChangedCrisisLine, CrisisLineFacts } from "./crisis-line-form.ts";

/**
 * A line after an edit: absent fields are unchanged, null clears; or what is wrong with its fields
 * together. A telephone number is required (rule crisis-lines 2) unless the line answers text messages: some of
 * the most important ones do that alone.
 *
 * @param before null: the line is new, and everything required is given
 */
export function editedCrisisLine(
  before: CrisisLine | null,
  given: Omit<ChangedCrisisLine, "version">,
): Checked<CrisisLineFacts> {
  const current = before ?? EMPTY;
  const phone = chosen(given.phone, current.phone);
  const text = chosen(given.text, current.text);
  const line: CrisisLineFacts = {
    name: given.name ?? current.name,
    nameEs: chosen(given.nameEs, current.nameEs),
    description: given.description ?? current.description,
    descriptionEs: chosen(given.descriptionEs, current.descriptionEs),
    phone,
    // What belongs to a number goes with it.
    phoneExtension: chosen(given.phoneExtension, phone === null ? null : current.phoneExtension),
    text,
    textKeyword: chosen(given.textKeyword, text === null ? null : current.textKeyword),
    textKeywordEs: chosen(given.textKeywordEs, text === null ? null : current.textKeywordEs),
    website: chosen(given.website, current.website),
    chatWebLink: chosen(given.chatWebLink, current.chatWebLink),
    area: given.area ?? current.area,
    areaEs: chosen(given.areaEs, current.areaEs),
    time: given.time ?? current.time,
    timeEs: chosen(given.timeEs, current.timeEs),
    ranking: given.ranking === null ? DEFAULT_LINE_RANKING : (given.ranking ?? current.ranking),
  };
  const fields = problemsOf(line);
  return Object.keys(fields).length > 0 ? { ok: false, problem: invalid(fields) } : { ok: true, value: line };
}

function chosen<T>(given: T | undefined, current: T): T {
  return given === undefined ? current : given;
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

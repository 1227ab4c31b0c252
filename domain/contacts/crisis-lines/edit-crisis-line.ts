import { DEFAULT_LINE_RANKING } from "../../base/contract/limits.ts";
import { type Checked, type FieldMessages, invalid } from "../../base/contract/problems.ts";
import { problemOfChange } from "../../base/phone/changed-phone.ts";
import { DAYS } from "../../services/opening-hours/entry.ts";
import type { CrisisLine } from "./crisis-line.ts";
import type { ChangedCrisisLine, CrisisLineFacts } from "./crisis-line-form.ts";
import { EMPTY_LINE } from "./empty-line.ts";
import { calledAfterEdit } from "./line-called.ts";

/**
 * Returns a line after an edit (absent fields are unchanged, null clears), or what is wrong with its fields together. A
 * telephone number is required (rule crisis-lines 2) unless the line answers text messages, which some of the most
 * important ones do exclusively.
 *
 * @param before null: the line is new, and everything required is given
 */
export function editedCrisisLine(
  before: CrisisLine | null,
  given: Omit<ChangedCrisisLine, "version">,
): Checked<CrisisLineFacts> {
  const current = before ?? EMPTY_LINE;
  const phone = chosen(given.phone, current.phone);
  const text = chosen(given.text, current.text);
  const line: CrisisLineFacts = {
    name: given.name ?? current.name,
    nameEs: chosen(given.nameEs, current.nameEs),
    description: given.description ?? current.description,
    descriptionEs: chosen(given.descriptionEs, current.descriptionEs),
    phone,
    // The parts of a number are cleared together with it.
    phoneExtension: chosen(given.phoneExtension, phone === null ? null : current.phoneExtension),
    text,
    textKeyword: chosen(given.textKeyword, text === null ? null : current.textKeyword),
    textKeywordEs: chosen(given.textKeywordEs, text === null ? null : current.textKeywordEs),
    website: chosen(given.website, current.website),
    websiteEs: chosen(given.websiteEs, current.websiteEs),
    chatWebLink: chosen(given.chatWebLink, current.chatWebLink),
    chatWebLinkEs: chosen(given.chatWebLinkEs, current.chatWebLinkEs),
    tty: chosen(given.tty, current.tty),
    videophone: chosen(given.videophone, current.videophone),
    relay: chosen(given.relay, current.relay),
    languages: chosenList(given.languages, current.languages),
    textLanguages: chosenList(given.textLanguages, current.textLanguages),
    hasInterpreters:
      given.hasInterpreters === undefined ? current.hasInterpreters : given.hasInterpreters === true,
    reporting: chosen(given.reporting, current.reporting),
    reportingEs: chosen(given.reportingEs, current.reportingEs),
    timeZone: chosen(given.timeZone, current.timeZone),
    openDays: DAYS.filter((day) => chosenList(given.openDays, current.openDays).includes(day)),
    opensAt: chosen(given.opensAt, current.opensAt),
    closesAt: chosen(given.closesAt, current.closesAt),
    lastCalledAt: current.lastCalledAt,
    untried: current.untried,
    area: given.area ?? current.area,
    areaEs: chosen(given.areaEs, current.areaEs),
    time: given.time ?? current.time,
    timeEs: chosen(given.timeEs, current.timeEs),
    ranking: given.ranking === null ? DEFAULT_LINE_RANKING : (given.ranking ?? current.ranking),
  };
  const fields = { ...findProblems(line), ...wrongNumbers(line, current) };
  if (Object.keys(fields).length > 0) return { ok: false, problem: invalid(fields) };
  return { ok: true, value: { ...line, ...calledAfterEdit(current, line) } };
}

function wrongNumbers(line: CrisisLineFacts, before: CrisisLineFacts): FieldMessages {
  return Object.fromEntries(
    (["phone", "text", "tty", "videophone", "relay"] as const).flatMap((field) => {
      const problem = problemOfChange(line[field], [before[field]], { takes: "line" });
      return problem === null ? [] : [[field, problem]];
    }),
  );
}

function chosen<T>(given: T | undefined, current: T): T {
  return given === undefined ? current : given;
}

function chosenList<T>(given: readonly T[] | null | undefined, current: readonly T[]): readonly T[] {
  return given === undefined ? current : [...new Set(given ?? [])];
}

function findProblems(line: CrisisLineFacts): FieldMessages {
  const { phone, phoneExtension, text, textKeyword, textKeywordEs } = line;
  const needsPhone = text === null || phoneExtension !== null;
  const { timeZone, openDays, opensAt, closesAt } = line;
  const hasHours = timeZone !== null || openDays.length > 0 || opensAt !== null || closesAt !== null;
  const needsText = textKeyword !== null || textKeywordEs !== null;
  return {
    ...(phone === null && needsPhone ? { phone: "required" } : {}),
    ...(text === null && needsText ? { text: "required" } : {}),
    ...(hasHours && timeZone === null ? { timeZone: "required" } : {}),
    ...(hasHours && openDays.length === 0 ? { openDays: "required" } : {}),
    ...(hasHours && opensAt === null ? { opensAt: "required" } : {}),
    ...(hasHours && closesAt === null ? { closesAt: "required" } : {}),
  };
}

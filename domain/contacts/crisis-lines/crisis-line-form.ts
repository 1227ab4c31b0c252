import * as z from "zod/mini";
import { filled, keptPhone, oneLine, severalLines } from "../../base/contract/contact-text.ts";
import {
  MAX_DESCRIPTION,
  MAX_LINE_LANGUAGES,
  MAX_LINE_RANKING,
  MAX_LINE_REPORTING,
  MAX_LINE_WORDS,
  MAX_NAME,
  MAX_TEXT_KEYWORD,
} from "../../base/contract/limits.ts";
import { enumValue, holds, text } from "../../base/contract/text.ts";
import { webAddress } from "../../base/contract/web-address.ts";
import { isTimeZone } from "../../base/time/zone.ts";
import { DAYS } from "../../services/opening-hours/entry.ts";
import { languageByName } from "../../translation/languages/language-by-name.ts";
import type { CrisisLine } from "./crisis-line.ts";

/**
 * Checks the fields that an editor of crisis lines may send (rules crisis-lines 1–4 and 8). Absent: unchanged; null or
 * empty: cleared.
 */

const words = (max: number) => z.nullish(emptyIsNull(oneLine({ max })));

/** Maps an empty text to null. */
function emptyIsNull(schema: z.ZodMiniType<string | null, string>) {
  return z.pipe(
    schema,
    z.transform((value: string | null) => (value === "" ? null : value)),
  );
}

// Accepts invalid numbers too; only changed ones are checked.
const number = z.nullish(emptyIsNull(keptPhone({ takes: "line" })));

/** Keys to press after the call is answered. */
const keys = z.nullish(
  emptyIsNull(
    z.pipe(
      oneLine({ max: 20 }),
      z.string().check(holds<string>((value) => /^[0-9*#]*$/.test(value), "notPhone")),
    ),
  ),
);

const address = z.nullish(webAddress());

/** Names or tags of languages, stored as tags. */
const languages = z.nullish(
  z.pipe(
    z.array(text({ max: MAX_NAME })).check(
      holds<string[]>((names) => names.length <= MAX_LINE_LANGUAGES, "tooMany"),
      holds<string[]>((names) => names.every((name) => languageByName(name) !== null), "unknownValue"),
    ),
    z.transform((names: string[]) => names.flatMap((name) => languageByName(name) ?? [])),
  ),
);

const clockTime = z.nullish(
  emptyIsNull(
    z.pipe(
      oneLine({ max: 10 }),
      z.string().check(holds<string>((value) => /^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/.test(value), "notATime")),
    ),
  ),
);

const timeZone = z.nullish(
  emptyIsNull(
    z.pipe(
      oneLine({ max: MAX_NAME }),
      z.string().check(holds<string>((value) => value === "" || isTimeZone(value), "notTimeZone")),
    ),
  ),
);

const OPTIONAL_FIELDS = {
  nameEs: words(MAX_NAME),
  descriptionEs: z.nullish(emptyIsNull(severalLines({ max: MAX_DESCRIPTION }))),
  phone: number,
  phoneExtension: keys,
  text: number,
  textKeyword: words(MAX_TEXT_KEYWORD),
  textKeywordEs: words(MAX_TEXT_KEYWORD),
  website: address,
  websiteEs: address,
  chatWebLink: address,
  chatWebLinkEs: address,
  tty: number,
  videophone: number,
  relay: number,
  languages,
  textLanguages: languages,
  hasInterpreters: z.nullish(z.boolean()),
  reporting: z.nullish(emptyIsNull(severalLines({ max: MAX_LINE_REPORTING }))),
  reportingEs: z.nullish(emptyIsNull(severalLines({ max: MAX_LINE_REPORTING }))),
  timeZone,
  openDays: z.nullish(z.array(enumValue(DAYS, "unknownValue"))),
  opensAt: clockTime,
  closesAt: clockTime,
  areaEs: words(MAX_LINE_WORDS),
  timeEs: words(MAX_LINE_WORDS),
  /** Smaller first; national lines are below `DEFAULT_LINE_RANKING`. */
  ranking: z.nullish(z.int().check(z.minimum(1), z.maximum(MAX_LINE_RANKING))),
};

const REQUIRED_FIELDS = {
  name: filled(oneLine({ max: MAX_NAME })),
  description: filled(severalLines({ max: MAX_DESCRIPTION })),
  area: filled(oneLine({ max: MAX_LINE_WORDS })),
  time: filled(oneLine({ max: MAX_LINE_WORDS })),
};

/** A new line. `editedCrisisLine` checks rules that involve several fields. */
export const newCrisisLine = z.object({ ...REQUIRED_FIELDS, ...OPTIONAL_FIELDS });
export type NewCrisisLine = z.output<typeof newCrisisLine>;

/** A change of a line. */
export const changedCrisisLine = z.object({
  name: z.optional(REQUIRED_FIELDS.name),
  description: z.optional(REQUIRED_FIELDS.description),
  area: z.optional(REQUIRED_FIELDS.area),
  time: z.optional(REQUIRED_FIELDS.time),
  ...OPTIONAL_FIELDS,
  /** The version that the editor opened; 409 if there is a newer one. Older clients send none. */
  version: z.optional(z.int()),
});
export type ChangedCrisisLine = z.output<typeof changedCrisisLine>;

/** The fields of a line that editors enter. */
export type CrisisLineFacts = Omit<CrisisLine, "id" | "createdAt" | "updatedAt" | "version">;

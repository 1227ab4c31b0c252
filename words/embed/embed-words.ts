import type { Language } from "#domain/base/languages/language.ts";
import type { embed } from "../compiled/en/embed/embed.ts";
import type { services } from "../compiled/en/services/services.ts";

/** The words of a list on another page. */
export interface EmbedWords {
  readonly embed: typeof embed;
  readonly services: Pick<
    typeof services,
    | "miles"
    | "inTown"
    | "callName"
    | "statusUnknown"
    | "inEnglish"
    | "machineTranslation"
    | "hoursUnknown"
    | "says"
    | "notCheckedSince"
    | "notChecked"
    | "callFirst"
  >;
}

/** The language of a list, with its words. */
export interface Spoken {
  readonly language: Language;
  readonly isRightToLeft: boolean;
  readonly words: EmbedWords;
}

/** Placeholder for an argument of a text. None of our texts contains it. */
const SLOT = "{}";

type Written<Words> = {
  readonly [Name in keyof Words]: Words[Name] extends (given: string) => string
    ? string
    : Words[Name] extends string
      ? Words[Name]
      : Written<Words[Name]>;
};

/** `Spoken` as JSON: texts with an argument have a placeholder for it. */
export interface WrittenWords extends Omit<Spoken, "words"> {
  readonly words: Written<EmbedWords>;
}

/** Returns the words of a further language that the script needs; it contains only those of the main languages. */
export function writtenWords({ embed, services }: EmbedWords): WrittenWords["words"] {
  const { miles, inTown, callName, statusUnknown, inEnglish, machineTranslation } = services;
  const { hoursUnknown, says, notCheckedSince, notChecked, callFirst } = services;
  return {
    embed: {
      ...embed,
      wrongOptions: embed.wrongOptions(SLOT),
      unknownPlace: embed.unknownPlace(SLOT),
    },
    services: {
      miles: miles(SLOT),
      inTown: inTown(SLOT),
      callName: callName(SLOT),
      statusUnknown,
      inEnglish,
      machineTranslation,
      hoursUnknown,
      says: says(SLOT),
      notCheckedSince: notCheckedSince(SLOT),
      notChecked,
      callFirst,
    },
  };
}

export function spokenWords({ embed, services }: WrittenWords["words"]): EmbedWords {
  return {
    embed: {
      ...embed,
      wrongOptions: filled(embed.wrongOptions),
      unknownPlace: filled(embed.unknownPlace),
    },
    services: {
      ...services,
      miles: filled(services.miles),
      inTown: filled(services.inTown),
      callName: filled(services.callName),
      says: filled(services.says),
      notCheckedSince: filled(services.notCheckedSince),
    },
  };
}

const filled =
  (text: string) =>
  (given: string): string =>
    text.split(SLOT).join(given);

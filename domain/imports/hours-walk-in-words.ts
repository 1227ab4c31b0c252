/** Words of people who come without an appointment, as `hours-vocabulary.ts` lists words. */

const listed = (...phrases: readonly string[]): string => phrases.join(" | ");

/** Every word of the first list before every word of the second. */
const joined = (first: readonly string[], second: readonly string[]): string =>
  listed(...first.flatMap((one) => second.map((other) => `${one} ${other}`)));

const WALK_INS = [
  "walk-ins",
  "walk ins",
  "walkins",
  "walk-in",
  "walk in",
  "drop-ins",
  "drop ins",
  "walk-in clients",
  "walk-in patients",
];
const WELCOME = [
  "ok",
  "okay",
  "fine",
  "welcome",
  "accepted",
  "allowed",
  "taken",
  "seen",
  "available",
  "only",
].flatMap((word) => (word === "only" ? [word] : [word, `are ${word}`, `also ${word}`]));

export const WALK_INS_WELCOME = joined(
  WALK_INS,
  WELCOME.filter((word) => word !== "only"),
);

/** Phrases that make a time behind them the last at which someone can walk in. */
export const LAST_WALK_INS = listed(
  joined(joined(WALK_INS, ["", ...WELCOME]).split(" | "), [
    "until",
    "til",
    "till",
    "up to",
    "through",
    "before",
    "hasta las",
  ]),
  joined(
    ["no"],
    WALK_INS.map((words) => `${words} after`),
  ),
  "sin cita hasta las | se atiende sin cita hasta las | atencion sin cita hasta las | sin cita previa hasta las",
);

const OTHERS = ["other", "all other", "any other", "at other", "at all other", "the other", "all the other"];

/** Phrases for all times that a text does not name. */
export const OTHER_TIMES = listed(
  joined(OTHERS, ["times", "days", "hours", "dates"]),
  joined(
    ["otros", "todos los otros", "demas", "los demas", "todos los demas", "en otros", "en los demas"],
    ["dias", "horarios"],
  ),
  "los demas dias habiles | los otros dias habiles | todos los demas dias habiles | resto del tiempo | el resto del tiempo | rest of the time | the rest of the time | otras horas | las demas horas | a otras horas | rest of the week | rest of week | the rest of the week | resto de la semana",
  "el resto de la semana | remaining days | the remaining days | for other times | for other days | para otros horarios",
);

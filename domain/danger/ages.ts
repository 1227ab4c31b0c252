const listed = (text: string): readonly string[] => text.split(" ");

const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...listed(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
  ).map((word, at) => [word, at] as const),
  ...listed(
    "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte",
  ).map((word, at) => [word, at] as const),
  ...listed("thirty forty fifty sixty seventy eighty ninety").map(
    (word, at) => [word, 30 + 10 * at] as const,
  ),
  ...listed("treinta cuarenta cincuenta sesenta setenta ochenta noventa").map(
    (word, at) => [word, 30 + 10 * at] as const,
  ),
]);
const WRITTEN = /^(\d{1,3})(yo|yrs?|y|f|m)?$/u;

/** Words that precede an age: "im 27", "she is 80", "tengo 15", "cumplí 16". */
const BEFORE = new Set(
  listed(
    "im am is hes shes age aged turned turning tengo tiene cumpli cumplio edad ya also like about solo only just",
  ),
);
/** Words that follow an age. Years of something else are not an age: "married 10 years", "hace 3 años". */
const BEHIND = new Set(listed("yo yr yrs year years anos anitos y"));
const OTHER_YEARS = new Set(
  listed("for in over the last past married hace por durante desde since llevo llevamos casi"),
);
/** Words for other things counted: "de 20 semanas". */
const COUNTED = new Set(
  listed(
    "weeks week months month days day hours hour hrs minutes minute min mins miles dollars pills people times percent feet floor semanas semana meses mes dias dia horas hora minutos minuto pesos dolares pastillas personas veces grados degrees cuadras",
  ),
);
const GROWN = 18;
const OLD = 60;
const OLDEST = 110;

/** Whether a word states someone's age, and which of three age groups; null: it does not. @param words folded */
export function ageAt(at: number, words: readonly string[]): "AGE_YOUNG" | "AGE_GROWN" | "AGE_OLD" | null {
  const word = words[at] ?? "";
  const [, digits, unit] = WRITTEN.exec(word) ?? [];
  const number = digits === undefined ? NUMBER_WORDS.get(word) : Number(digits);
  if (number === undefined || number === 0 || number > OLDEST) return null;
  const before = words[at - 1] ?? "";
  const behind = words[at + 1] ?? "";
  if (COUNTED.has(behind) || OTHER_YEARS.has(before)) return null;
  const isAge =
    unit !== undefined ||
    BEFORE.has(before) ||
    BEHIND.has(behind) ||
    (before === "de" && digits !== undefined);
  if (!isAge) return null;
  if (number < GROWN) return "AGE_YOUNG";
  return number < OLD ? "AGE_GROWN" : "AGE_OLD";
}

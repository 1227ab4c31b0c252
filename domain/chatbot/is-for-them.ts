import { fold, splitWords } from "../base/text/fold.ts";
import type { Category } from "../services/enumerations.ts";
import type { ListedForViewer } from "../services/listing.ts";
import type { Find } from "./question.ts";
import { asksForShelter } from "./safer-shelter.ts";

type Row = Pick<
  ListedForViewer,
  | "name"
  | "serviceSummary"
  | "serviceSummaryEs"
  | "description"
  | "descriptionEs"
  | "category"
  | "ageMin"
  | "ageMax"
  | "age"
>;

const ADULT = 18;
/** Adults only, as texts say it where no field does: "18+", "18 and older", "over 18", "mayores de 18". */
const ADULTS_ALONE = new RegExp(
  [
    String.raw`\b(?:1[89]|[2-9]\d)(?: years?(?: of age)?| anos?)? (?:plus|(?:and|or|y|o) (?:older|over|up|above|mas|mayores)|en adelante)\b`,
    String.raw`\b(?:ages?|aged|edad|edades) (?:1[89]|[2-9]\d) (?:to|through|a|hasta) \d\d\b`,
    String.raw`\b(?:over|mayores de) (?:17|18|21|edad)\b`,
    String.raw`\b(?:adults?|18|21) only\b|\bonly adults\b|\bmust be (?:at least )?(?:18|21)\b|\bsolo (?:para )?adult[ao]s\b`,
    String.raw`\b(?:for|para) (?:single |homeless )?(?:adults?(?: men| women| males| females)?|(?:hombres |mujeres )?adult[ao]s)\b(?! (?:and|or|with|y|o|e|con) (?:children|youth|kids|teens|families|ninos|jovenes|familias))`,
  ].join("|"),
  "u",
);
/** Audiences that are not restricted by age. */
const ANY_AGE: readonly Category[] = ["ALL", "FAMILIES"];

/**
 * Whether a row serves the people that a list is for, as far as it says. Needed because the list's own filter ignores
 * ages, and treats "for anyone" as no filter.
 */
export function isForThem(row: Row, find: Find): boolean {
  const { audiences, ages = [] } = find;
  return (
    ages.every((age) => takesAge(row, age)) &&
    takesPeople(row.category, audiences) &&
    !(asksForShelter(find) && isForMenAlone(audiences) && statesWomen(row))
  );
}

function isForMenAlone(audiences: readonly Category[]): boolean {
  return audiences.includes("MEN") && !audiences.includes("WOMEN");
}

/**
 * Women only, as texts say it where no field does: "Battered women and their children", "mujeres maltratadas", "women's
 * shelter".
 */
const WOMEN_ALONE =
  /\b(?:battered|abused|single|homeless|pregnant) wom[ae]n\b|\bwom[ae]ns (?:only|(?:emergency |crisis |domestic violence |transitional )?(?:shelters?|house|home|housing|refuge|residence))\b|\b(?:for|serves?|serving|shelters?|houses?|of) (?:(?:adult|single|homeless|abused|battered|pregnant) )*wom[ae]n\b|\bwom[ae]n (?:only|(?:and|or|with|y) (?:their |her )?(?:kids|child(?:ren)?))\b|\bmujer(?:es)? (?:maltratadas?|golpeadas?|abusadas?|embarazadas?|solas?|(?:y|con|e) (?:sus )?(?:hij[oa]s|nin[oa]s))\b|\b(?:para|solo|de|a|refugio|albergue) (?:las )?mujeres\b/u;
const MEN_TOO =
  /\b(?:(?<!no )(?:men|males?)|all genders|any gender|gender neutral|everyone|anyone|hombres|varones|todas? las? personas|cualquier persona)\b/u;

/** Whether a row without audiences says in its texts that it serves women, and does not mention men. */
function statesWomen(row: Row): boolean {
  if (row.category.some((each) => each !== "PETS_ALLOWED" && each !== "FAMILIES")) return false;
  const said = [row.name, row.serviceSummary, row.serviceSummaryEs, row.description, row.descriptionEs]
    .map((text) => splitWords(text ?? "").join(" "))
    .join(" . ");
  return WOMEN_ALONE.test(said) && !MEN_TOO.test(said);
}

function takesAge(row: Row, age: number): boolean {
  if (row.ageMax !== null && age > row.ageMax) return false;
  if (row.ageMin !== null) return age >= row.ageMin;
  return age >= ADULT || !statesAdults(row);
}

function statesAdults({ name, serviceSummary, description, age }: Row): boolean {
  return [age, name, serviceSummary, description].some(
    (text) => text !== null && ADULTS_ALONE.test(fold(text.replaceAll("+", " plus "))),
  );
}

function takesPeople(stated: readonly Category[], asked: readonly Category[]): boolean {
  const people = stated.filter((each) => each !== "PETS_ALLOWED");
  if (people.length === 0 || people.includes("ALL")) return true;
  const isAsked = people.some((each) => asked.includes(each));
  if (asked.includes("ALL")) return isAsked;
  if (isForMenAlone(asked) && people.includes("WOMEN") && !people.includes("MEN")) return false;
  // Excludes houses for young people if the writer is a man or a woman.
  const isGrown = (asked.includes("MEN") || asked.includes("WOMEN")) && !asked.includes("KIDS");
  return !(isGrown && people.includes("KIDS") && !people.some((each) => ANY_AGE.includes(each)));
}

const COUPLES_SAID = /\b(?:couples?|parejas?)\b/u;

/** Whether a row says that couples may stay together, by its field or, if that is empty, in its texts. */
export function saysCouples({
  provisions,
  serviceSummary,
  serviceSummaryEs,
  description,
  descriptionEs,
}: Pick<
  ListedForViewer,
  "provisions" | "serviceSummary" | "serviceSummaryEs" | "description" | "descriptionEs"
>): boolean {
  if (provisions.includes("NO_COUPLES")) return false;
  return (
    provisions.includes("COUPLES") ||
    [serviceSummary, serviceSummaryEs, description, descriptionEs].some(
      (text) => text !== null && COUPLES_SAID.test(fold(text)),
    )
  );
}

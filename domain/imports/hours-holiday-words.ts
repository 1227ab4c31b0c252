import type { UsHoliday } from "../base/time/us-holidays.ts";

/** A holiday by its name is its own date only; of holidays without names, those days are meant that are taken off. */
export interface ClosedHoliday {
  holiday: UsHoliday;
  isNamed: boolean;
}

export interface HolidayMeaning {
  kind: "HOLIDAYS";
  holidays: readonly ClosedHoliday[];
}

const named = (...names: UsHoliday[]): HolidayMeaning => ({
  kind: "HOLIDAYS",
  holidays: names.map((holiday) => ({ holiday, isNamed: true })),
});

/** Holidays by their names, as `hours-vocabulary.ts` lists words. */
export const HOLIDAY_NAMES: readonly (readonly [HolidayMeaning, string])[] = [
  [
    named("THANKSGIVING", "DAY_AFTER_THANKSGIVING"),
    ["thanksgiving", "thanksgiving day"]
      .flatMap((day) => ["and", "&", "+", ","].map((link) => `${day} ${link}`))
      .flatMap((day) =>
        ["", "the "].flatMap((the) => ["day", "friday"].map((next) => `${day} ${the}${next} after`)),
      )
      .join(" | "),
  ],
  [
    named("THANKSGIVING"),
    "thanksgiving | thanksgiving day | jueves de accion de gracias | dia de accion de gracias | accion de gracias",
  ],
  [
    named("DAY_AFTER_THANKSGIVING"),
    "day after thanksgiving | the day after thanksgiving | friday after thanksgiving | black friday",
  ],
  [named("CHRISTMAS"), "christmas | christmas day | navidad | dia de navidad | x-mas | xmas | xmas day"],
  [named("CHRISTMAS_EVE"), "christmas eve | nochebuena"],
  [
    named("CHRISTMAS_EVE", "CHRISTMAS"),
    "christmas eve and day | christmas eve & day | christmas eve/day | nochebuena y navidad",
  ],
  [
    named("NEW_YEARS_EVE", "NEW_YEARS_DAY"),
    "new years eve and day | new years eve & day | new years eve/day | fin de ano y ano nuevo",
  ],
  [
    named("NEW_YEARS_DAY"),
    "new years | new years day | new year | new year day | ano nuevo | dia de ano nuevo | new years holiday",
  ],
  [
    named("THREE_KINGS_DAY"),
    `dia de reyes | reyes | dia de los reyes | dia de reyes magos | dia de los reyes magos | reyes magos |
     dia de los tres reyes | tres reyes | dia de los santos reyes | three kings | three kings day | epiphany`,
  ],
  [named("NEW_YEARS_EVE"), "new years eve | new year eve | vispera de ano nuevo | fin de ano | nochevieja"],
  [named("EASTER"), "easter | easter sunday | domingo de pascua"],
  [named("GOOD_FRIDAY"), "good friday | viernes santo"],
  [named("MEMORIAL_DAY"), "memorial day"],
  [named("LABOR_DAY"), "labor day"],
  [
    named("INDEPENDENCE_DAY"),
    `independence day | july 4th | july 4 | 4th of july | fourth of july | the 4th of july |
     the fourth of july | dia de la independencia | 4 de julio | el 4 de julio`,
  ],
  [named("VETERANS_DAY"), "veterans day"],
  [named("PRESIDENTS_DAY"), "presidents day"],
  [
    named("MARTIN_LUTHER_KING_DAY"),
    `mlk day | mlk | martin luther king day | martin luther king jr day | martin luther king jr. day |
     martin luther king, jr. day | dr. martin luther king jr. day | martin luther king birthday`,
  ],
  [named("JUNETEENTH"), "juneteenth"],
  [named("COLUMBUS_DAY"), "columbus day | indigenous peoples day"],
];

/** Words next to "holidays" that leave them public holidays. */
export const HOLIDAY_ADJECTIVES = `major | observed | most | us | some | american | official | recognized | the | on |
  and | dias | los | el | en | de`;

/** Words next to "holidays" by which every holiday of the law may be meant. */
export const EVERY_HOLIDAY_ADJECTIVES = `all | federal | legal | national | state | county | city | public | bank |
  government | todos | federales | nacionales | oficiales | legales`;

export const HOLIDAY_NOUNS = `holiday | holidays | hol | hols | feriado | feriados | festivo | festivos | fiestas`;

/**
 * Names of public programs by state. People ask for help by the name that their state gives it, and a directory of
 * another state, or of the whole country, has it by its meaning.
 *
 * Names of common words alone ("All Kids") are left out: they are said of other things.
 *
 * A line has the meaning, as a name of the table of told kinds, then `:`, then for each state its names, separated by
 * commas; `;` separates states.
 */
const PROGRAMS = `
children's health insurance : CO chp plus; CT husky health; FL kidcare, medikids; GA peachcare; IN hoosier healthwise; KS kancare; KY kchip; LA lachip; MI michild; NJ familycare; TN coverkids; VA famis; VT dynasaur
medicaid : AZ ahcccs; CA medi cal; MA masshealth; ME mainecare; MO healthnet; OK soonercare; OR ohp; TN tenncare; WI badgercare
medicare counseling : CA hicap; FL shine program; GA georgiacares; MI mmap; NC shiip; NY hiicap; OH oshiip; WA shiba
food stamps : CA calfresh; FL access florida; VT 3squaresvt; WI foodshare
public assistance : CA calworks; FL access florida; MN mfip; NJ workfirst
early intervention : FL early steps; CA early start; GA babies cant wait; NC cdsa; SC babynet; TN teis; TX eci
head start : FL vpk; NY upk
mobile crisis team : CA 5150; FL baker act
immigration assistance : FL krome; NM otero detention; TX karnes, dilley; GA stewart detention
LIHEAP : CA pge, edison; FL fpl, teco; IL comed; MA eversource; NY coned; OH aep; TX oncor, txu
medical transportation : DC metroaccess; FL sts; TX starlift
discount transit pass : FL golden passport; NY fair fares; WA orca lift
`;

/** Returns the names of a meaning's programs, folded as the lines have them, in all states. */
export function findPrograms(meaning: string): readonly string[] {
  return NAMES.get(meaning) ?? [];
}

const NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  PROGRAMS.split("\n")
    .filter((line) => line.includes(":"))
    .map((line) => {
      const [meaning = "", states = ""] = line.split(":");
      const names = states.split(";").flatMap((state) => state.trim().slice(2).split(","));
      return [meaning.trim(), [...new Set(names.map((name) => name.trim()))]];
    }),
);

import type { Find } from "./question.ts";

const AFTER_SCHOOL = "after school";
const SCHOOL = /\b(?:school|escuela)\b/u;
const OWN_HOURS =
  /\b(?:(?:i|we|mom|dad|she|he) (?:work|works|get off|gets off|get out|gets out|finish|finishes)|working until|(?:my|our|her|his) (?:shift|job|work)|off work|lets out|gets out|(?:yo )?(?:salgo|salimos|trabajo|trabajamos|termino|terminamos|entro)|(?:mi|nuestro|su) (?:turno|trabajo)|(?:sale|salen|salga|salgan) de (?:la |su )?(?:escuela|clases))\b/u;

/**
 * Removes the time from a search if it is that of work: "My shift ends at 6, who can keep my son after school". @param
 * plain folded words
 */
export function withoutWorkHours(find: Find, plain: string): Find {
  const { needs, text, time } = find;
  const isAfterSchool =
    text === AFTER_SCHOOL || (text === null && needs.includes("EDUCATION") && SCHOOL.test(plain));
  return isAfterSchool && time?.kind === "HOUR" && OWN_HOURS.test(plain) ? { ...find, time: null } : find;
}

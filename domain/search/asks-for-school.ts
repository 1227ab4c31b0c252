import { splitWords } from "../base/text/fold.ts";

/** Words that name a child's school, in both languages. */
const SCHOOL: ReadonlySet<string> = new Set(
  `school schools schooling enroll enrolled enrolling backpack backpacks kindergarten mckinney escuela escuelas escuelita
   colegio kinder inscribir inscripcion mochila mochilas utiles uniforme uniformes`.split(/\s+/u),
);
/** Words that name schools for adults. */
const FOR_ADULTS: ReadonlySet<string> = new Set(
  `ged adult adults adulto adultos trade vocational beauty nursing driving manejo diploma night nocturna college`.split(
    /\s+/u,
  ),
);

/** Whether a search is that of a family for a child's school: someone at the school itself may be the answer. */
export function asksForSchool(text: string): boolean {
  const words = splitWords(text);
  return words.some((word) => SCHOOL.has(word)) && !words.some((word) => FOR_ADULTS.has(word));
}

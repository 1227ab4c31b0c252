import { splitWords } from "../base/text/fold.ts";
import { understoodWord } from "./lexicon.ts";

const phraseSet = (phrases: string): ReadonlySet<string> =>
  new Set(
    phrases.split(",").map((phrase) =>
      splitWords(phrase)
        .map((word) => understoodWord(word))
        .join(" "),
    ),
  );
export const PETS: ReadonlySet<string> = phraseSet(
  "dog, dogs, cat, cats, pet, pets, perro, perros, gato, gatos, mascota, mascotas, service dog, puppy, perrito, gatito",
);
/** Phrases that describe the person or the errand when they stand beside a need, and are a need only by themselves. */
export const IN_COMPANY: ReadonlySet<string> = new Set([
  ...PETS,
  ...phraseSet(`ssi, ssdi, disability check, social security, medicaid, medicare, medi cal, seguro medico, health insurance,
    hospital, emergency room, va hospital, the va, kindergarten, preschool, college, community college, after school, afterschool, homework, tarea, tareas, interview, entrevista, entrevista de trabajo, job interview, library,
    biblioteca, case manager, caseworker, trabajadora social, trabajador social, bus, el bus, tren, cuarto, mail, wheelchair`),
]);

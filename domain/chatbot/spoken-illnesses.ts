import { listed, type Topic } from "../services/topics/topic.ts";

/** Defines an illness: naming it, with no other request, asks for care and for others who have it. */
function illness(name: string, asked: string): Topic {
  return { needs: ["MEDICAL", "COUNSELING"], isSituation: true, words: [name], asked: listed(asked) };
}

/** Relatives who died, in either language: what people say of a child may also mean that it is missing. */
const RELATIVES_EN =
  "mom, mother, dad, father, wife, husband, brother, sister, grandma, grandmother, grandpa, grandfather, partner, boyfriend, girlfriend, best friend, uncle, aunt, cousin".split(
    ", ",
  );
const CHILDREN_EN = "son, daughter, baby, child, kid".split(", ");
const RELATIVES_ES =
  "mi mama, mi madre, mi papa, mi padre, mi esposa, mi esposo, mi marido, mi mujer, mi hermano, mi hermana, mi abuela, mi abuelo, mi pareja, mi novio, mi novia, mi tio, mi tia, mi primo, mi prima, mi suegra, mi suegro".split(
    ", ",
  );
const CHILDREN_ES = "mi hijo, mi hija, mi bebe, mi nino, mi nina".split(", ");

const GRIEF: Topic = {
  needs: ["COUNSELING"],
  isSituation: true,
  words: ["grief"],
  asked: [
    ...RELATIVES_EN.map((who) => `lost my ${who}`),
    ...[...RELATIVES_EN, ...CHILDREN_EN].flatMap((who) => [
      `${who} died`,
      `${who} passed away`,
      `${who} just died`,
      `${who} just passed`,
    ]),
    ...RELATIVES_ES.flatMap((who) => [`perdi a ${who}`, `perdimos a ${who}`]),
    ...[...RELATIVES_ES, ...CHILDREN_ES].flatMap((who) => [
      `murio ${who}`,
      `fallecio ${who}`,
      `${who} murio`,
      `${who} fallecio`,
      `${who} se murio`,
      `se murio ${who}`,
    ]),
    ...listed(`
      grieving, grief support, grief group, bereaved, lost a loved one, loss of a loved one, losing a loved one, lost someone i love,
      lost someone close, death in the family, someone i love died, widowed, perdida de un ser querido, perdi a un ser querido,
      perder a un ser querido, perdimos a un familiar, perdi a un familiar, perdida de un familiar, se me murio, estoy de luto,
      estoy en duelo, estamos de luto, apoyo en el duelo, quede viuda, quede viudo
    `),
  ],
};

/** Grief and illnesses by name. */
export const SPOKEN_ILLNESSES: readonly Topic[] = [
  GRIEF,
  illness(
    "Parkinson",
    "parkinson, parkinsons, parkinsons disease, mal de parkinson, enfermedad de parkinson",
  ),
  illness("multiple sclerosis", "multiple sclerosis, esclerosis multiple"),
  illness(
    "sickle cell",
    "sickle cells, sickle cell disease, sickle cell anemia, anemia falciforme, células falciformes, drepanocitosis",
  ),
  illness("epilepsy", "epilepsy, epileptic, epilepsia, epileptico, epileptica"),
  illness("lupus", "lupus"),
  illness("cerebral palsy", "cerebral palsy, paralisis cerebral"),
  illness("Down syndrome", "down syndrome, downs syndrome, sindrome de down"),
  illness("brain injury", "brain injury, traumatic brain injury, tbi, lesion cerebral"),
  illness(
    "heart disease",
    "heart disease, heart failure, heart condition, enfermedad del corazon, problemas del corazon",
  ),
  illness(
    "autism",
    "autism, autistic, autismo, autista, asperger, asperger syndrome, on the spectrum, espectro autista",
  ),
  illness("ADHD", "ADHD, ADD meds, attention deficit, deficit de atencion, TDAH"),
  {
    needs: [],
    words: ["blind"],
    asked: listed(
      "visually impaired, vision loss, ciego, ciega, ciegos, ciegas, perdio la vista, low vision",
    ),
  },
  {
    needs: [],
    words: ["deaf"],
    asked: listed(
      "hard of hearing, hearing impaired, hearing loss, sordo, sorda, sordos, sordas, sordomudo, sordomuda",
    ),
  },
  illness("Alzheimer", "dementia, demencia, demencia senil"),
];

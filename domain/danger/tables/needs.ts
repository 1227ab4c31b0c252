import type { DangerFamily } from "../danger-families.ts";

/** Texts that only look for help with a danger, without saying that there is one: they get one quiet row. */
const FILLER = `need needs looking for find where is are there a an the any some near me nearby in at my area free please help with i can get
  to want know number phone open now today tonight list of and or women men kids children families family spanish english for the us how do
  necesito busco donde hay un una el la los las para de del en cerca mi aqui gratis por favor ayuda con quiero numero telefono abierto ahora hoy
  mujeres womens mens hombres ninos hijos familias familia y o que dan como algun alguna local county city downtown best good information info sobre about call contact`;
const TOPICS_OF_DANGER: readonly (readonly [DangerFamily, string])[] = [
  [
    "PARTNER_VIOLENCE",
    `domestic violence dv abuse abused battered shelter shelters safe house houses home housing program programs hotline line lines advocate
     advocates counseling support group groups services service center violencia domestica familiar refugio refugios albergue albergues casa casas
     segura seguras golpeada golpeadas maltratada maltratadas maltrato battered womens mujer linea centro programa programas apoyo grupo grupos restraining protective protection order orders orden restriccion proteccion alejamiento survivors victims victimas sobrevivientes intrafamiliar lawyer legal abogado consejeria batered battred violance voilence violense`,
  ],
  // Abuse whose kind is not named.
  [
    "PARTNER_VIOLENCE",
    `abuso sobrevivientes sobreviviente victimas victima grupo grupos apoyo refugio refugios albergue albergues casa segura consejeria terapia`,
  ],
  [
    "SEXUAL_ASSAULT",
    `sexual assault rape crisis center centers hotline line counseling support group services survivors advocate abuso sexual violacion
     asalto agresion linea centro apoyo consejeria victims victimas grupo grupos sobrevivientes sobreviviente terapia refugio refugios albergue albergues shelter shelters`,
  ],
  [
    "IMMIGRATION",
    `immigration lawyer lawyers attorney legal aid pro bono green card renewal asylum abogado abogada inmigracion migracion asilo visa friday monday tuesday wednesday thursday saturday sunday morning cobre no caro barato consulta`,
  ],
  [
    "TRAFFICKING",
    `human trafficking hotline line services survivors victims trata personas linea victimas shelter shelters program humana housing safe house support group legal lawyer
     refugio refugios albergue albergues casa segura sobrevivientes apoyo grupo grupos abogado abogada servicios centro`,
  ],
  [
    "ELDER",
    `elder senior adult abuse protective services aps hotline line report abuso ancianos mayores proteccion adultos maltrato personas linea`,
  ],
  [
    "CHILD_HURT",
    `child abuse hotline line report cps protective services maltrato abuso infantil linea ninos reportar`,
  ],
  [
    "POISON",
    `poison control center hotline line help centro control envenenamiento envenenamientos linea toxicologia`,
  ],
];

const words = (text: string): readonly string[] => text.trim().split(/\s+/u);

/** For each danger, the words of texts that only look for help with it. */
export const NEEDS_OF_DANGER: readonly {
  readonly family: DangerFamily;
  readonly words: ReadonlySet<string>;
}[] = TOPICS_OF_DANGER.map(([family, topic]) => ({
  family,
  words: new Set([...words(FILLER), ...words(topic)]),
}));

/** Words of these needs; any other words of the text may name a danger. */
export const WORDS_OF_NEED: ReadonlySet<string> = new Set([
  ...TOPICS_OF_DANGER.flatMap(([, topic]) => words(topic)).filter((word) => word !== "no"),
  ...words(
    "women men children families family mujeres hombres ninos familias familia need looking necesito busco quiero",
  ),
]);
/** Words that make a text a search for help, whatever else it says. */
export const SIGNS_OF_NEED: ReadonlySet<string> = new Set(
  words(`shelter shelters refugio refugios albergue albergues hotline counseling advocate consejeria
    womens battered batered battred restraining protective`),
);

/** Words without which a text is not about such a need. */
export const CORE_OF_NEED: ReadonlySet<string> = new Set(
  words(`domestic violence dv abuse abused battered batered battred violance voilence violense violencia golpeada golpeadas maltratada maltratadas maltrato restraining protective sexual rape violacion abuso agresion
    trafficking trata poison envenenamiento envenenamientos aps cps toxicologia restriccion alejamiento intrafamiliar immigration inmigracion migracion`),
);

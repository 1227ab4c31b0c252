import { expect, test } from "vitest";
import { familyByTables, noticeDanger, readWords } from "./notice-danger.ts";

/** A search for help is a quiet row; a danger mentioned beside it counts as danger. */
test.each([
  ["refugio para mujer golpeada, me sigue pegando", false],
  ["albergue para mujeres maltratadas urgente, me rompió el brazo", false],
  ["battered women's shelter, he still beats me", false],
  ["dv shelter with a bed tonight, he says he'll kill me", false],
  ["me sigue pegando, necesito refugio de mujeres", false],
  ["battered women's shelter", true],
  ["domestic violence shelter", true],
  ["refugio para mujer golpeada", true],
  ["casa para mujeres maltratadas", true],
] as const)("%s: a need alone, %s", (text, hintedOnly) => {
  expect(noticeDanger(text)).toMatchObject({ family: "PARTNER_VIOLENCE", hintedOnly });
});

/** Adults whom the tables of children and elders cover are victims of violence between adults. */
test.each([
  ["my mother in law hits me with her cane", "PARTNER_VIOLENCE"],
  ["my parents beat me, im 22", "PARTNER_VIOLENCE"],
  ["mi yerno le pega a mi hija", "PARTNER_VIOLENCE"],
  ["my son in law beats my daughter", "PARTNER_VIOLENCE"],
  ["mi hermano me golpea, tengo 30 años", "PARTNER_VIOLENCE"],
  ["my dad beats me, im 12", "CHILD_HURT"],
  ["mi papá le pega a mi hermanito", "CHILD_HURT"],
  ["my uncle raped me, im 23", "SEXUAL_ASSAULT"],
] as const)("tables say of %s: %s", (text, family) => {
  expect(familyByTables(readWords(text))).toBe(family);
});

/** Weights that know these people as children or elders do not overrule what the tables say about adults. */
test.each([
  ["mi yerno le pega a mi hija", "PARTNER_VIOLENCE"],
  ["my mother in law hits me with her cane when my husband is at work", "PARTNER_VIOLENCE"],
  ["tengo 23 y mi papá todavía me da con el cinto", "PARTNER_VIOLENCE"],
  ["my brother in law climbed on top of me while my sister slept", "SEXUAL_ASSAULT"],
  ["tengo 84 y mi nuera me pega", "ELDER"],
  ["my mom's nursing home treats her bad, who do I complain to", "ELDER"],
  ["en el asilo tratan mal a mi mamá", "ELDER"],
  ["my dad beats me, im 12", "CHILD_HURT"],
  ["mi hijo de 8 llegó con moretones de casa de su papá", "CHILD_HURT"],
] as const)("%s: %s", (text, family) => {
  expect(noticeDanger(text)?.family).toBe(family);
});

/** Someone in danger asks for bread in the same sentence. */
test.each([
  [
    "need food stamps and diapers size 4, i left the house with two kids because my boyfriend beat me last night with a belt and i dont have my card, is there a pantry open sunday",
    "PARTNER_VIOLENCE",
  ],
  [
    "I need a detox bed and something to eat, my girlfriend shot up maybe half hour ago and I can't wake her up, she's on the floor of the bus station bathroom, and we have no ID",
    "OVERDOSE",
  ],
  [
    "what time is the soup kitchen, can i bring my dog, also i was raped in the stairwell of the last shelter and i need socks and a bus pass",
    "SEXUAL_ASSAULT",
  ],
  [
    "is the laundry free on saturdays. do they have dryers. im going to kill myself tonight. what about showers",
    "SUICIDE",
  ],
  [
    "need help with my heating bill they shut us off, we burn charcoal inside and the kids are throwing up and sleepy, who gives space heaters",
    "GAS",
  ],
  [
    "busco despensa para el jueves, tengo dos niños, mi esposo me golpeó anoche con el cinturón y no tengo mi tarjeta, ¿abren el domingo?",
    "PARTNER_VIOLENCE",
  ],
  [
    "¿a qué hora abren las regaderas? necesito ropa de trabajo, mi compadre se inyectó hace rato y no despierta, ¿y dónde dan comida?",
    "OVERDOSE",
  ],
  [
    "quiero clases de inglés y una cita con el dentista, ya no quiero vivir, pienso en matarme, ¿hay camas para hombres hoy?",
    "SUICIDE",
  ],
  [
    "¿dan pañales? mi bebé se tomó el cloro y está vomitando, también busco leche de fórmula y un pase de bus",
    "POISON",
  ],
] as const)("%s: %s", (text, family) => {
  expect(noticeDanger(text)).toMatchObject({ family, hintedOnly: false });
});

test.each([
  "need food stamps and diapers size 4, i have two kids and my card was lost, is there a pantry open sunday near the mall",
  "what time does the soup kitchen close, can i bring my dog, he is old and sleeps a lot, also where do i get socks",
  "my boss is a slave driver ha, anyway i look for warehouse work, second shift, with benefits, and a bus pass",
  "busco despensa para el jueves, tengo dos niños y perdí mi tarjeta, ¿abren el domingo o hasta el lunes?",
  "mi esposo me pega los botones mejor que yo jaja, ¿hay taller de costura para hombres, y a qué hora?",
])("%s: no danger", (text) => {
  expect(noticeDanger(text)).toBeNull();
});

test("help with a danger that is looked for among other things is a quiet row", () => {
  expect(noticeDanger("food pantry, domestic violence shelter, bus pass")).toMatchObject({
    family: "PARTNER_VIOLENCE",
    hintedOnly: true,
  });
});

/** The bare name of a danger gets a quiet row, or the crisis lines if it says that it is happening. */
test.each([
  ["suicidal", "SUICIDE", false],
  ["suicide prevention", "SUICIDE", true],
  ["prevención del suicidio", "SUICIDE", true],
  ["domestic violence", "PARTNER_VIOLENCE", true],
  ["violencia doméstica", "PARTNER_VIOLENCE", true],
  ["intimate partner violence", "PARTNER_VIOLENCE", true],
  ["violencia de género", "PARTNER_VIOLENCE", true],
  ["strangled", "STRANGULATION", false],
  ["estrangulamiento", "STRANGULATION", false],
  ["being stalked", "TRACKING", false],
  ["i am being stalked", "TRACKING", false],
  ["me acosan", "TRACKING", false],
  ["stalking", "TRACKING", true],
  ["acoso", "TRACKING", true],
  ["rape", "SEXUAL_ASSAULT", true],
  ["agresión sexual", "SEXUAL_ASSAULT", true],
  ["child abuse", "CHILD_HURT", true],
  ["abuso infantil", "CHILD_HURT", true],
  ["runaway", "CHILD_ALONE", true],
  ["menor no acompañado", "CHILD_ALONE", true],
  ["elder abuse", "ELDER", true],
  ["abuso de ancianos", "ELDER", true],
  ["human trafficking", "TRAFFICKING", true],
  ["trata de personas", "TRAFFICKING", true],
  ["overdose", "OVERDOSE", false],
  ["sobredosis", "OVERDOSE", false],
  ["poison control", "POISON", true],
  ["carbon monoxide", "GAS", false],
  ["monóxido de carbono", "GAS", false],
  ["choking", "NOT_BREATHING", false],
  ["atragantado", "NOT_BREATHING", false],
  ["bleeding", "BLEEDING", false],
  ["apuñalado", "BLEEDING", false],
  ["miscarriage", "LABOR", false],
  ["heat stroke", "HEAT", false],
  ["golpe de calor", "HEAT", false],
  ["frostbite", "COLD", false],
  ["hipotermia", "COLD", false],
  ["withdrawal", "WITHDRAWAL", false],
  ["malilla", "WITHDRAWAL", false],
  ["sepsis", "INFECTION", false],
  ["low blood sugar", "INSULIN", false],
  ["stroke", "MEDICAL", false],
  ["fight outside", "WITNESS", false],
  ["homicidal", "THREAT_TO_OTHERS", false],
  ["pensamientos homicidas", "THREAT_TO_OTHERS", false],
  ["deportation", "IMMIGRATION", true],
  ["la migra", "IMMIGRATION", false],
  ["police violence", "POLICE_VIOLENCE", true],
  ["violencia policial", "POLICE_VIOLENCE", true],
  ["muchísima sangre", "BLEEDING", false],
  ["me corté feo", "BLEEDING", false],
  ["reventé fuente", "LABOR", false],
  ["giving birth", "LABOR", false],
  ["parto", "LABOR", true],
  ["mordida de víbora", "MEDICAL", false],
  ["unconscious", "MEDICAL", false],
  ["labios morados", "NOT_BREATHING", false],
  ["need narcan", "OVERDOSE", false],
  ["narcan", "OVERDOSE", true],
  ["insulina", "INSULIN", true],
  ["detox", "WITHDRAWAL", true],
  ["balacera", "WITNESS", false],
  ["shots fired", "WITNESS", false],
  ["matar a alguien", "THREAT_TO_OTHERS", false],
] as const)("%s alone: %s, looked for: %s", (text, family, hintedOnly) => {
  expect(noticeDanger(text)).toMatchObject({ family, hintedOnly });
});

test.each([
  ["he's got a gun in the truck", "PARTNER_VIOLENCE", "PARTNER_VIOLENCE"],
  ["he has a knife under the bed", "STRANGULATION", "STRANGULATION"],
  ["tiene una pistola en la troca", "PARTNER_VIOLENCE", "PARTNER_VIOLENCE"],
  ["he has a gun and says he will shoot himself", "PARTNER_VIOLENCE", "SUICIDE_FRIEND"],
] as const)("%s, after %s: %s", (text, earlier, family) => {
  expect(noticeDanger(text, earlier)?.family).toBe(family);
});

/** Families that share their words with another. */
test.each([
  ["im pregnant and bleeding alot with cramps", "LABOR"],
  ["14 weeks and theres blood in the toilet", "LABOR"],
  ["estoy embarazada y sangrando mucho", "LABOR"],
  ["sangro y tengo 3 meses de embarazo", "LABOR"],
  ["CO at the jail is making my sister have sex with him", "POLICE_VIOLENCE"],
  ["a guard touched me during the strip search", "POLICE_VIOLENCE"],
  ["un guardia de la cárcel violó a mi hermana", "POLICE_VIOLENCE"],
  ["they took my brother and nobody says where", "IMMIGRATION"],
  ["se llevaron a mi hermano y nadie nos dice dónde está", "IMMIGRATION"],
  ["my ex has a key and I hear someone downstairs", "PARTNER_VIOLENCE"],
  ["mi ex tiene llave y oigo pasos abajo", "PARTNER_VIOLENCE"],
] as const)("%s is of the kind %s", (text, family) => {
  expect(noticeDanger(text)).toMatchObject({ family, hintedOnly: false });
});

/** A time in Spanish is neither a son nor an age. */
test.each([
  ["ando mal de los nervios y son las 3", "CAREGIVER", false],
  ["son las 3 y mi hijo no respira", "NOT_BREATHING", true],
  ["eran las dos cuando me pegó mi marido", "PARTNER_VIOLENCE", true],
] as const)("%s: %s, %s", (text, family, isSo) => {
  expect(noticeDanger(text)?.family === family).toBe(isSo);
});

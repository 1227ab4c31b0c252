import { expect, test } from "vitest";
import { askedIntake, askedWishes } from "./asked-wishes.ts";

test.each([
  ["shelter that takes couples", "shelter", ["COUPLES"]],
  ["shelter for couples", "shelter", ["COUPLES"]],
  ["bed for me and my girlfriend", "bed", ["COUPLES"]],
  ["somewhere to sleep with my husband", "somewhere to sleep", ["COUPLES"]],
  ["couples shelter", "shelter", ["COUPLES"]],
  ["albergue que acepte parejas", "albergue", ["COUPLES"]],
  ["albergue para parejas", "albergue", ["COUPLES"]],
  ["donde dormir con mi esposa", "donde dormir", ["COUPLES"]],
  ["dormir mi novio y yo", "dormir", ["COUPLES"]],
  ["acepta parejas", "", ["COUPLES"]],
  ["that takes couples", "", ["COUPLES"]],
  ["shelter where families stay together", "shelter where", ["FAMILIES"]],
  ["albergue para toda la familia", "albergue para", ["FAMILIES"]],
  ["shelter wheelchair", "shelter", ["STEP_FREE"]],
  ["wheelchair accessible shelter", "shelter", ["STEP_FREE"]],
  ["shelter, I'm in a wheelchair", "shelter", ["STEP_FREE"]],
  ["food pantry no stairs", "food pantry", ["STEP_FREE"]],
  ["shower I can't climb stairs", "shower", ["STEP_FREE"]],
  ["albergue silla de ruedas", "albergue", ["STEP_FREE"]],
  ["comedor, voy en silla de ruedas", "comedor", ["STEP_FREE"]],
  ["albergue sin escalones", "albergue", ["STEP_FREE"]],
  ["no puedo subir escaleras, dormir", "dormir", ["STEP_FREE"]],
  ["with my dog", "", ["PETS"]],
  ["bed tonight with my dog", "bed tonight", ["PETS"]],
  ["a bed tonight, I have a dog", "a bed tonight", ["PETS"]],
  ["shelter that allows pets", "shelter", ["PETS"]],
  ["pet friendly shelter", "shelter", ["PETS"]],
  ["shelter dogs ok", "shelter", ["PETS"]],
  ["shelter dog", "shelter", ["PETS"]],
  ["albergue con mi perro", "albergue", ["PETS"]],
  ["albergue que acepte mascotas", "albergue", ["PETS"]],
  ["cama, tengo un gato", "cama", ["PETS"]],
  ["shelter wheelchair ramp + my dog", "shelter", ["STEP_FREE", "PETS"]],
  ["shelter with my service dog", "shelter", ["SERVICE_ANIMALS"]],
  ["albergue con perro de servicio", "albergue", ["SERVICE_ANIMALS"]],
  ["somewhere to leave my bags", "", ["STORAGE"]],
  ["shelter with storage", "shelter", ["STORAGE"]],
  ["shower and a place to leave my stuff", "shower", ["STORAGE"]],
  ["lockers", "", ["STORAGE"]],
  ["lockers for my stuff", "", ["STORAGE"]],
  ["casilleros para mis cosas", "", ["STORAGE"]],
  ["donde guardar mis cosas", "", ["STORAGE"]],
  ["albergue donde puedo dejar mis maletas", "albergue", ["STORAGE"]],
  ["shelter for a couple with a dog and a wheelchair", "shelter", ["COUPLES", "STEP_FREE", "PETS"]],
  ["albergue para pareja con perro y silla de ruedas", "albergue", ["COUPLES", "STEP_FREE", "PETS"]],
])("%s", (q, rest, wishes) => {
  expect(askedWishes(q)).toMatchObject({ q: rest, wishes });
});

test.each([
  "couples counseling",
  "terapia de pareja",
  "a couple of blankets",
  "my husband hits me",
  "dog food",
  "vet for my dog",
  "vacunas para mi perro",
  "lost my cat",
  "food with no pets around",
  "shelter no dogs",
  "albergue sin mascotas",
  "wheelchair",
  "free wheelchair",
  "wheelchair repair",
  "necesito una silla de ruedas",
  "family shelter",
  "food pantry",
  "leave my husband",
  "storage",
  "keep my apartment",
  "next step",
])("%s: it wishes for nothing", (q) => {
  expect(askedWishes(q)).toBeNull();
});

test("the words of the wishes are kept beside what is left", () => {
  expect(askedWishes("shelter that takes couples")?.said).toBe("that takes couples");
});

test.each([
  ["shelter where I can still get in at 10 pm", "shelter at 10 pm", true],
  ["bed with late check-in until 11pm", "bed 11pm", false],
  ["albergue donde todavía puedo entrar a las 10 de la noche", "albergue a las 10 de la noche", true],
  ["albergue que reciba a las 11 de la noche", "albergue a las 11 de la noche", false],
])("%s: it asks to be taken in", (q, rest, isStill) => {
  expect(askedIntake(q)).toMatchObject({ q: rest, isStill });
});

test.each(["a shelter", "checking account", "come inside", "drop in"])("%s: it does not", (q) => {
  expect(askedIntake(q)).toBeNull();
});

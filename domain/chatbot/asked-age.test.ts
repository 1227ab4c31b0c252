import { expect, test } from "vitest";
import { splitWords } from "../base/text/fold.ts";
import { audienceOfAges, ownAge, statedAges } from "./asked-age.ts";

test.each([
  ["I'm 17", "KIDS"],
  ["im 14 and scared to go home", "KIDS"],
  ["I am 13 years old", "KIDS"],
  ["tengo 12 años", "KIDS"],
  ["tengo 17 y no tengo donde quedarme", "KIDS"],
  ["my sister is 15, she needs clothes", null],
  ["my sister is 15 and needs clothes", "KIDS"],
  ["my mom is 70 and needs meals", "SENIORS"],
  ["mi papá tiene 82 años", "SENIORS"],
  ["soy de 65 años", "SENIORS"],
  ["meals for a 71 year old", "SENIORS"],
  ["una señora de 66 años", "SENIORS"],
  ["I'm 30", null],
  ["tengo 45 años", null],
  // Numbers that are not ages.
  ["I am 2 miles away", null],
  ["I'm 20 minutes away", null],
  ["tengo 3 hijos", null],
  ["tengo 65 dólares", null],
  ["it is 15 degrees", null],
  ["my rent is 900", null],
  ["is 12 ok", null],
  ["33101", null],
  ["after 6", null],
  ["hace 20 años", null],
] as const)("%s: %s", (message, audience) => {
  expect(audienceOfAges(statedAges(splitWords(message).join(" ")))).toBe(audience);
});

test.each([
  ["I'm 16 can I go to a shelter", [16], 16],
  ["tengo 15 años, donde duermo", [15], 15],
  ["I'm 30 with a 16 year old", [30, 16], 30],
  ["my sister is 15 and needs clothes", [15], null],
  ["I'm a teen and I need a bed", [17], 17],
  ["soy menor de edad", [17], 17],
  ["my son is a teenager", [], null],
  ["I'm 20 minutes away", [], null],
] as const)("%s: ages %j, of the writer %s", (message, ages, own) => {
  const text = splitWords(message).join(" ");
  expect([statedAges(text), ownAge(text)]).toEqual([ages, own]);
});

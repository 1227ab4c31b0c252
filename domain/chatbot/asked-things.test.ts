import { expect, test } from "vitest";
import { NEW_TALK } from "./talk-state.ts";
import { understand } from "./understand.ts";

/** Wednesday, 15:00 in New York. */
const NOW = Date.UTC(2026, 10, 18, 20, 0);

function readNeeds(message: string): string {
  const { question } = understand(message, {
    now: NOW,
    zone: "America/New_York",
    state: NEW_TALK,
    places: new Map(),
    language: "en",
  });
  return question.kind === "FIND" ? question.find.needs.join(" ") : question.kind;
}

test.each([
  ["I sleep in my van. Where can I get my mail?", "ASSISTANCE"],
  ["I have no address, who holds mail for people like me", "ASSISTANCE"],
  ["I need a mailbox, we live in our car", "ASSISTANCE"],
  ["Dormimos en el carro, ¿dónde podemos recibir correo?", "ASSISTANCE"],
  ["necesito una dirección para recibir mis cartas", "ASSISTANCE"],
  ["I work until 6, I need a safe place for my 9 year old after class", "EDUCATION"],
  ["who picks kids up from school and watches them until six", "EDUCATION"],
  ["Salgo del trabajo a las seis, ¿quién tiene a los niños cuando salen de la escuela?", "EDUCATION"],
  ["the court needs an address to send me letters, who would let me use theirs", "ASSISTANCE"],
  ["we lost our baby last month, is there a group", "COUNSELING"],
  ["I had a miscarriage and want to talk with others", "COUNSELING"],
  ["Perdimos a nuestro bebé en el embarazo. ¿Hay un grupo de apoyo para padres?", "COUNSELING"],
  ["perdí a mi bebé y quiero hablar con otras mamás", "COUNSELING"],
  ["where do they do free taxes, VITA", "ASSISTANCE"],
  ["¿dónde hacen los taxes gratis?", "ASSISTANCE"],
  ["my wheelchair broke, who can fix my wheelchair", "MEDICAL"],
  ["quién puede reparar mi silla de ruedas", "MEDICAL"],
  ["shots for my trip to ghana", "MEDICAL"],
  ["vacunas para un viaje a Ghana", "MEDICAL"],
  ["where can I get an artificial leg without insurance", "MEDICAL"],
  ["mi abuelo necesita audífonos", "MEDICAL"],
  ["I sleep in my truck, I need a shelter tonight", "EMERGENCY"],
  ["vivimos en nuestro carro", "EMERGENCY"],
  ["I lost my job at the hotel, where do they help me find another one", "EMPLOYMENT"],
  ["we want to buy our first house", "ASSISTANCE"],
  ["where is a birthing class", "EDUCATION"],
  ["¿dónde hay clases de parto?", "EDUCATION"],
  ["an old neighbor needs someone to bathe him", "ASSISTANCE"],
  ["mi tía necesita quien la bañe y le limpie la casa", "ASSISTANCE"],
  ["my toddler still does not talk, who checks that", "MEDICAL"],
  ["mi hijo todavía no camina", "MEDICAL"],
  ["a store scammed me, who takes the complaint", "ASSISTANCE"],
  ["my son needs a role model", "EDUCATION"],
  ["ayuda para pagar la guardería", "EDUCATION"],
])("%s: %s", (message, needs) => {
  expect(readNeeds(message)).toBe(needs);
});

test.each([
  ["My shift ends at 6. Who can keep my second grader after school lets out?", null],
  ["I work until 6, I need a safe place for my 9 year old after class", null],
  ["Salgo a las 6 del trabajo y mi niña sale de la escuela a las 3, ¿quién la cuida?", null],
  ["after school program open at 5 pm", "HOUR"],
])("%s: the hours of work are no time that is asked for", (message, time) => {
  const { question } = understand(message, {
    now: NOW,
    zone: "America/New_York",
    state: NEW_TALK,
    places: new Map(),
    language: "en",
  });
  expect(question.kind === "FIND" ? (question.find.time?.kind ?? null) : "none").toBe(time);
});

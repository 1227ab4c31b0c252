import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { serviceForm as en } from "#words/compiled/en/listings/service-form.ts";
import { serviceForm as es } from "#words/compiled/es/listings/service-form.ts";
import { looksSpanish } from "./looks-spanish.ts";

describe("Spanish", () => {
  test.each([
    "Camas para la noche",
    "Comida caliente todos los días",
    "Desayuno caliente, duchas y lavandería",
    "Despensa de comida y ropa",
    "Albergue de emergencia para mujeres y niños. Llame antes de venir.",
    "Servimos comida de lunes a viernes en la puerta de atrás",
    "Ofrecemos ayuda con la renta y la luz a familias que viven en Demo Harbor.",
    "No hace falta identificación. Venga a las diez con sus hijos.",
    "Clinica gratuita para personas sin seguro",
    "Mujeres mayores de 18 años con niños",
    "COMIDA GRATIS PARA TODOS LOS DIAS",
    "Ropa y comida. Más en www.puerto.example o en info@puerto.example",
    "¿Necesita ayuda? Hablamos español y le damos una cita.",
    "Grace House abre sus puertas a las familias del condado cada noche.",
    "Clases de inglés, ayuda con la tarea y guardería para los niños de la zona",
  ])("is noticed: %s", (text) => {
    expect(looksSpanish(text)).toBe(true);
  });
});

describe("what is left alone", () => {
  test.each([
    ["nothing", ""],
    ["English", "Beds for the night, hot meals and showers"],
    ["English with few small words", "Emergency shelter, meals, showers"],
    ["a short text", "Refugio para mujeres"],
    ["an age", "18 años o más"],
    ["a name", "Casa de la Luz"],
    ["a longer name", "Iglesia de Dios de la Profecía El Buen Pastor"],
    ["a name in capitals", "CASA DE LA LUZ"],
    ["an English text with a name", "Casa de la Esperanza is a shelter for women in El Paso"],
    ["names of streets", "Near the corner of Avenida de las Américas and Calle de la Paz"],
    ["a name behind a list", "Emergency shelter, meals, showers (La Casa de las Madres)"],
    ["towns", "Serves Los Angeles, La Puente, El Monte, San José and Las Vegas"],
    ["both languages", "Hot meals every day. Comida caliente todos los días."],
    ["English with a Spanish word", "Tamales, pan dulce y café for the whole family on Friday"],
    ["borrowed words", "The café has a piñata for each niño at the fiesta"],
    ["that it is spoken", "Bilingual staff: hablamos español"],
    ["English words that Spanish has too", "Come once a month, no sin in a son or a real pan"],
    ["French", "Repas chauds pour les familles de la ville, tous les jours"],
    ["Portuguese", "Comida quente para todos os dias da semana em casa"],
    ["Italian", "Pasti caldi per le famiglie di tutta la zona con il medico"],
    ["Haitian Creole", "Manje cho pou tout fanmi yo nan katye a"],
    ["Vietnamese", "Bữa ăn nóng cho các gia đình mỗi ngày"],
    ["addresses", "www.casa.example info@comida.example de.la.example y/o/para"],
    ["numbers", "9 12 2024 555 0142"],
  ])("%s: %s", (_, text) => {
    expect(looksSpanish(text)).toBe(false);
  });
});

/** Every text of the form that is a sentence: what people write there is much like it. */
function listSentences(words: unknown): string[] {
  if (typeof words === "string") return words.split(" ").length > 7 ? [words] : [];
  return typeof words === "object" && words !== null ? Object.values(words).flatMap(listSentences) : [];
}

test("nearly every sentence of the form is recognized, and no English one as Spanish", () => {
  const [english, spanish] = [listSentences(en), listSentences(es)];
  expect(english.filter(looksSpanish)).toEqual([]);
  expect(english.length).toBeGreaterThan(30);
  expect(spanish.filter((text) => !looksSpanish(text)).length).toBeLessThan(spanish.length / 5);
});

test("spaces and the end of a sentence make no difference", () => {
  const word = fc.constantFrom("comida", "para", "las", "food", "for", "Casa", "y", "niños", "the", "x");
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), (words) => {
      const found = looksSpanish(words.join(" "));
      expect(looksSpanish(`  ${words.join(" \n ")}.  `)).toBe(found);
      expect(looksSpanish(words.join(" ").normalize("NFD"))).toBe(found);
    }),
  );
});

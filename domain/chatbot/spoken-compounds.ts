import { listed, type Topic } from "../services/topics/topic.ts";

/**
 * Phrases with a word that alone would ask for something else: a stem cell is not a telephone, food poisoning not a
 * meal, sleep apnea not a bed, and an animal shelter does not admit people.
 */
export const SPOKEN_COMPOUNDS: readonly Topic[] = [
  {
    needs: ["MEDICAL"],
    words: [],
    asked: listed(`
      stem cell, stem cells, blood cell, blood cells, red blood cell, white blood cell, skin cell, skin cells, cancer cell,
      cancer cells, t cell, células madre, célula madre, glóbulos rojos, glóbulos blancos, células cancerosas,
      food poisoning, food allergy, food allergies, allergic to food, intoxicación por comida, intoxicación por alimentos,
      intoxicación alimentaria, me intoxiqué con comida, alergia a la comida, alergia a alimentos, alergias alimentarias,
      bed rest, bed sores, sleep apnea, sleep study, sleep walking, sleep disorder, sleep paralysis, apnea del sueño,
      estudio del sueño, trastorno del sueño, reposo en cama, cold sore, cold sores, eye drops, heat rash, hot flashes,
      cuarto de emergencia, cuarto de emergencias, prueba de tb, examen de tb, control natal
    `),
  },
  {
    needs: ["MEDICAL"],
    words: ["prenatal"],
    asked: listed(`
      water birth, birth plan, give birth, gave birth, giving birth, trabajo de parto, dar a luz, di a luz, dio a luz, plan de parto
    `),
  },
  {
    needs: ["MEDICAL"],
    words: ["nurse"],
    asked: listed("hogar de ancianos, hogar de ancianas, asilo de ancianos, casa de reposo, rest home"),
  },
  {
    needs: ["ASSISTANCE"],
    words: ["lawyer"],
    asked: listed(`
      criminal charge, criminal charges, felony charge, felony charges, drug charge, drug charges, pending charges,
      press charges, drop the charges, house arrest, cargos criminales, cargos penales, cargo criminal, cargos de drogas,
      me pusieron cargos, casa por cárcel, arresto domiciliario, arresto en casa, jail cell, prison cell, holding cell
    `),
  },
  {
    needs: ["ASSISTANCE"],
    words: ["tax"],
    asked: listed("tax shelter, tax shelters, refugio fiscal"),
  },
  {
    needs: ["ASSISTANCE"],
    words: ["pet"],
    asked: listed(`
      animal shelter, animal shelters, adopt a shelter dog, adopt a shelter cat, shelter dog adoption, shelter pet adoption,
      dog pound, refugio de animales, refugio para animales, albergue de animales, albergue para animales, perrera
    `),
  },
  {
    needs: ["CLOTHES"],
    words: ["blanket"],
    asked: listed("ropa de cama, bed linen, bed linens"),
  },
  {
    needs: ["HYGIENE"],
    words: ["lice"],
    asked: listed(`
      chinches de cama, chinches en la cama, chinches en mi cama, chinches en el colchón, chinches en la casa, bed bug
    `),
  },
  {
    needs: ["EMPLOYMENT"],
    words: [],
    asked: listed(`
      food truck, food cart, food truck license, food cart license, sell food, selling food, carro de comida,
      carrito de comida, puesto de comida, permiso de comida, permiso para vender comida, vender comida
    `),
  },
];

import type { ForMeWords } from "../en/for-me.ts";

export const forMe: ForMeWords = {
  age: "Su edad",
  notAge: "Escriba una edad de 0 a 120 años.",
  who: "¿Quién es usted?",
  whoNames: { MEN: "Hombre", WOMEN: "Mujer", FAMILIES: "Con niños", VETERANS: "Veterano o veterana" },
  needs: "¿Qué deben saber?",
  needNames: { PET: "Tengo una mascota", NO_ID: "No tengo identificación" },
  keep: "Guardarlo en este dispositivo",
  keepHint: "Si no, se olvida cuando usted cierra o recarga esta página. “Salir” siempre lo olvida.",
  forget: "Olvidar todo",
  ordered: "Lo que le sirve va primero en la lista.",
  forgotten: "Olvidado. La lista está en su orden de siempre.",
  notice: "Lo que le sirve va primero. No se oculta nada.",
  change: "Cambiar",
  fits: (what) => `Le sirve: ${what.join(", ")}`,
  fitting: {
    AGE: "su edad",
    MEN: "hombres",
    WOMEN: "mujeres",
    FAMILIES: "familias",
    VETERANS: "veteranos",
    PET: "mascotas",
    NO_ID: "sin identificación",
  },
  ask: (what) => `Pregunte por: ${what.join(", ")}`,
  asking: { AGE: "su edad", WHO: "a quién reciben", PET: "mascotas", NO_ID: "identificación" },
};

import type { placeWays as english } from "../../en/places/place-ways.ts";

export const placeWays: typeof english = {
  place: { text: "Sí, hay una dirección", hint: "Puede mantenerla oculta." },
  remote: {
    text: "No, por teléfono o por internet",
    hint: "No pedimos la dirección. Ponga un teléfono, un correo o una página.",
  },
};

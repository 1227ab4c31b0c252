import type { WatchedPhoneWords } from "../en/watched-phone.ts";

export const watchedPhone: WatchedPhoneWords = {
  useAnother: "Si alguien revisa este teléfono, use otro.",
};

import type { WatchedPhoneWords } from "../../en/base/watched-phone.ts";

export const watchedPhone: WatchedPhoneWords = {
  useAnother: "Si alguien revisa este teléfono, use otro.",
};

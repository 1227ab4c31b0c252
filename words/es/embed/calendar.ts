import type { calendar as en } from "../../en/embed/calendar.ts";

export const calendar: typeof en = {
  open: (service) => `Abierto: ${service}`,
  intake: (service) => `Reciben: ${service}`,
  note: "Los horarios pueden cambiar. Llame antes de ir.",
};

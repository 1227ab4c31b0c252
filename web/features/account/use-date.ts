import { useVisit } from "../../visit/visit.tsx";

/** Writes an instant (ISO) as a date, with its time where that is asked for; in the browser's zone once it is known. */
export function useDate(): (instant: string, isExact?: boolean) => string {
  const { language, alive } = useVisit();
  return (instant, isExact = false) =>
    new Intl.DateTimeFormat(language === "es" ? "es-US" : "en-US", {
      dateStyle: "long",
      ...(isExact ? { timeStyle: "short" } : {}),
      // The server does not know it, and the first drawing has to be the same.
      ...(alive ? {} : { timeZone: "UTC" }),
    }).format(new Date(instant));
}

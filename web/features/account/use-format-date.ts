import { useApp } from "../../app-context/app-context.tsx";

/** Writes an instant (ISO) as a date, with its time where that is asked for; in the browser's zone once it is known. */
export function useFormatDate(): (instant: string, isExact?: boolean) => string {
  const { language, isHydrated } = useApp();
  return (instant, isExact = false) =>
    new Intl.DateTimeFormat(language === "es" ? "es-US" : "en-US", {
      dateStyle: "long",
      ...(isExact ? { timeStyle: "short" } : {}),
      // The server does not know it, and the first drawing has to be the same.
      ...(isHydrated ? {} : { timeZone: "UTC" }),
    })
      .format(new Date(instant))
      // A time is not broken between its parts.
      .replace(/(\d) (?=[ap])/i, "$1\u00a0");
}

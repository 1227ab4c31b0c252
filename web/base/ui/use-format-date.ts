import { toLocale } from "#domain/base/languages/locale.ts";
import { useApp } from "../app-context/app-context.tsx";
import { timeInText } from "../app-context/instant-text.ts";

/** Formats an instant (ISO) as a date, optionally with its time; in the browser's zone once that is known. */
export function useFormatDate(): (instant: string, isExact?: boolean) => string {
  const { language, isHydrated } = useApp();
  return (instant, isExact = false) => {
    const format = new Intl.DateTimeFormat(toLocale(language), {
      dateStyle: "long",
      ...(isExact ? { timeStyle: "short" } : {}),
      // The server does not know it, and the first drawing has to be the same.
      ...(isHydrated ? {} : { timeZone: "UTC" }),
    });
    return timeInText(format.format(new Date(instant)), language);
  };
}

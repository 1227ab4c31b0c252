const MINUTES_PER_HOUR = 60;
const HOURS_PER_DAY = 24;
const DAYS_PER_WEEK = 7;

interface Messages {
  readonly full: {
    readonly undated: string;
    readonly justNow: string;
    readonly minutesAgo: (minutes: number) => string;
    readonly hoursAgo: (hours: number) => string;
    readonly daysAgo: (days: number) => string;
  };
  readonly days: {
    readonly today: string;
    readonly tomorrow: string;
    readonly date: (weekday: string, month: number, day: number) => string;
  };
  readonly when: { readonly WEEKDAY: (day: number) => string };
}

/** Adds how long ago a shelter was full, and on which day something is. */
export function composeChatbot<Given extends Messages>(messages: Given) {
  const { full, days, when } = messages;
  return {
    ...messages,
    /** @param minutes since the count; null where its time is not known */
    wasFull: (minutes: number | null): string => {
      if (minutes === null) return full.undated;
      if (minutes < 1) return full.justNow;
      if (minutes < MINUTES_PER_HOUR) return full.minutesAgo(minutes);
      const hours = Math.floor(minutes / MINUTES_PER_HOUR);
      return hours < HOURS_PER_DAY ? full.hoursAgo(hours) : full.daysAgo(Math.floor(hours / HOURS_PER_DAY));
    },
    /** @param ahead in days, 0 is today; with the weekday, of which 0 is Monday, and the date */
    onDay: (ahead: number, weekday: number, { month, day }: { month: number; day: number }): string => {
      if (ahead < 2) return ahead < 1 ? days.today : days.tomorrow;
      const name = when.WEEKDAY(weekday);
      return ahead < DAYS_PER_WEEK ? name : days.date(name, month, day);
    },
  };
}

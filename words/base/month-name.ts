/** `May`, `mayo de 2024`: the month of a moment in UTC. The browser has the names: a list of them would be sent. */
export function monthIn(language: string, moment: number, hasYear: boolean): string {
  const year = hasYear ? ({ year: "numeric" } as const) : {};
  return new Intl.DateTimeFormat(language, { month: "long", ...year, timeZone: "UTC" }).format(moment);
}

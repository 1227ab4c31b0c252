/** Time of every journey: Friday, 2026-11-20, 10:00 in the demonstration town. */
export const NOW = Date.UTC(2026, 10, 20, 18, 0);

import type { CriticalAlertsWords } from "#domain/words/en/critical-alerts.ts";
import type { FavouritesWords } from "#domain/words/en/favourites.ts";
import type { HomeWords } from "#domain/words/en/home.ts";
import type { KudosWords } from "#domain/words/en/kudos.ts";
import type { PlacesWords } from "#domain/words/en/places.ts";
import type { ServicesWords } from "#domain/words/en/services.ts";
import type { ShellWords } from "#domain/words/en/shell.ts";

/** The words that every page needs; the detail page brings its own. */
export interface Words {
  shell: ShellWords;
  home: HomeWords;
  services: ServicesWords;
  places: PlacesWords;
  criticalAlerts: CriticalAlertsWords;
  favourites: FavouritesWords;
  kudos: KudosWords;
}

/** The word of this name. A server that is newer than the page may name what it has no word for: null. */
export function wordNamed(words: Readonly<Record<string, string>>, name: string): string | null {
  return Object.entries(words).find(([key]) => key === name)?.[1] ?? null;
}

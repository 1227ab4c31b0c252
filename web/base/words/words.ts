import type { CriticalAlertsWords } from "#words/compiled/alerts/critical-alerts.ts";
import type { ShellWords } from "#words/compiled/base/shell.ts";
import type { FavouritesWords } from "#words/compiled/favorites/favourites.ts";
import type { KudosWords } from "#words/compiled/favorites/kudos.ts";
import type { PlacesWords } from "#words/compiled/places/places.ts";
import type { HomeWords } from "#words/compiled/services/home.ts";
import type { ServicesWords } from "#words/compiled/services/services.ts";

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

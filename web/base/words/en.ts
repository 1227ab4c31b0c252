import { criticalAlerts } from "#words/compiled/en/alerts/critical-alerts.ts";
import { shell } from "#words/compiled/en/base/shell.ts";
import { favourites } from "#words/compiled/en/favorites/favourites.ts";
import { kudos } from "#words/compiled/en/favorites/kudos.ts";
import { places } from "#words/compiled/en/places/places.ts";
import { home } from "#words/compiled/en/services/home.ts";
import { services } from "#words/compiled/en/services/services.ts";
import type { Words } from "./words.ts";

export const texts: Words = { shell, home, services, places, criticalAlerts, favourites, kudos };

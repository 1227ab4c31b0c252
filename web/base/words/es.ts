import { criticalAlerts } from "#words/compiled/es/alerts/critical-alerts.ts";
import { shell } from "#words/compiled/es/base/shell.ts";
import { favourites } from "#words/compiled/es/favorites/favourites.ts";
import { kudos } from "#words/compiled/es/favorites/kudos.ts";
import { places } from "#words/compiled/es/places/places.ts";
import { home } from "#words/compiled/es/services/home.ts";
import { services } from "#words/compiled/es/services/services.ts";
import type { Words } from "./words.ts";

export const texts: Words = { shell, home, services, places, criticalAlerts, favourites, kudos };

import { criticalAlerts } from "#words/es/alerts/critical-alerts.ts";
import { shell } from "#words/es/base/shell.ts";
import { favourites } from "#words/es/favorites/favourites.ts";
import { kudos } from "#words/es/favorites/kudos.ts";
import { places } from "#words/es/places/places.ts";
import { home } from "#words/es/services/home.ts";
import { services } from "#words/es/services/services.ts";
import type { Words } from "./words.ts";

export const texts: Words = { shell, home, services, places, criticalAlerts, favourites, kudos };

import { criticalAlerts } from "#words/en/alerts/critical-alerts.ts";
import { shell } from "#words/en/base/shell.ts";
import { favourites } from "#words/en/favorites/favourites.ts";
import { kudos } from "#words/en/favorites/kudos.ts";
import { places } from "#words/en/places/places.ts";
import { home } from "#words/en/services/home.ts";
import { services } from "#words/en/services/services.ts";
import type { Words } from "./words.ts";

export const texts: Words = { shell, home, services, places, criticalAlerts, favourites, kudos };

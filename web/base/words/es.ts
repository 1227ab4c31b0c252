import { criticalAlerts } from "#domain/words/es/critical-alerts.ts";
import { favourites } from "#domain/words/es/favourites.ts";
import { home } from "#domain/words/es/home.ts";
import { kudos } from "#domain/words/es/kudos.ts";
import { places } from "#domain/words/es/places.ts";
import { services } from "#domain/words/es/services.ts";
import { shell } from "#domain/words/es/shell.ts";
import type { Words } from "./words.ts";

export const texts: Words = { shell, home, services, places, criticalAlerts, favourites, kudos };

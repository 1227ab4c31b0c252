import { criticalAlerts } from "#domain/words/en/critical-alerts.ts";
import { favourites } from "#domain/words/en/favourites.ts";
import { home } from "#domain/words/en/home.ts";
import { kudos } from "#domain/words/en/kudos.ts";
import { places } from "#domain/words/en/places.ts";
import { services } from "#domain/words/en/services.ts";
import { shell } from "#domain/words/en/shell.ts";
import type { Words } from "./words.ts";

export const texts: Words = { shell, home, services, places, criticalAlerts, favourites, kudos };

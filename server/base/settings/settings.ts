import * as z from "zod/mini";
import { type Environment, read } from "../process/environment.ts";
import { OperatorError } from "../process/operator-error.ts";
import { withSecretFiles } from "../process/secret-files.ts";
import {
  ADDRESS_AND_PORT,
  DATABASE_AND_DATA_FOLDER,
  DEMONSTRATION,
  DIRECTORY_HEALTH,
  HARVEST,
  LIMITS_ON_REQUESTS,
  LINKS_AND_THE_QUICK_EXIT,
  METRICS,
  SECOND_FACTOR,
  SERVED_LANGUAGES,
  WEBHOOKS,
} from "./app-settings.ts";
import {
  CHATBOT,
  DRAFTS_OF_TRANSLATIONS,
  FILES_OF_PLACES,
  MAIL,
  PLACES_AND_MAP,
  SOCIAL_SIGN_IN,
  TEXT_MESSAGES,
  UPLOADED_PICTURES,
  WEATHER,
} from "./integration-settings.ts";
import { readNotes, type Section, type Setting } from "./setting.ts";

/** The tables of docs/operate.md, in their order. */
export const SECTIONS: readonly Section<Readonly<Record<string, Setting>>>[] = [
  ADDRESS_AND_PORT,
  LIMITS_ON_REQUESTS,
  SERVED_LANGUAGES,
  METRICS,
  DATABASE_AND_DATA_FOLDER,
  DEMONSTRATION,
  PLACES_AND_MAP,
  WEATHER,
  CHATBOT,
  FILES_OF_PLACES,
  TEXT_MESSAGES,
  MAIL,
  UPLOADED_PICTURES,
  SOCIAL_SIGN_IN,
  SECOND_FACTOR,
  DRAFTS_OF_TRANSLATIONS,
  DIRECTORY_HEALTH,
  WEBHOOKS,
  HARVEST,
  LINKS_AND_THE_QUICK_EXIT,
];

const SETTINGS = z.object({
  ...ADDRESS_AND_PORT.settings,
  ...LIMITS_ON_REQUESTS.settings,
  ...SERVED_LANGUAGES.settings,
  ...METRICS.settings,
  ...DATABASE_AND_DATA_FOLDER.settings,
  ...DEMONSTRATION.settings,
  ...PLACES_AND_MAP.settings,
  ...WEATHER.settings,
  ...CHATBOT.settings,
  ...FILES_OF_PLACES.settings,
  ...TEXT_MESSAGES.settings,
  ...MAIL.settings,
  ...UPLOADED_PICTURES.settings,
  ...SOCIAL_SIGN_IN.settings,
  ...SECOND_FACTOR.settings,
  ...DRAFTS_OF_TRANSLATIONS.settings,
  ...DIRECTORY_HEALTH.settings,
  ...WEBHOOKS.settings,
  ...HARVEST.settings,
  ...LINKS_AND_THE_QUICK_EXIT.settings,
});

/** The value of each setting by its name, before settings are compared with one another. */
export type SettingValues = z.infer<typeof SETTINGS>;

/** The names of all settings. */
export const SETTING_NAMES: readonly string[] = Object.keys(SETTINGS.shape);

/** The settings whose values are secrets, or addresses with a password. */
export const SECRET_SETTINGS: readonly string[] = Object.entries(SETTINGS.shape)
  .filter(([, setting]) => readNotes(setting).isSecret)
  .map(([name]) => name);

/**
 * Reads every setting. An empty one counts as unset.
 *
 * @throws OperatorError naming the first setting that is wrong and what it takes, and never its value
 */
export function readSettings(env: Environment): SettingValues {
  const given = withSecretFiles(env, SECRET_SETTINGS);
  const texts = SETTING_NAMES.map((name) => [name, read(given, name) ?? undefined] as const);
  const result = SETTINGS.safeParse(Object.fromEntries(texts));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new OperatorError(`${String(issue?.path[0])} ${issue?.message}`);
}

import { noPermission as en } from "#domain/words/en/no-permission.ts";
import { noPermission as es } from "#domain/words/es/no-permission.ts";

/** Both languages: the server draws them too. */
export const NO_PERMISSION_WORDS = { en, es } as const;

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const FEATURES_FOLDER = join(import.meta.dirname, "../features");

/** Writes the table of the doors of all features, for Node cannot import by a pattern. */
export function featuresTable(): string {
  const rooms = readdirSync(FEATURES_FOLDER)
    .filter((room) => existsSync(join(FEATURES_FOLDER, room, "feature.ts")))
    .sort();
  const toCamelCase = (room: string) =>
    room.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return [
    "// Made by `npm run features`.",
    'import type { ServerFeature } from "../base/feature/server-feature.ts";',
    ...rooms.map(
      (room) => `import { feature as ${toCamelCase(room)} } from "../features/${room}/feature.ts";`,
    ),
    "",
    "/** The doors of all features that have a part in the server. */",
    "export const FEATURES: readonly ServerFeature[] = [",
    ...rooms.map((room) => `  ${toCamelCase(room)},`),
    "];",
    "",
  ].join("\n");
}

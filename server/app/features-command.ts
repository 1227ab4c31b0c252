import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "../base/command/command.ts";
import { featuresTable } from "./features-table.ts";

/** `npm run features`: writes the table of the features in `server/features/`. */
await runCommand(() => writeFile(join(import.meta.dirname, "features.generated.ts"), featuresTable()));

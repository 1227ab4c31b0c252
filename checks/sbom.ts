import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * `npm run sbom`, `npm run sbom -- FILE`: what the running product consists of, as CycloneDX in JSON, from the lock
 * file. The same lock file gives the same bytes.
 */

interface Bill {
  serialNumber?: string;
  readonly metadata: { timestamp?: string; readonly component: { name: string } };
}

const bill: Bill = JSON.parse(
  execFileSync("npm", ["sbom", "--sbom-format=cyclonedx", "--package-lock-only", "--omit=dev"], {
    cwd: join(import.meta.dirname, ".."),
    encoding: "utf8",
    maxBuffer: 100 * 1024 ** 2,
    // An npm script may have set its own.
    shell: process.platform === "win32",
  }),
);
delete bill.metadata.timestamp;
delete bill.serialNumber;
// npm takes the folder's name.
bill.metadata.component.name = "amparo";
bill.serialNumber = `urn:uuid:${toUuid(JSON.stringify(bill))}`;
const text = `${JSON.stringify(bill, null, 2)}\n`;
const [file] = process.argv.slice(2);
if (file === undefined) process.stdout.write(text);
else writeFileSync(file, text);

/** A UUID of version 8, from what it names. */
function toUuid(name: string): string {
  const hex = createHash("sha256").update(name).digest("hex");
  const variant = "89ab"[Number.parseInt(hex.charAt(16), 16) % 4];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

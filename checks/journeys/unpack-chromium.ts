import chromium from "@sparticuz/chromium";

/**
 * Runs in a process of its own, since the package goes by `TMPDIR` and changes the environment: see
 * `packaged-chromium.ts`.
 */
await chromium.executablePath();

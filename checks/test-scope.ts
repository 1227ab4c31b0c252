/**
 * True in `npm run test:full`: everything on every engine and in every process zone, each journey in both languages,
 * each screen in every width and scheme, and properties with a new seed at each run. `npm test` proves the same of the
 * product with less repetition; which repetition it leaves out is written in
 * `docs/decisions/0033-what-a-test-run-repeats.md`.
 */
export const isFullScope = process.env["TEST_SCOPE"] === "full";

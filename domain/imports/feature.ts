import {
  approveHarvest,
  declineHarvest,
  listHarvests,
  runHarvest,
  undoHarvest,
} from "./harvest/harvest-calls.ts";
import {
  cancelImport,
  getImport,
  listImportItems,
  listImports,
  startImport,
  undoImport,
  uploadImport,
} from "./import-calls.ts";

/** The calls of this feature, as the API publishes them. */
export const calls = [
  listImports,
  getImport,
  listImportItems,
  uploadImport,
  startImport,
  cancelImport,
  undoImport,
  listHarvests,
  runHarvest,
  approveHarvest,
  declineHarvest,
  undoHarvest,
] as const;

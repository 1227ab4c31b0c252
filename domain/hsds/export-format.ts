/** Formats of an export (rule hsds 28): the tables of HSDS, or its JSON. */
export const EXPORT_FORMATS = ["json", "csv"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

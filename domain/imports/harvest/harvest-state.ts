import * as z from "zod/mini";

/** Results of a harvest. */
export const HARVEST_RESULTS = ["APPLIED", "UNCHANGED", "WAITING", "FAILED"] as const;
export type HarvestResult = (typeof HARVEST_RESULTS)[number];

/** Kinds of records that a preview lists one by one. */
export const HARVEST_ITEM_KINDS = ["ADDED", "CHANGED", "KEPT", "GONE"] as const;
export type HarvestItemKind = (typeof HARVEST_ITEM_KINDS)[number];

/** Changes that taking over a copy would make. */
export const harvestPreview = z.object({
  counts: z.object({
    known: z.int(),
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    /** Changed by the source and by a person: the person's version stays. */
    kept: z.int(),
    gone: z.int(),
    /** There again after they had vanished. */
    returned: z.int(),
    setAside: z.int(),
  }),
  /** The most frequent reasons for which rows were set aside, in English. */
  setAsideReasons: z.array(z.object({ reason: z.string(), count: z.int() })),
  /** The first of each kind. */
  items: z.array(
    z.object({
      kind: z.enum(HARVEST_ITEM_KINDS),
      /** The service here; null: it is new. */
      serviceId: z.nullable(z.string()),
      name: z.string(),
      /** Changed fields, by their wire names. */
      fields: z.array(z.string()),
    }),
  ),
});
export type HarvestPreview = z.output<typeof harvestPreview>;

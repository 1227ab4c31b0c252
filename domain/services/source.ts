import * as z from "zod/mini";

/** Source of facts: a directory that was imported. */
export const source = z.object({
  name: z.string(),
  /** Its web address; null where none is known. */
  url: z.nullable(z.string()),
  /** Name of the license of its data, such as `CC-BY-4.0`; null where none is confirmed. */
  licence: z.nullable(z.string()),
  /** ISO date of the facts in the source; null where it is not known. Never the date of the import. */
  asOf: z.nullable(z.string()),
});
export type Source = z.output<typeof source>;

/** A source with the fields of a service that come from it, by their names on the wire. */
export const sourceOfFields = z.extend(source, { fields: z.array(z.string()) });
export type SourceOfFields = z.output<typeof sourceOfFields>;

/** Returns a key that is equal for editions of one source: its name, address and license. */
export function sourceKey({ name, url, licence }: Omit<Source, "asOf">): string {
  return JSON.stringify([name, url, licence]);
}

/** A source of a service's facts, as stored with the service. */
export interface FactSource {
  /** Its id in `sources`. */
  readonly source: number;
  /** ISO date; null where it is not known. */
  readonly asOf: string | null;
  /** The fields that no one has changed since, by their names on the wire. */
  readonly fields: readonly string[];
  /** Most of the service's facts come from it. */
  readonly isMain: boolean;
}

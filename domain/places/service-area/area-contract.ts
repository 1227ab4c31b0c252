import * as z from "zod/mini";
import type { FieldMessage } from "../../base/contract/problems.ts";
import {
  AREA_LISTS,
  type AreaName,
  areaOfNames,
  MAX_WRITTEN,
  readAreaName,
  type ServiceArea,
} from "./service-area.ts";

/** An area as it travels. Apart from `service-area.ts`, which browsers read areas with: they need no checks of shapes. */

/** An area in a reply. */
export const serviceAreaWire = z.object({
  zips: z.array(z.string()),
  cities: z.array(z.string()),
  states: z.array(z.string()),
  counties: z.array(z.string()),
  nationwide: z.boolean(),
});

/**
 * An area in a request. Lists may be missing; names are read as people write them, and one that is no place of its list is
 * refused under its own path. Nothing in it clears the field, as null does.
 *
 * @param max places in all
 */
export function areaInput(max: number) {
  const names = z.optional(z.array(z.string().check(z.maxLength(MAX_WRITTEN))).check(z.maxLength(max)));
  const shape = { zips: names, cities: names, states: names, counties: names };
  return z.pipe(
    z.object({ ...shape, nationwide: z.optional(z.boolean()) }),
    z.transform((input, context): ServiceArea | null => {
      const refuse = (message: FieldMessage, ...path: (string | number)[]) =>
        context.issues.push({ code: "custom", input, path, params: { message } });
      const found: AreaName[] = input.nationwide === true ? [{ list: "nationwide", name: "" }] : [];
      for (const list of AREA_LISTS) {
        for (const [at, written] of (input[list] ?? []).entries()) {
          const name = readAreaName(written);
          if (name?.list === list) found.push(name);
          else refuse("unknownValue", list, at);
        }
      }
      if (found.length > max) refuse("tooMany");
      return areaOfNames(found);
    }),
  );
}

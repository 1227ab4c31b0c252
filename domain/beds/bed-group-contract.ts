import * as z from "zod/mini";
import type { BedGroup } from "./bed-groups.ts";
import { BEDS_FOR } from "./beds-for.ts";

/** Groups of beds on the wire. Separate from `bed-groups.ts`, which browsers load without schemas. */

export const bedGroupWire = z.object({
  for: z.enum(BEDS_FOR),
  /** Null means unknown, never 0. */
  free: z.nullable(z.int()),
  total: z.nullable(z.int()),
  updatedAt: z.nullable(z.string()),
});

const groupInput = z.object({
  for: z.enum(BEDS_FOR),
  free: z.nullish(z.int()),
  total: z.nullish(z.int()),
  /** Accepted as in replies but ignored: the server states when a number was counted. */
  updatedAt: z.nullish(z.string().check(z.maxLength(100))),
});

/** Groups as a form sends them, each at most once. */
export const bedGroupsInput = z.pipe(
  z.array(groupInput).check(z.maxLength(BEDS_FOR.length)),
  z.transform((input, context): BedGroup[] => {
    const named = input.map((group) => group.for);
    named.forEach((name, at) => {
      if (named.indexOf(name) === at) return;
      context.issues.push({ code: "custom", input, path: [at, "for"], params: { message: "givenTwice" } });
    });
    return BEDS_FOR.flatMap((name): BedGroup[] => {
      const group = input[named.indexOf(name)];
      if (group === undefined) return [];
      return [{ for: name, free: group.free ?? null, total: group.total ?? null, updatedAt: null }];
    });
  }),
);

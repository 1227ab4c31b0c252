import { expect, test } from "vitest";
import { beds as en } from "../compiled/en/beds/beds.ts";
import { services as servicesEn } from "../compiled/en/services/services.ts";
import { beds as es } from "../compiled/es/beds/beds.ts";
import { services as servicesEs } from "../compiled/es/services/services.ts";

test.each([
  ["en", en, servicesEn],
  ["es", es, servicesEs],
] as const)("in %s what visitors are said to see is what cards say", (_, { saved }, services) => {
  expect(saved(0)).toContain(`“${services.full} · ${services.justNow}”`);
  for (const count of [1, 2, 30]) {
    expect(saved(count)).toContain(`“${services.beds(count)} · ${services.justNow}”`);
  }
});

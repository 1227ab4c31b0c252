import { expect, test } from "vitest";
import { beds as en } from "../en/beds/beds.ts";
import { services as servicesEn } from "../en/services/services.ts";
import { beds as es } from "../es/beds/beds.ts";
import { services as servicesEs } from "../es/services/services.ts";

test.each([
  ["en", en, servicesEn],
  ["es", es, servicesEs],
] as const)("in %s what visitors are said to see is what cards say", (_, { saved }, services) => {
  expect(saved(0)).toContain(`“${services.full} · ${services.justNow}”`);
  for (const count of [1, 2, 30]) {
    expect(saved(count)).toContain(`“${services.beds(count)} · ${services.justNow}”`);
  }
});

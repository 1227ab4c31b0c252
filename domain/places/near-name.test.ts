import { expect, test } from "vitest";
import { nearName } from "./near-name.ts";

const HERE = { longitude: -80.2, latitude: 25.77 };
const CITY = { name: "Miami, FL", ...HERE };
const AREA = { name: "33130", ...HERE };
const FAR = { longitude: -80.9, latitude: 26.4 };

test.each([
  [CITY, AREA, "Miami, FL 33130"],
  [CITY, null, "Miami, FL"],
  [null, AREA, "33130"],
  [{ ...CITY, ...FAR }, AREA, "33130"],
  [{ ...CITY, ...FAR }, { ...AREA, ...FAR }, null],
  [null, null, null],
])("%j and %j: %s", (city, area, name) => {
  expect(nearName(HERE, { city, area })).toBe(name);
});

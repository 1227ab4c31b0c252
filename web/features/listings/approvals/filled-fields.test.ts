import { expect, test } from "vitest";
import { filledFields } from "./filled-fields.ts";

const SHELTER = { name: "Marigold House", placeShown: "REGION", region: "Harbor County", city: "" } as const;

test.each([
  [true, ["name", "isProtected", "placeShown", "region"]],
  [false, ["name"]],
] as const)(
  "what is shown of the place is named where the listing is protected: %s",
  (isProtected, fields) => {
    expect(filledFields({ ...SHELTER, isProtected })).toEqual(fields);
  },
);

import { expect, test } from "vitest";
import { withoutAnyStreet } from "./any-street.ts";

test.each([
  ["House at 8 Nightshade Avenue", "House at […]"],
  ["8 Nightshade Ave.", "[…]"],
  ["We are at 1200 NW 17th St, behind the church.", "We are at […], behind the church."],
  ["31 North Main Street", "[…]"],
  ["31-33 FOXGLOVE CT", "[…]"],
  ["9 Martin Luther King Jr. Blvd", "[…]"],
  ["Estamos en la Calle Luna #31, puerta azul.", "Estamos en la […], puerta azul."],
  ["Avenida Ponce de León 1500", "[…]"],
  ["31 Calle de las Flores", "[…]"],
])("%s", (text, expected) => {
  expect(withoutAnyStreet(text, ["PO Box 12", null])).toBe(expected);
  expect(withoutAnyStreet(text, [])).toBe(expected);
  expect(withoutAnyStreet(text, ["900 SW 8th Street"])).toBe(text);
});

test.each([
  "30 days in a safe place for women.",
  "Up to 90 Days of Safe Housing.",
  "12 beds; open 24 hours, 7 days.",
  "La casa tiene 12 camas. No es en la calle.",
  "Call 305-555-0100, 8 AM to 5 PM.",
  "Since 1985 the House has helped 300 families.",
])("stays: %s", (text) => {
  expect(withoutAnyStreet(text, [null])).toBe(text);
});

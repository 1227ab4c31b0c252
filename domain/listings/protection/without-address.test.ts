import { expect, test } from "vitest";
import { isHostOfStreet, isMapLink, withoutAddress } from "./without-address.ts";

test.each([
  ["Come to 701 NW 1st Court, ring twice.", "701 NW 1st Court", "Come to […], ring twice."],
  ["at 12  MAIN street.", "12 Main Street", "at […]."],
  ["at 12 Main St.", "12 Main Street", "at […]"],
  ["PO Box 12345 is public", "PO Box 12345", "PO Box 12345 is public"],
  ["Suite 2 of many", "Suite 2", "Suite 2 of many"],
  ["nothing here", null, "nothing here"],
  ["Come to 4321 NW 17 St, ring twice.", "4321 NW 17th Street", "Come to […], ring twice."],
  ["at 4321 N.W. 17th St. now", "4321 NW 17th Street", "at […] now"],
  ["at 4321 Northwest 17th Street", "4321 NW 17th Street", "at […]"],
  ["At 4321, NW 17th Street", "4321 NW 17th Street", "At […]"],
  ["Find us on NW 17th Street near the park", "4321 NW 17th Street", "Find us on […] near the park"],
  ["Corner of 17th St and Elm", "4321 NW 17th Street", "Corner of […] and Elm"],
  ["see http://h.example/4321+NW+17th+Street", "4321 NW 17th Street", "see http://h.example/[…]"],
  ["3315 Tamiami Trl. E, Naples", "3315 Tamiami Trail East", "[…], Naples"],
  ["Open 4321 days, 17 beds", "4321 NW 17th Street", "Open 4321 days, 17 beds"],
  ["for 4 to 17 year olds", "4321 NW 17th Street", "for 4 to 17 year olds"],
])("%s (%s)", (text, line, expected) => {
  expect(withoutAddress(text, { lines: [line], zip: null })).toBe(expected);
});

/** What is left of a text that is nothing but the street: no letter of its name, and no number of its house. */
test.each([
  ["31 Foxglove Ct", "#31 Foxglove Court"],
  ["31 Foxglove Ct", "31-33 Foxglove Court"],
  ["31 Foxglove Ct", "thirty-one Foxglove Court"],
  ["31 Foxglove Ct", "31-A Foxglove"],
  ["31 Foxglove Ct", "31 Fox Glove Court"],
  ["31 Foxglove Ct", "31 Foxglove C\u200bourt"],
  ["31 Foxglove Ct", "Foxglove Court 31"],
  ["31 Foxglove Ct", "Foxglove Ct., no. 31"],
  ["31-33 Foxglove Ct", "31 Foxglove Court"],
  ["31-B Foxglove Ct", "31B Foxglove Court"],
  ["31-B Foxglove Ct", "Foxglove Court"],
  ["Foxglove Ct & 3rd St", "Foxglove Court"],
  ["Foxglove Ct. and 3rd St", "3rd Street"],
  ["31 Smith and Oak Rd", "Smith and Oak Road"],
  ["31½ Foxglove Ct", "Foxglove Court"],
  ["One Foxglove Ct", "1 Foxglove Court"],
  ["N31 W2345 Foxglove Ct", "W2345 Foxglove Court"],
  ["Harbor House, 31 Foxglove Ct", "31 Foxglove Court"],
  ["c/o Harbor 31 Foxglove Ct", "Foxglove Court"],
  ["31 Fox Glove Ct", "31 Foxglove Court"],
  ["31 Foxglove Loop", "Foxglove Loop"],
  ["31 Foxglove Sq", "31 Foxglove Square"],
  ["31 Foxglove Xing", "Foxglove Crossing"],
  ["31 Mt Vernon Rd", "31 Mount Vernon Road"],
  ["31 Saint Johns Ave", "31 St. John's Ave"],
  ["31 O'Neal Ct", "31 ONeal Court"],
  ["31 MLK Blvd", "31 Dr. Martin Luther King, Jr. Blvd"],
  ["31 Martin Luther King Jr Blvd", "MLK Boulevard"],
  ["31 1st St", "31 First Street"],
  ["31 NE Second Ave", "NE 2nd Ave"],
  ["31 Twenty-Third St", "31 23rd Street"],
  ["31 South St", "31 South Street"],
  ["31 The Esplanade", "31 Esplanade"],
  ["31 Avenue B", "31 Ave. B"],
  ["31 US Hwy 1", "31 US-1"],
  ["31 Highway 99", "Hwy 99"],
  ["31 State Road 7", "31 SR 7"],
  ["31 CR 12", "31 County Road 12"],
  ["31 Calle Luna", "Calle Luna #31"],
  ["31 Calle Luna", "calle Luna"],
  ["Calle Luna 31", "31 Calle Luna"],
  ["Calle Luna #31", "C/ Luna, núm. 31"],
  ["31 SW 8th St", "Calle 8"],
  ["1500 Ave. Ponce de León", "Avenida Ponce de Leon 1500"],
  ["1500 Ponce de León Ave", "1500 Ponce de Leon Avenue"],
  ["31 Penon St", "31 Peñón Street"],
  ["31 Foxglove Ct", "25°47'30.9\"N"],
  ["31 Foxglove Ct", "latitude: 25.791919, longitude: -80.191919"],
  ["31 Foxglove Ct", "N 25.791919 W 80.191919"],
  ["31 Foxglove Ct", "76QXQRR5+QH"],
  ["31 Foxglove Ct", "///filled.count.soap"],
  ["31 Foxglove Ct", "https://w3w.co/filled.count.soap"],
  ["31 Foxglove Ct", "https://g.page/harbor"],
  ["31 Foxglove Court", "31Foxglove Court"],
  ["31 Foxglove Court", "31 FoxgloveCourt"],
  ["31 Foxglove Court", "31FoxgloveCt"],
  ["31 Foxglove Court", "number 31 on Foxglove"],
  ["31 Foxglove Court", "Foxglove número 31"],
  ["31 Foxglove Court", "Foxglove: 31"],
  ["31 Foxglove Court", "corner of Foxglove and Main"],
  ["31 Foxglove Court", "esquina de Foxglove con Main"],
  ["31 Foxglove Court", "Foxglove & 3rd"],
  ["31 Foxglove Court", "Foxglove and Main St"],
  ["31 Foxglove Court", "Foxglove/Main"],
  ["31 Foxglove Court", "31 Foxglov Court"],
  ["31 Foxglove Court", "31 Foxgloves Ct"],
  ["31 Foxglove Court", "31 F\u043exgl\u043eve Court"],
  ["31 Foxglove Court", "\uff13\uff11 \uff26\uff4f\uff58\uff47\uff4c\uff4f\uff56\uff45 Court"],
  ["31 Foxglove Court", '31 "Foxglove" Court'],
  ["31 Foxglove Court", "31 **Foxglove** Court"],
  ["1420 NW 17th Street", "calle diecisiete"],
  ["1420 NW 17th Street", "NW 17th and 14th Avenue"],
  ["31 MLK Blvd", "31 ML King Boulevard"],
  ["31 Foxglove Court", "between 30 and 32 Foxglove"],
  ["31 Foxglove Court", "entre el 30 y el 32 de Foxglove"],
  ["31 Foxglove Court", "next door to 30 Foxglove"],
  ["31 Foxglove Court", "Foxglove, between 30 and 32"],
  ["1420 NW 17th Street", "between 1418 and 1422 NW 17th"],
  ["1420 NW 17th Street", "1420 NW Seventeen St"],
  ["1420 NW 17th Street", "Seventeen Street"],
  ["1420 NW 21st Street", "1420 NW Twenty One St."],
  ["1420 7th Avenue", "1420 Seven Ave"],
  ["1420 NW Seventeen St", "NW 17th Street"],
  ["1420 NW Seventeenth St", "1420 NW Seventeen Street"],
])("of %s: %s", (line, text) => {
  expect(withoutAddress(`Come to ${text} now`, { lines: [line], zip: null })).toBe("Come to […] now");
});

test.each([
  ["31 Foxglove Ct", "31 beds; the court opens at 9, in 31 days."],
  ["31 Foxglove Ct", "Foxglove House has one garden, and Fox Court is no street of ours."],
  ["8 Main St", "Open 8 to 5 on the main floor, 8 people in each room."],
  ["31 Broadway", "31 shows, and broad ways to help."],
  ["31 Calle Luna", "Luna y sol: 31 camas en la calle."],
  ["31 US Hwy 1", "For us, 1 of 31 is too many."],
  ["31 SR 7", "Open 24/7, 31 beds."],
  ["One Way", "One way to help is to call."],
  ["31 Grace St", "Grace & Love House: Grace and 31 women."],
  ["31 Foxglove Court", "31 women, 31 beds; go to court with us. Foxglove and friends."],
  [
    "31 Foxglove Court",
    "Beds for women between 30 and 32, near 31 others; Foxglove volunteers come to court.",
  ],
  ["1420 NW 17th Street", "Seventeen women stay for seventeen weeks; call 1420 for all ages."],
  ["1420 1st Street", "One way to help; one place for all; ten drive."],
  ["1420 NW 17th Street", "Ages 17 & up, 17 and over, 17 / 18."],
  ["31 Foxglove Court", "Фоксглав дом: 31 кровать"],
])("of %s stays: %s", (line, text) => {
  expect(withoutAddress(text, { lines: [line], zip: null })).toBe(text);
});

test.each([
  ["33136-1234", "33136", "[…]"],
  ["M5V 2T6", "m5v-2t6", "[…]"],
  ["33136", "A33136", "A33136"],
])("ZIP code %s: %s", (zip, text, expected) => {
  expect(withoutAddress(text, { lines: [], zip })).toBe(expected);
});

test.each([
  ["Miami, FL 33136.", "Miami, FL […]."],
  ["Miami, FL 33136-1234", "Miami, FL […]"],
  ["Call 1331360", "Call 1331360"],
  ["GPS 25.791234,-80.208765", "GPS […]"],
  ["25.7912 / -80.2087", "[…]"],
  ["Map: https://maps.google.com/?q=1 there", "Map: […] there"],
  ["https://www.google.com/maps/place/x", "[…]"],
  ["https://goo.gl/maps/x and https://maps.app.goo.gl/y", "[…] and […]"],
  ["Costs 12.50, 30.75 for two", "Costs 12.50, 30.75 for two"],
])("%s", (text, expected) => {
  expect(withoutAddress(text, { lines: [], zip: "33136" })).toBe(expected);
});

test("a link to a map is one, a home page is none", () => {
  expect(isMapLink("https://www.google.com/maps?q=1,2")).toBe(true);
  expect(isMapLink("http://maps.example/")).toBe(true);
  expect(isMapLink("https://citymapper.com/directions?endname=Harbor")).toBe(true);
  expect(isMapLink("https://harbor.example/?ll=25.791919,-80.191919")).toBe(true);
  expect(isMapLink("https://www.roadmaps.example/")).toBe(false);
});

test("a line that is too long for a pattern: its street is removed", () => {
  const line = `4321 NW 17 St ${"behind the gate ".repeat(5_000)}`;
  expect(withoutAddress("Come to 4321 NW 17 St today", { lines: [line], zip: null })).toBe(
    "Come to […] today",
  );
  expect(withoutAddress("Safe", { lines: ["+1 ".repeat(5_000)], zip: null })).toBe("Safe");
});

test.each([
  ["https://www.elmstreetshelter.example/", "9 Elm St", true],
  ["help@31foxglove.example", "31 Foxglove Ct", true],
  ["https://foxglovect.example", "31 Foxglove Ct", true],
  ["https://foxglove-court.example/contact", "31 Foxglove Ct", true],
  ["https://facebook.com/FoxgloveCourtHouse", "31 Foxglove Court", true],
  ["https://x.com/foxglovect", "31 Foxglove Court", true],
  ["https://foxglove.example", "31 Foxglove Ct", false],
  ["https://helmstrong.example", "9 Elm St", false],
  ["https://harbor.example", "9 Elm St", false],
  ["https://harbor.example", null, false],
  ["https://harbor.example/4321-nw-17-street", "4321 NW 17th St", true],
  ["https://harbor.example/northwest-17th-street", "4321 NW 17th St", true],
  ["https://harbor.example/2017", "4 NW 17th St", false],
  ["https://harbor.example/31-first-street", "31 1st St", true],
  ["https://mountvernonroad.example", "31 Mt Vernon Rd", true],
  ["https://calleluna31.example", "31 Calle Luna", true],
  ["https://foxgloveloop.example", "31 Foxglove Loop", true],
])("%s names %s: %s", (host, line, isNamed) => {
  expect(isHostOfStreet(host, line)).toBe(isNamed);
});

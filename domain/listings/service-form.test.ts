import { describe, expect, test } from "vitest";
import {
  MAX_ATTACHMENTS,
  MAX_COMMENT,
  MAX_EMAIL,
  MAX_ENTRIES,
  MAX_LANGUAGES,
  MAX_ZIP,
} from "../base/contract/limits.ts";
import { readBody } from "../base/contract/parameters.ts";
import { FORM_FIELDS, fieldsWhere } from "../services/field-names.ts";
import { serviceForViewer } from "../services/listing.ts";
import { serviceForm } from "./service-form.ts";

const ID = "0F2E9E0A-7F36-4C39-9D5B-2F6E0C6B5A11";

/** Returns the fields read from a body, or its problems by the name of the field. */
function read(body: unknown): object {
  const form = readBody(serviceForm, body);
  if (!form.ok) return { wrong: form.problem.fields };
  return Object.fromEntries(Object.entries(form.value).filter(([, value]) => value !== undefined));
}

test("every name of our own replies may be sent back", () => {
  const reply = Object.fromEntries(Object.keys(serviceForViewer.shape).map((name) => [name, null]));
  const form = readBody(serviceForm, reply);
  const wrong = form.ok ? {} : (form.problem.fields ?? {});
  expect(Object.keys(wrong).filter((name) => wrong[name] === "unknownName")).toEqual([]);
});

describe("what a body of a service may carry", () => {
  test.each<[string, object, object]>([
    ["nothing", {}, {}],
    ["a line, trimmed", { name: " Hall " }, { name: "Hall" }],
    ["an empty line, which clears", { name: " " }, { name: null }],
    ["several lines", { description: "Warm\r\nand dry " }, { description: "Warm\nand dry" }],
    ["an empty text, which clears", { description: "" }, { description: null }],
    ["the state of a text", { ageEsState: "REVIEWED" }, { ageEsState: "REVIEWED" }],
    ["a choice", { addressVisibility: "AREA" }, { addressVisibility: "AREA" }],
    ["choices in any case", { type: ["food", "Shelter"] }, { type: ["FOOD", "SHELTER"] }],
    ["a choice of older clients", { category: ["Youth_And_Kids"] }, { category: ["KIDS"] }],
    ["languages, each once", { languages: ["es_mx", "es-MX", "EN"] }, { languages: ["es-MX", "en"] }],
    ["an answer", { isAllowedPets: false }, { isAllowedPets: false }],
    ["a flag", { isContact: true }, { isContact: true }],
    ["a number", { totalBeds: 7 }, { totalBeds: 7 }],
    ["digits of a form", { totalBeds: " 12 " }, { totalBeds: 12 }],
    ["digits of a number below nought", { totalBeds: "-3" }, { totalBeds: -3 }],
    ["an empty number, which clears", { totalBeds: "" }, { totalBeds: null }],
    ["a pin", { location: { coordinates: [-180, 90] } }, { location: { coordinates: [-180, 90] } }],
    ["another pin", { location: { coordinates: [180, -90] } }, { location: { coordinates: [180, -90] } }],
    [
      "lines of hours as they were typed",
      { schedules: [{ type: "DAILY", day: null, endsNextDay: true }] },
      { schedules: [{ type: "DAILY", day: null, endsNextDay: true }] },
    ],
    ["a note", { comment: "Ask Ana." }, { comment: "Ask Ana." }],
    ["attachments", { attachments: [" picture "] }, { attachments: ["picture"] }],
    ["an owner", { userEmail: "ana@x.example" }, { userEmail: "ana@x.example" }],
    ["an id of the form's", { sendingId: ID }, { sendingId: ID.toLowerCase() }],
    ["the version that was seen", { version: 3 }, { version: 3 }],
  ])("%s", (_, body, form) => {
    expect(read(body)).toEqual(form);
  });

  const OTHER_FIELDS = ["comment", "attachments", "userEmail", "sendingId", "version"] as const;
  test.each([...FORM_FIELDS, ...OTHER_FIELDS])("null in %s, which clears", (field) => {
    expect(read({ [field]: null })).toEqual({ [field]: null });
  });

  test.each([
    ...fieldsWhere({ setBy: "imports" }),
    ...fieldsWhere({ setBy: "system" }).filter((field) => field !== "version"),
    "_id",
    "__v",
    "user",
    "distance",
    "may",
    "openStatus",
    "externalIds",
    "pending",
    "reviewState",
    "refusalReason",
    "ownerLostAt",
    "lastUpdated",
  ])("%s of a service that is sent back, which nobody reads", (field) => {
    expect(read({ [field]: { any: "thing" } })).toEqual({});
  });

  test.each([
    ["isAllowedPet", "isAllowedPets"],
    ["isShowContact", "isShowFlag"],
    ["isCritical", "isCriticalHeader"],
  ])("%s for %s, unless both are there", (alias, field) => {
    expect(read({ [alias]: true })).toEqual({ [field]: true });
    expect(read({ [alias]: true, [field]: false })).toEqual({ [field]: false });
    expect(read({ [alias]: true, [field]: null })).toEqual({ [field]: null });
    expect(read({ [alias]: null })).toEqual({ [field]: null });
  });
});

describe("what is refused, under the name of the field", () => {
  test.each<[string, object, Record<string, string>]>([
    ["another name", { nmae: "Hall" }, { nmae: "unknownName" }],
    ["a line break in a line", { name: "Hall\nBcc: x" }, { name: "notOneLine" }],
    ["more than is looked at", { zip: "1".repeat(5 * MAX_ZIP + 1) }, { zip: "tooLong" }],
    ["more than twenty thousand characters", { name: "x".repeat(20_001) }, { name: "tooLong" }],
    ["a text of more", { description: "x".repeat(20_001) }, { description: "tooLong" }],
    ["a number for a line", { name: 7 }, { name: "wrongType" }],
    ["another state of a text", { ageEsState: "GUESSED" }, { ageEsState: "unknownValue" }],
    ["another choice", { addressVisibility: "NEARBY" }, { addressVisibility: "unknownValue" }],
    ["another of several choices", { type: ["FOOD", "FUN"] }, { "type.1": "unknownValue" }],
    ["more choices than any list has", { type: Array(51).fill("FOOD") }, { type: "tooMany" }],
    ["what is no language", { languages: ["es", "und"] }, { "languages.1": "unknownValue" }],
    ["a tag that is too long", { languages: ["x".repeat(101)] }, { "languages.0": "tooLong" }],
    ["too many languages", { languages: Array(MAX_LANGUAGES + 1).fill("es") }, { languages: "tooMany" }],
    ["a word for a flag", { isContact: "true" }, { isContact: "wrongType" }],
    ["a part of a bed", { totalBeds: 1.5 }, { totalBeds: "notWholeNumber" }],
    ["digits of one", { totalBeds: "1.5" }, { totalBeds: "notWholeNumber" }],
    ["digits after a word", { totalBeds: "about 5" }, { totalBeds: "notWholeNumber" }],
    ["a power", { totalBeds: "1e3" }, { totalBeds: "notWholeNumber" }],
    ["more than a number holds", { totalBeds: "9007199254740993" }, { totalBeds: "notWholeNumber" }],
    ["twenty-one digits", { totalBeds: "1".repeat(21) }, { totalBeds: "tooLong" }],
    [
      "a pin beyond the east",
      { location: { coordinates: [180.1, 0] } },
      { "location.coordinates.0": "outOfRange" },
    ],
    [
      "beyond the west",
      { location: { coordinates: [-180.1, 0] } },
      { "location.coordinates.0": "outOfRange" },
    ],
    [
      "beyond the north",
      { location: { coordinates: [0, 90.1] } },
      { "location.coordinates.1": "outOfRange" },
    ],
    [
      "beyond the south",
      { location: { coordinates: [0, -90.1] } },
      { "location.coordinates.1": "outOfRange" },
    ],
    ["half a pin", { location: { coordinates: [0] } }, { "location.coordinates": "outOfRange" }],
    ["a pin without coordinates", { location: {} }, { "location.coordinates": "required" }],
    ["too many lines of hours", { schedules: Array(MAX_ENTRIES + 1).fill({}) }, { schedules: "tooMany" }],
    ["a note that is too long", { comment: "x".repeat(4 * MAX_COMMENT + 1) }, { comment: "tooLong" }],
    ["an owner that is", { userEmail: "x".repeat(4 * MAX_EMAIL + 1) }, { userEmail: "tooLong" }],
    [
      "too many attachments",
      { attachments: Array(MAX_ATTACHMENTS + 1).fill("x") },
      { attachments: "tooMany" },
    ],
    ["an attachment that is too long", { attachments: ["x".repeat(201)] }, { "attachments.0": "tooLong" }],
    ["what is no id", { sendingId: "7" }, { sendingId: "notId" }],
    ["half a version", { version: 1.5 }, { version: "wrongType" }],
  ])("%s", (_, body, wrong) => {
    expect(read(body)).toEqual({ wrong });
  });

  test.each<[string, object]>([
    ["as many languages as may be", { languages: Array(MAX_LANGUAGES).fill("es") }],
    ["as many lines of hours", { closeSchedules: Array(MAX_ENTRIES).fill({}) }],
    ["as many attachments", { attachments: Array(MAX_ATTACHMENTS).fill("x".repeat(200)) }],
    ["a note as long as is looked at", { comment: "x".repeat(4 * MAX_COMMENT) }],
    ["an owner as long", { userEmail: "x".repeat(4 * MAX_EMAIL) }],
    ["a text as long", { description: "x".repeat(20_000) }],
    ["fifty choices", { type: Array(50).fill("FOOD") }],
    ["twenty digits", { totalBeds: "-0000000000000000007" }],
  ])("but not %s", (_, body) => {
    expect(read(body)).not.toHaveProperty("wrong");
  });
});

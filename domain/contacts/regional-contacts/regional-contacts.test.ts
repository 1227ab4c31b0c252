import { describe, expect, test } from "vitest";
import { readBody, readParameters } from "../../base/contract/parameters.ts";
import { buildSynonyms } from "../../search/synonyms.ts";
import { contactPermissions } from "./contact-fields.ts";
import { contactBody } from "./contact-form.ts";
import { contactParameters, contactQuery } from "./contact-query.ts";
import { editedContact } from "./edit-contact.ts";
import { listedContacts } from "./list-contacts.ts";
import { EMPTY_CONTACT, type RegionalContact } from "./regional-contact.ts";

const contact = (id: string, facts: Partial<RegionalContact>): RegionalContact => ({
  ...EMPTY_CONTACT,
  id,
  name: `Contact ${id}`,
  createdAt: 0,
  updatedAt: 0,
  version: 1,
  ...facts,
});

const ALL = [
  contact("a", {
    name: "Éva Harbor",
    county: "Miami-Dade County, FL",
    createdAt: 3,
    phones: ["(305) 555-0142"],
  }),
  contact("b", {
    name: "Bo Canal",
    counties: ["Broward", "Miami-Dade"],
    createdAt: 1,
    email: "bo@harbor.example",
  }),
  contact("c", { name: "Cy Bridge", county: "Florida", createdAt: 2, title: "School liaison" }),
];

const MIAMI = { state: "FL", name: "Miami-Dade" };

describe("a list", () => {
  test.each([
    ["newest first", {}, null, "acb of 3"],
    ["by name, accents aside", { sort: "name" }, null, "bca of 3"],
    ["a page", { limit: "1", skip: "1" }, null, "c of 3"],
    ["a name without its accent", { q: "eva" }, null, "a of 1"],
    ["a phone by its digits", { q: "3055550142" }, null, "a of 1"],
    ["a title", { q: "school" }, null, "c of 1"],
    ["only in the fields that are named", { q: "school", search: "name" }, null, " of 0"],
    ["of the county, not of its whole state", { nearCoordinate: "-80.2|25.77" }, MIAMI, "ab of 2"],
    ["of no county at sea", { nearCoordinate: "-40|20" }, null, " of 0"],
    ["of no place, which 0|0 is", { nearCoordinate: "0|0" }, null, "acb of 3"],
    ["an unknown field", { search: "secret" }, null, '{"search":"unknownName"}'],
    ["an unknown order", { sort: "phone" }, null, '{"sort":"unknownName"}'],
    ["no point", { nearCoordinate: "here" }, null, '{"nearCoordinate":"notCoordinate"}'],
  ] as const)("%s", (_, raw, county, expected) => {
    const read = readParameters(contactParameters, raw);
    if (!read.ok) return expect(JSON.stringify(read.problem.fields)).toBe(expected);
    const { contacts, total } = listedContacts(ALL, contactQuery(read.value), buildSynonyms([]), county);
    expect(`${contacts.map(({ id }) => id).join("")} of ${total}`).toBe(expected);
  });
});

const UUID = "01950000-0000-7000-8000-0000000000ff";

describe("a body", () => {
  test.each([
    ["a long text", "liaisons", { title: "x".repeat(201) }, { title: "tooLong" }],
    ["a long name", "liaisons", { name: "x".repeat(201) }, { name: "tooLong" }],
    ["keys of letters", "liaisons", { extension: "ask" }, { extension: "notPhone" }],
    ["no mail address", "liaisons", { email: "bo at harbor" }, { email: "notEmail" }],
    ["two lines", "liaisons", { address: "a\nb" }, { address: "notOneLine" }],
    ["a coordinator by name", "regions", { coordinators: ["Bo"] }, { "coordinators.0": "notId" }],
    [
      "too many counties",
      "regions",
      { counties: Array.from({ length: 101 }, String) },
      { counties: "tooMany" },
    ],
  ] as const)("refuses %s", (_, kind, body, fields) => {
    const read = readBody(contactBody(kind), body);
    expect(read.ok ? null : read.problem.fields).toEqual(fields);
  });

  test("what is empty is null, numbers are stored as they are shown, other kinds' fields are dropped", () => {
    const read = readBody(contactBody("liaisons"), {
      name: " Eva ",
      title: "",
      phones: ["305.555.0142", "", "305.555.0142"],
      faxPhone: "(305) 555-0100",
      email: null,
    });
    expect(read).toEqual({
      ok: true,
      value: { name: "Eva", title: null, phones: ["(305) 555-0142"], email: null },
    });
  });
});

test.each([
  ["a phone of words", "liaisons", { phones: ["call us"] }, { "phones.0": "notPhone" }],
  ["a fax of two digits", "coordinators", { faxPhone: "12" }, { faxPhone: "notPhone" }],
] as const)(
  "%s is refused where it is new, and blocks no other change where it is stored",
  (_, kind, numbers, fields) => {
    const read = readBody(contactBody(kind), { name: "Eva", ...numbers });
    if (!read.ok) throw new Error("Whether it is a number is asked where it changes.");
    expect(editedContact(kind, null, read.value)).toMatchObject({ ok: false, problem: { fields } });
    const none = editedContact(kind, null, { name: "Eva" });
    if (!none.ok) throw new Error("It has a name.");
    expect(editedContact(kind, none.value, read.value)).toMatchObject({ ok: false, problem: { fields } });
    const stored = { ...none.value, ...numbers };
    expect(editedContact(kind, stored, { ...read.value, name: "Bo" })).toMatchObject({ ok: true });
  },
);

test("a region has a coordinator, and everything a name", () => {
  expect(editedContact("regions", null, { name: "South" })).toMatchObject({
    problem: { message: "Please input at least one Coordinator.", fields: { coordinators: "required" } },
  });
  expect(editedContact("liaisons", null, {})).toMatchObject({ problem: { fields: { name: "required" } } });
  for (const name of [null, " "]) {
    const read = readBody(contactBody("regions"), { name, coordinators: [] });
    expect(read.ok && editedContact("regions", null, read.value)).toMatchObject({
      problem: { fields: { name: "required", coordinators: "required" } },
    });
  }
  const region = editedContact("regions", null, {
    name: "South",
    coordinators: [UUID],
    counties: ["A", "B"],
  });
  if (!region.ok) throw new Error("It has both.");
  expect(editedContact("regions", region.value, { counties: null })).toEqual({
    ok: true,
    value: { ...region.value, counties: [] },
  });
  expect(editedContact("regions", region.value, { coordinators: [] }).ok).toBe(false);
});

test("super users edit liaisons, administrators everything", () => {
  expect(contactPermissions("SUPER USER", "liaisons")).toEqual({ edit: true, delete: false });
  expect(contactPermissions("SUPER USER", "regions")).toEqual({ edit: false, delete: false });
  expect(contactPermissions("VOLUNTEER LEAD", "liaisons")).toEqual({ edit: false, delete: false });
  expect(contactPermissions("ADMINISTRATOR", "liaisons")).toEqual({ edit: true, delete: true });
  expect(contactPermissions("GUEST", "coordinators")).toEqual({ edit: false, delete: false });
});

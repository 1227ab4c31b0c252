import { describe, expect, test } from "vitest";
import { sourceRow, TABLES as TABLE_NAMES, type TableName } from "../hsds/source-row.ts";
import { factsOfRecord } from "./facts-of-record.ts";
import { placeOfRecord } from "./place-of-record.ts";
import { joinRecords } from "./source-record.ts";

type Values = Readonly<Record<string, string>>;

const SERVICE = { id: "1", name: "Budget Help", organization_id: "9", description: "Help with budgets." };
const TABLES: Readonly<Partial<Record<TableName, Values>>> = {
  services: SERVICE,
  organizations: { id: "9", name: "Town Office" },
  locations: { id: "5", name: "Office" },
  service_at_locations: { id: "7", service_id: "1", location_id: "5" },
  addresses: { id: "6", location_id: "5", address_1: "12 Elm Street", city: "Miami", postal_code: "33101" },
  phones: { id: "8", service_id: "1", number: "(305) 555-0123" },
};

function joined(changed: Readonly<Partial<Record<TableName, Values>>>) {
  const tables = Object.entries({ ...TABLES, ...changed }).map(
    ([table, values]) => [table, [sourceRow(`${table}.csv`, 2, values)]] as const,
  );
  return joinRecords(new Map(tables.map(([table, rows]) => [tableName(table), rows])));
}

function tableName(name: string): TableName {
  const found = TABLE_NAMES.find((table) => table === name);
  if (found === undefined) throw new Error(name);
  return found;
}

function read(changed: Readonly<Partial<Record<TableName, Values>>>) {
  const [record] = joined(changed).records;
  if (record === undefined) throw new Error("set aside");
  const located = { ...placeOfRecord(record), isApproximate: false, timeZone: "America/New_York" };
  return factsOfRecord(record, located, "2026-11-29");
}

describe("a private address", () => {
  test.each<[TableName, string, string]>([
    ["services", "PhysicalAddressIsPrivate", "Yes"],
    ["locations", "physical_address_is_private", "true"],
    ["addresses", "Confidential", "true"],
    ["addresses", "is_private", "1"],
    ["locations", "IsPrivate", "Y"],
    ["addresses", "HideAddress", "true"],
    ["addresses", "AddressHidden", "Y"],
    ["addresses", "address_private", "1"],
    ["addresses", "PrivateAddress", "Yes"],
    ["addresses", "IsConfidential", "Y"],
    ["addresses", "Unlisted", "true"],
    ["addresses", "IsPublic", "No"],
    ["addresses", "visibility", "private"],
    ["locations", "Visibility", "internal only"],
    ["addresses", "publish", "false"],
    ["addresses", "do_not_publish", "x"],
    ["addresses", "Address1Hidden", "t"],
    ["addresses", "HideStreet", "yes"],
    ["addresses", "address_visibility", "hidden"],
    ["addresses", "address_privacy", "private"],
    ["addresses", "ocultar_dirección", "sí"],
    ["addresses", "Dirección privada", "Sí"],
    ["addresses", "confidencial", "si"],
    ["addresses", "mostrar_direccion", "No"],
    ["addresses", "direccion_publica", "no"],
    ["locations", "hide_address", "true"],
    ["locations", "HideLocation", "true"],
    ["locations", "Location Is Confidential", "Yes"],
    ["locations", "display_address", "false"],
    ["locations", "Confidential", "Y"],
    ["locations", "hide_map", "true"],
    ["services", "PublishAddress", "No"],
    ["services", "Show Address", "N"],
    ["services", "address_is_public", "0"],
    ["services", "DoNotPublishAddress", "Yes"],
    ["services", "suppress_physical_address", "1"],
    ["organizations", "HideAddress", "true"],
    ["organizations", "AddressConfidential", "Y"],
    ["organizations", "Confidential", "Y"],
    ["organizations", "publish_address", "no"],
  ])("%s: %s is %s", (table, column, value) => {
    const { facts, withheld } = read({ [table]: { ...TABLES[table], [column]: value } });
    expect(withheld).toMatchObject({ reason: "SOURCE_FLAG", words: [] });
    expect(facts).toMatchObject({ isProtected: true, placeShown: "REGION" });
    // It is kept for those who may edit.
    expect(facts.place.address1).toBe("12 Elm Street");
  });

  test.each<[string, string]>([
    ["HideAddress", "false"],
    ["AddressHidden", "N"],
    ["Hidden", "0"],
    ["PublishAddress", "Yes"],
    ["display_address", "true"],
    ["IsPublic", ""],
    ["visibility", "public"],
    ["address_display", "12 Elm Street, Miami"],
    ["display_order", "0"],
    ["show_hours", "No"],
    ["PublishPhone", "No"],
    ["hide_email", "true"],
    ["HideMailingAddress", "true"],
    ["private_pay", "Yes"],
    ["printed", "No"],
    ["public_transit", "No"],
    ["confidential_services", "Yes"],
    ["listed_since", "1"],
    ["street_parking", "No"],
  ])("is public where %s is %j", (column, value) => {
    expect(read({ addresses: { ...TABLES.addresses, [column]: value } }).withheld).toBeNull();
  });

  test.each(["No", "false", "0", ""])("is public where the flag is %j", (value) => {
    const { withheld } = read({ addresses: { ...TABLES.addresses, IsPrivate: value } });
    expect(withheld).toBeNull();
  });
});

describe("another private value", () => {
  test.each<[TableName, Values]>([
    ["phones", { ...TABLES.phones, is_private: "yes" }],
    ["phones", { ...TABLES.phones, NumberIsPrivate: "Yes" }],
    ["phones", { ...TABLES.phones, HidePhone: "yes" }],
    ["phones", { ...TABLES.phones, publish: "No" }],
    ["phones", { ...TABLES.phones, visibility: "staff_only" }],
    ["phones", { ...TABLES.phones, phone_public: "false" }],
    ["phones", { ...TABLES.phones, is_hidden: "true" }],
    ["phones", { ...TABLES.phones, Ocultar: "sí" }],
    ["services", { ...SERVICE, email: "inside@office.example", EmailIsPrivate: "true" }],
    ["services", { ...SERVICE, email: "inside@office.example", hide_email: "1" }],
    ["services", { ...SERVICE, email: "inside@office.example", PublishEmail: "No" }],
    ["services", { ...SERVICE, url: "https://inside@office.example", display_website: "false" }],
    ["services", { ...SERVICE, email: "inside@office.example", EmailAddressIsPrivate: "true" }],
    ["services", { ...SERVICE, url: "https://inside@office.example", WebsiteIsPrivate: "true" }],
    ["services", { ...SERVICE, fees_description: "inside@office.example", FeesDescriptionIsPrivate: "true" }],
  ])("of %s: %j", (table, values) => {
    const { facts } = read({ [table]: values });
    if (table === "phones") expect(facts.phone).toBeNull();
    expect(JSON.stringify(facts)).not.toMatch(/inside@/);
  });
});

describe("a private value in a text", () => {
  const said = "Call 305-555-0123, write to inside@office.example, or come to 9 Birch Road.";
  test.each<[string, TableName, Values, string]>([
    ["a number in a column", "phones", { ...TABLES.phones, is_private: "yes" }, "305-555-0123"],
    ["a number in words", "phones", { ...TABLES.phones, description: "Do not publish" }, "305-555-0123"],
    [
      "a mail address",
      "organizations",
      { id: "9", name: "Town Office", email: "inside@office.example", EmailIsPrivate: "Y" },
      "inside@office.example",
    ],
    [
      "a street that is not where the service is",
      "locations",
      { id: "5", name: "Office", mailing_address: "9 Birch Road", MailingAddressIsPrivate: "Y" },
      "9 Birch Road",
    ],
  ])("%s", (_, table, values, gone) => {
    const { facts, organization } = read({
      organizations: { id: "9", name: "Town Office", description: said },
      services: { ...SERVICE, description: said },
      [table]: table === "organizations" ? { ...values, description: said } : values,
    });
    expect(facts.description).toBe(said.replace(gone, "[…]"));
    expect(organization?.description).toBe(said.replace(gone, "[…]"));
  });

  test("what a person opens again comes back without it", () => {
    const { facts, withheld } = read({
      services: { ...SERVICE, description: `${said} We are at 12 Elm Street.` },
      addresses: { ...TABLES.addresses, IsPrivate: "Y" },
      phones: { ...TABLES.phones, is_private: "yes" },
    });
    expect(facts.description).not.toMatch(/0123|Elm/u);
    expect(withheld?.taken["description"]?.was).toBe(
      `${said.replace("305-555-0123", "[…]")} We are at 12 Elm Street.`,
    );
  });
});

type Rows = Readonly<Partial<Record<TableName, readonly Values[]>>>;

const SAID = "Call 305-555-0123, write to inside@office.example, see hush.example, or come to 9 Birch Road.";
/** Three services: two of one organization, of which one is at the place where a stranger is, too. */
const SIBLINGS: Rows = {
  services: ["1", "2", "3"].map((id) => ({
    id,
    name: `Help ${id}`,
    organization_id: id === "3" ? "8" : "9",
    description: SAID,
  })),
  organizations: [
    { id: "9", name: "Town Office", description: SAID },
    { id: "8", name: "Strangers" },
  ],
  locations: [{ id: "5" }, { id: "6" }],
  service_at_locations: [
    { id: "71", service_id: "1", location_id: "5" },
    { id: "72", service_id: "2", location_id: "6" },
    { id: "73", service_id: "3", location_id: "6" },
  ],
  addresses: [
    { id: "65", location_id: "5", address_1: "12 Elm Street", city: "Miami", postal_code: "33101" },
    { id: "66", location_id: "6", address_1: "40 Oak Avenue", city: "Miami", postal_code: "33101" },
  ],
  phones: [
    { id: "81", service_id: "1", number: "(305) 555-0100" },
    { id: "82", service_id: "2", number: "(305) 555-0123" },
    { id: "83", service_id: "2", number: "(305) 555-0177" },
  ],
};

function readAll(changed: Rows) {
  const tables = Object.entries({ ...SIBLINGS, ...changed }).map(
    ([table, rows]) =>
      [tableName(table), rows.map((values) => sourceRow(`${table}.csv`, 2, values))] as const,
  );
  return joinRecords(new Map(tables)).records.map((record) => {
    const located = { ...placeOfRecord(record), isApproximate: false, timeZone: "America/New_York" };
    return factsOfRecord(record, located, "2026-11-29");
  });
}

/** A row of these siblings with further values. */
const withValues = (table: TableName, id: string, values: Values): Rows => ({
  [table]: (SIBLINGS[table] ?? []).map((row) => (row["id"] === id ? { ...row, ...values } : row)),
});
const without = (gone: string): string => SAID.replace(gone, "[…]");

describe("what a sibling, or another row, keeps private", () => {
  const [number, mail, site, street] = [
    "305-555-0123",
    "inside@office.example",
    "hush.example",
    "9 Birch Road",
  ];
  test.each<[string, Rows, readonly string[]]>([
    ["nothing", {}, [SAID, SAID, SAID]],
    [
      "a number of the first",
      { phones: [{ id: "81", service_id: "1", number, is_private: "yes" }] },
      [without(number), without(number), SAID],
    ],
    [
      "a number of the link of the second with its place",
      { phones: [{ id: "81", service_at_location_id: "72", number, is_private: "yes" }] },
      [without(number), without(number), without(number)],
    ],
    [
      "a number of the place of two",
      { phones: [{ id: "81", location_id: "6", number, description: "do not publish" }] },
      [without(number), without(number), without(number)],
    ],
    [
      "a mail address of the second",
      withValues("services", "2", { email: mail, EmailIsPrivate: "Y" }),
      [without(mail), without(mail), without(mail)],
    ],
    [
      "a web address of the stranger",
      { urls: [{ id: "91", service_id: "3", url: `https://${site}`, IsPrivate: "true" }] },
      [SAID, without(site), without(site)],
    ],
    [
      "a street of mail of the first",
      withValues("locations", "5", { mailing_address: street, MailingAddressIsPrivate: "Y" }),
      [without(street), without(street), SAID],
    ],
    [
      "numbers, by the service",
      withValues("services", "2", { PhoneIsPrivate: "Y" }),
      [without(number), without(number), without(number)],
    ],
    [
      "its first number, by the service",
      withValues("services", "2", { Phone1IsPrivate: "Y", Phone2IsPrivate: "N" }),
      [without(number), without(number), without(number)],
    ],
    [
      "its second number, by the service",
      withValues("services", "2", { Phone2IsPrivate: "Y" }),
      [SAID, SAID, SAID],
    ],
    [
      "a web address, by the organization",
      {
        ...withValues("organizations", "9", { WebsiteIsPrivate: "Y" }),
        urls: [{ id: "91", organization_id: "9", url: `https://${site}` }],
      },
      [without(site), without(site), without(site)],
    ],
  ])("%s", (_, changed, texts) => {
    const records = readAll(changed);
    expect(records.map(({ facts }) => facts.description)).toEqual(texts);
    for (const { organization, facts } of records)
      if (organization?.externalId === "9") expect(organization.description).toBe(facts.description);
  });

  test("a number that is private in one row is none of another, whose next one is called", () => {
    const phones = [...(SIBLINGS.phones ?? []), { id: "84", service_id: "1", number, is_private: "yes" }];
    expect(readAll({ phones }).map(({ facts }) => facts.phone)).toEqual([
      "(305) 555-0100",
      "(305) 555-0177",
      null,
    ]);
  });

  test.each<[string, Rows, readonly boolean[]]>([
    [
      "by the organization",
      withValues("organizations", "8", { PhysicalAddressIsPrivate: "Y" }),
      [false, true, true],
    ],
    [
      "by the organization, with its street",
      withValues("organizations", "9", { address_1: "12 Elm St", AddressIsPrivate: "Y" }),
      [true, false, false],
    ],
    [
      "by the organization, while the places say that they are not",
      {
        ...withValues("organizations", "9", { PhysicalAddressIsPrivate: "Y" }),
        ...withValues("locations", "6", { PhysicalAddressIsPrivate: "N" }),
      },
      [true, false, false],
    ],
    ["by one service", withValues("services", "2", { PhysicalAddressIsPrivate: "Y" }), [false, true, false]],
  ])("an address is withheld %s", (_, changed, isWithheld) => {
    expect(readAll(changed).map(({ withheld }) => withheld !== null)).toEqual(isWithheld);
  });
});

test.each<[TableName, string, string]>([
  ["services", "ExcludeFromWebsite", "Yes"],
  ["services", "exclude_from_directory", "Yes"],
  ["organizations", "ExcludeFromDirectory", "Yes"],
  ["locations", "ExcludeFromWebsite", "Yes"],
  ["services", "DoNotPublish", "true"],
  ["services", "HideFromWebsite", "1"],
  ["services", "show_on_website", "No"],
  ["services", "PublishToWeb", "false"],
  ["services", "IncludeInDirectory", "N"],
  ["organizations", "Published", "No"],
  ["organizations", "hidden_from_public", "Y"],
  ["locations", "display on web", "0"],
  ["services", "no_publicar", "sí"],
  ["services", "Excluir del directorio", "Sí"],
])("a record whose %s say %s: %s is set aside", (table, column, value) => {
  const { records, setAside } = joined({ [table]: { ...TABLES[table], [column]: value } });
  expect(records).toEqual([]);
  expect(setAside.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/^the source keeps (?:it|one of its places) out of directories$/),
  ]);
});

describe("a contact", () => {
  const TEXT = "Ask for Ms. Quibble (Hortensia A. Quibble), hq@mail.example or 305-555-0199, or the desk.";
  const CONTACT = {
    id: "3",
    service_id: "1",
    name: "Hortensia Quibble",
    title: "Director",
    email: "hq@mail.example",
  };
  const NUMBER = { id: "8", service_id: "", contact_id: "3", number: "(305) 555-0199" };
  const described = (changed: Readonly<Partial<Record<TableName, Values>>>, text = TEXT) =>
    read({ services: { ...SERVICE, description: text }, ...changed }).facts.description;

  test.each([
    "IsPrivate",
    "ContactIsPrivate",
    "NameIsPrivate",
    "Confidential",
    "DoNotPublish",
    "Contact Name Hidden",
  ])("%s: it is in no text, nor is its number", (flag) => {
    expect(described({ contacts: { ...CONTACT, [flag]: "Yes" }, phones: NUMBER })).toBe(
      "Ask for […] ([…]), […] or […], or the desk.",
    );
  });

  test.each(["private", "Internal", "staff only", "privado"])(
    "of the visibility %s is in no text",
    (visibility) => {
      const { phones, contacts } = { phones: NUMBER, contacts: { ...CONTACT, visibility } };
      expect(described({ contacts, phones })).toBe("Ask for […] ([…]), […] or […], or the desk.");
    },
  );

  test("of which a mail address alone is private keeps its name", () => {
    expect(described({ contacts: { ...CONTACT, EmailIsPrivate: "Yes" }, phones: NUMBER })).toBe(
      TEXT.replace("hq@mail.example", "[…]"),
    );
  });

  test("that is public stays in texts, and is shown nowhere else", () => {
    expect(described({ contacts: { ...CONTACT, IsPrivate: "No" }, phones: NUMBER })).toBe(TEXT);
    expect(JSON.stringify(read({ contacts: CONTACT }))).not.toMatch(/Quibble|hq@|Director/);
  });

  test.each([
    ["Quibble, Hortensia", "Ask Hortensia Quibble."],
    ["Dr. Hortensia Quibble, PhD", "Ask Hortensia Quibble."],
    ["Hortensia Quibble", "Ask Quibble, Hortensia."],
    ["Hortensia Quibble", "Ask sra. Quibble."],
  ])("named %s is in %s", (name, text) => {
    expect(described({ contacts: { ...CONTACT, name, IsPrivate: "Yes" } }, text)).toBe("Ask […].");
  });

  test("of a withheld place is not named, whatever its row says", () => {
    const services = { ...SERVICE, description: "Shelter for abused women. Ask for Hortensia Quibble." };
    const { facts, withheld } = read({ services, contacts: CONTACT });
    expect([withheld?.reason, facts.description]).toEqual([
      "WORDS",
      "Shelter for abused women. Ask for […].",
    ]);
  });
});

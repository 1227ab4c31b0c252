import { expect, test } from "vitest";
import { everyField } from "#checks/every-field.ts";
import { listingsForTest, NOW } from "#checks/listings-for-tests.ts";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { addOrganizations } from "#checks/organizations-for-tests.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { importedFrom } from "#domain/imports/sources/fact-sources.ts";
import type { ServiceChange } from "#domain/listings/listing-calls.ts";
import { toListing, toServiceFacts } from "#domain/listings/listing-facts.ts";
import type { CityPack } from "#domain/offline/city-pack/city-pack-calls.ts";
import { servicesOfPack } from "#domain/offline/city-pack/offline-service.ts";
import { emptyValue } from "#domain/services/field-kinds.ts";
import {
  byField,
  COLUMN_FIELDS,
  ENTERED_FIELDS,
  type EnteredField,
  FIELD_NAMES,
  type FieldName,
  FORM_FIELDS,
  fieldsWhere,
  getFieldSpec,
  LISTED_FIELDS,
  PAGE_ONLY_FIELDS,
} from "#domain/services/field-names.ts";
import type { Listing, ServiceForViewer } from "#domain/services/listing.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import { formRights } from "#domain/services/service-permissions.ts";
import { byTextsField, listServiceTexts, type ServiceText } from "#domain/translation/further-texts.ts";
import { saveSource } from "#server/features/imports/sources/queries.ts";
import { OPENING_MS, openPlace } from "#server/features/listings/protection/decide-place.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { readStored } from "#server/features/listings/stored-service.ts";
import { toColumnName } from "#server/features/services/column-of.ts";
import {
  toListingDraft,
  toServiceEdit,
  toServiceFormInput,
} from "#web/features/listings/service-form/form-body.ts";
import { initialValues, toFormValues } from "#web/features/listings/service-form/form-values.ts";

/**
 * A service goes all the way with every field of the table filled: store, API, pack, form, an edit, its review, its
 * history, and back. Values are made, and compared, by the table: a field that is added is covered, and one that is
 * lost anywhere is named.
 */

const ONE = everyField(0);
const OTHER = everyField(1);
/** The first once more: what a person has written is a person's, and takes the place of the source's text. */
const BACK: Listing = {
  ...ONE,
  ...byField<Partial<Listing>>(fieldsWhere({ kind: "textState" }), () => "REVIEWED"),
  ...byTextsField(listServiceTexts(ONE).map((text) => ({ ...text, state: "REVIEWED" }))),
  sourceDescription: null,
  sourcePhone: null,
};
const ZONE = "America/Denver";
/** All of it was imported from here. */
const SOURCE = {
  key: "every-field",
  name: "Every Field",
  url: "https://every-field.example/",
  licence: "CC0-1.0",
  taxonomyLicence: null,
  asOf: "2026-02-03",
};
const SHOWN_SOURCE = { name: SOURCE.name, url: SOURCE.url, licence: SOURCE.licence, asOf: SOURCE.asOf };
/** What the directory decides or announces itself comes from no source. */
const OWN: ReadonlySet<EnteredField> = new Set([
  ...FORM_FIELDS.filter((field) =>
    ["administrators", "alertEditors"].includes(getFieldSpec(field).setBy ?? ""),
  ),
  "isProtected",
  "placeShown",
  "isRemote",
]);
/** Follows from the address, which both versions have: `server/features/listings/without-place.test.ts`. */
const followsFromAddress = (field: FieldName) => field === "isRemote";

/** A reply by the table's names: it has the texts in further languages together. */
function byTable<Reply extends { texts?: ServiceText[] | undefined }>(reply: Reply) {
  return { ...reply, ...byTextsField(reply.texts ?? []) };
}

/** The other way round. */
function asReply(version: Listing) {
  return { ...version, texts: listServiceTexts(version) };
}

/** The fields of these that are not as they should be: what they are, and what they should be. */
function wrong(
  fields: readonly FieldName[],
  is: object,
  shouldBe: object,
): Record<string, { is: unknown; shouldBe: unknown }> {
  const values = (field: FieldName) => ({
    is: Reflect.get(is, field),
    shouldBe: Reflect.get(shouldBe, field),
  });
  const isOff = (field: FieldName) =>
    JSON.stringify(values(field).is) !== JSON.stringify(values(field).shouldBe);
  return Object.fromEntries(fields.filter(isOff).map((field) => [field, values(field)]));
}

/** Fields that this setter sets, or that every editor may set. */
const setBy = (setter: string | undefined) =>
  FORM_FIELDS.filter((field) => getFieldSpec(field).setBy === setter);

test.each(ENTERED_FIELDS.filter((field) => !followsFromAddress(field)))(
  "%s has a value, and another one in the other version",
  (field) => {
    const none = JSON.stringify(emptyValue(getFieldSpec(field)));
    const [one, other] = [JSON.stringify(ONE[field]), JSON.stringify(OTHER[field])];
    expect([one, other]).not.toEqual([none, none]);
    if (field !== "isCriticalHeader") expect(one).not.toBe(other);
  },
);

test("no two texts or numbers of a version are alike", () => {
  for (const version of [ONE, OTHER]) {
    const values = Object.values(version).filter(
      (value) => typeof value === "string" || typeof value === "number",
    );
    const states = ["REVIEWED", "MACHINE"];
    const own = values.filter((value) => !states.includes(String(value)));
    expect(new Set(own).size).toBe(own.length);
  }
});

test("the rules read every field, and give it back", () => {
  expect(wrong(ENTERED_FIELDS, toListing(toServiceFacts(ONE)), ONE)).toEqual({});
  expect(wrong(ENTERED_FIELDS, toListing(toServiceFacts(OTHER)), OTHER)).toEqual({});
});

onEachEngine("A service with every field filled", (open) => {
  const at = listingsForTest(open);
  const administrator = () => at.headersOf("ADMINISTRATOR");
  const asOwner = async (id: string) => (await at.call("GET", `/services/${id}`, at.owner.headers)).body;
  const stored = async (id: string): Promise<Listing> => {
    const service = await readStored(open(), id);
    if (service === null) throw new Error("It is stored.");
    return service.current;
  };
  /** The versions of a service: an editor's and a guest's. */
  const storedVersions = async (id: string): Promise<number[]> => {
    const [row] = await open().query<{ version: number; public: number }>(
      "select version, public_version as public from services where id = $1",
      [id],
    );
    if (row === undefined) throw new Error("It is stored.");
    expect(row.version).not.toBe(row.public);
    return [row.version, row.public];
  };

  /** It is the owner's, and its facts are this version's. */
  async function store(version: Listing = ONE): Promise<string> {
    const source = await saveSource(open(), SOURCE);
    await addOrganizations(
      open(),
      [ONE, OTHER].flatMap(({ organization }) => organization ?? []),
    );
    // Whoever chooses an organization sees it.
    await open().query("update organizations set owner_id = $1", [at.owner.user.id]);
    const service = {
      ...serviceForTest(
        {},
        { bedsUpdatedAt: NOW - 1000, verifiedAt: NOW - 2000, verifiedBy: "A person", likes: 7 },
      ),
      facts: toServiceFacts(version),
      factSources: importedFrom(source, SOURCE.asOf, toServiceFacts(version)),
    };
    await storeServices(open(), [service], NOW);
    await open().query("update services set owner_id = $2 where id = $1", [service.id, at.owner.user.id]);
    return service.id;
  }

  test("has a column of each of them that the public may see, and there is no other but what is computed", async () => {
    const rows = await open().query<{ name: string }>(
      "select column_name as name from information_schema.columns where table_name = 'public_services'",
    );
    const computed = [
      "hours_id",
      "is_permanently_closed",
      "is_public",
      "is_listed",
      "public_point",
      "public_search",
      "revision",
      "fact_sources",
      "organization_id",
      "program_id",
    ];
    const bits = ["type_bits", "need_bits", "category_bits"];
    expect(rows.map(({ name }) => name).sort()).toEqual(
      [...COLUMN_FIELDS.map(toColumnName), "longitude", "latitude", ...computed, ...bits].sort(),
    );
  });

  test("is stored, and answered with each of them", async () => {
    const id = await store();
    expect(wrong(ENTERED_FIELDS, await stored(id), ONE)).toEqual({});
    const own = await asOwner(id);
    expect(wrong(ENTERED_FIELDS, byTable(own), ONE)).toEqual({});
    // Its address is public, so editors and guests see the same, except for the version: guests have their own.
    const shown = await at.asGuest(id);
    expect(wrong(FIELD_NAMES, shown, { ...own, version: shown.version })).toEqual({});
    expect([own.version, shown.version]).toEqual(await storedVersions(id));
    for (const field of [...LISTED_FIELDS, ...PAGE_ONLY_FIELDS])
      expect(shown[field], field).not.toBeUndefined();
    // Its texts in a further language are for who reads that.
    expect(shown.texts).toBeUndefined();
    const { body: further } = await at.call<PublicService>("GET", `/services/${id}?lang=ar-XB`, {});
    expect(further.texts).toEqual(listServiceTexts(ONE));
    // Each comes from the source, but for what every new service has.
    const imported = ENTERED_FIELDS.filter(
      (field) => !OWN.has(field) && getFieldSpec(field).kind !== "texts" && ONE[field] !== "EXACT",
    );
    expect(shown.source).toEqual(SHOWN_SOURCE);
    expect(shown.sources).toEqual([{ ...SHOWN_SOURCE, fields: imported }]);
    const { body: list } = await at.call<PublicService[]>(
      "GET",
      "/services?nearCoordinate=-104.99|39.74&radius=1",
      {},
    );
    const row = list.find((service) => service.id === id) ?? {};
    expect(wrong(LISTED_FIELDS, row, shown)).toEqual({});
    expect(row).toMatchObject({ source: SHOWN_SOURCE });
  });

  test.each([
    ["one", ONE],
    ["other", OTHER],
  ])("is in a city pack with each of them: the %s version", async (_, version) => {
    const id = await store(version);
    const [longitude, latitude] = version.location?.coordinates ?? [];
    const near = `/city-pack?nearCoordinate=${longitude}|${latitude}`;
    const { body: pack } = await at.call<CityPack>("GET", near, {});
    const packed = servicesOfPack(pack, NOW).find(({ facts }) => facts.id === id);
    const shown = await at.asGuest(id);
    expect(wrong([...LISTED_FIELDS, ...PAGE_ONLY_FIELDS], packed?.facts ?? {}, shown)).toEqual({});
    expect(packed?.facts.texts).toEqual(listServiceTexts(version));
    expect(packed?.facts).toMatchObject({ source: shown.source, sources: shown.sources });
  });

  test("round-trips through the form with every field", async () => {
    const values = toFormValues(await asOwner(await store()));
    expect(wrong(FORM_FIELDS, toListingDraft(values, ZONE), ONE)).toEqual({});
    const input = toServiceFormInput(values, formRights("ADMINISTRATOR", true), ZONE);
    const { status, body } = await at.call("POST", "/services", administrator(), input);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(wrong(FORM_FIELDS, await stored(body.id), ONE)).toEqual({});
  });

  test("is edited, reviewed and brought back with each of them", async () => {
    const id = await store();
    const ownersFields = setBy(undefined);
    const othersFields = [...setBy("alertEditors"), ...setBy("administrators")];
    const zoneAside = (field: EnteredField) => field !== "timeZone";

    // The owner changes all that they may: some of it is public at once, the rest waits.
    const opened = await asOwner(id);
    const base = initialValues(opened, { id: at.owner.user.id, role: "USER" });
    const typed = toFormValues({ ...opened, ...asReply(OTHER) });
    const edit = toServiceEdit(typed, base, opened.version, formRights("USER", true), ZONE);
    const { status, body: saved } = await at.call("PUT", `/services/${id}`, at.owner.headers, edit);
    expect(status, JSON.stringify(saved)).toBe(200);
    const isImmediate = (field: EnteredField) => getFieldSpec(field).publishes !== undefined;
    expect(wrong(ownersFields.filter(isImmediate), saved, OTHER)).toEqual({});
    const waiting = ownersFields.filter((field) => !isImmediate(field) && !followsFromAddress(field));
    expect(wrong(waiting, byTable(saved), ONE)).toEqual({});
    expect(wrong(waiting, saved.pending?.after ?? {}, OTHER)).toEqual({});
    expect(wrong(othersFields.filter(zoneAside), { ...saved, ...saved.pending?.after }, ONE)).toEqual({});

    // A reviewer agrees: what waited is public, and the zone is that of the new place.
    const approved = await at.call("POST", "/services/approve-services", administrator(), { services: [id] });
    expect(approved.status, JSON.stringify(approved.body)).toBe(200);
    const reviewed = await stored(id);
    expect(wrong([...ownersFields, "timeZone"], reviewed, OTHER)).toEqual({});
    expect(wrong(othersFields.filter(zoneAside), reviewed, ONE)).toEqual({});
    expect([reviewed.sourceDescription, reviewed.sourcePhone]).toEqual([null, null]);

    // An administrator sets what only they may.
    expect(await edited(id, OTHER)).toEqual({});

    // The history has every field, before and after.
    const { body: changes } = await at.call<ServiceChange[]>(
      "GET",
      `/services/${id}/history`,
      administrator(),
    );
    const [was, is]: [object, object] = [{}, {}];
    for (const { before, after, action } of changes.toReversed()) {
      if (action === "PROPOSE") continue;
      Object.assign(was, { ...before, ...was });
      Object.assign(is, after);
    }
    const editable = FORM_FIELDS.filter(
      (field) => field !== "isCriticalHeader" && !followsFromAddress(field),
    );
    expect(wrong([...editable, "sourceDescription", "sourcePhone"], was, ONE)).toEqual({});
    expect(wrong(editable, is, OTHER)).toEqual({});

    // What people have entered comes from no source.
    const { source, sources } = await at.asGuest(id);
    expect(source).toBeNull();
    for (const field of editable) expect(sources.flatMap(({ fields }) => fields)).not.toContain(field);

    // And back to what it was. That it is protected no save takes back.
    for (const headers of [administrator(), at.headersOf("SUPER USER")])
      await at.call("POST", `/services/${id}/withheld`, headers, { decision: "OPEN" });
    await openPlace(open(), id, NOW + OPENING_MS);
    expect(await edited(id, BACK)).toEqual({});
    expect(wrong(ENTERED_FIELDS, await stored(id), BACK)).toEqual({});
  });

  /** Has an administrator make it this version by the form; what is then not as it should be. */
  async function edited(id: string, version: Listing) {
    const { body: opened } = await at.call<ServiceForViewer>("GET", `/services/${id}`, administrator());
    const base = initialValues(opened, { id: "", role: "ADMINISTRATOR" });
    const typed = toFormValues({ ...opened, ...asReply(version), pending: null });
    const edit = toServiceEdit(typed, base, opened.version, formRights("ADMINISTRATOR", false), ZONE);
    const { status, body } = await at.call("PUT", `/services/${id}`, administrator(), edit);
    expect(status, JSON.stringify(body)).toBe(200);
    return wrong(FORM_FIELDS, await stored(id), version);
  }
});

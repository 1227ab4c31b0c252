import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import type { ListedService, PublicService, ServicePin } from "#domain/services/public-service.ts";
import { storeServices } from "../listings/store-services.ts";

const STORED = Date.UTC(2026, 10, 20);
const HERE = "-80.2|25.77";
const day = (n: number) => Date.UTC(2026, 1, n);

const soup = serviceForTest(
  {
    name: "Soup Place",
    serviceSummary: "Hot soup",
    type: ["FOOD"],
    needs: ["MEALS"],
    category: ["ALL"],
    place: { city: "Miami", zip: "33130", coordinates: { longitude: -80.2, latitude: 25.78 } },
  },
  { createdAt: day(1), updatedAt: day(9), likes: 3 },
);
const womensTable = serviceForTest(
  {
    name: "Women's Table (50% off_*)",
    description: "A meal for women.",
    type: ["FOOD"],
    needs: ["MEALS"],
    category: ["WOMEN"],
    place: { city: "Miami Beach", zip: "33139", coordinates: { longitude: -80.13, latitude: 25.79 } },
  },
  { createdAt: day(2), updatedAt: day(8), likes: 9 },
);
const mensPantry = serviceForTest(
  {
    name: "Men's Pantry",
    type: ["FOOD"],
    needs: ["FOOD_PANTRIES"],
    category: ["MEN"],
    place: { coordinates: { longitude: -80.21, latitude: 25.77 } },
  },
  { createdAt: day(3), updatedAt: day(7), likes: 1 },
);
const unknownAudience = serviceForTest(
  { name: "Corner Table", type: ["FOOD"], place: { coordinates: { longitude: -80.19, latitude: 25.6 } } },
  { createdAt: day(4), updatedAt: day(6) },
);
const petShelter = serviceForTest(
  {
    name: "Shelter with pets",
    type: ["SHELTER"],
    category: ["ALL"],
    isAllowedPets: true,
    availableBeds: 0,
    totalBeds: 12,
    place: { coordinates: { longitude: -80.3, latitude: 25.9 } },
  },
  { createdAt: day(5), updatedAt: day(5) },
);
const petsByCategoryOnly = serviceForTest(
  { name: "Says pets, does not allow", type: ["SHELTER"], category: ["PETS_ALLOWED"], isAllowedPets: false },
  { createdAt: day(6), updatedAt: day(4) },
);
const withoutType = serviceForTest(
  { name: "Zephyr Hall", description: "Nobody knows what this is." },
  { createdAt: day(7), updatedAt: day(3) },
);
const nowhere = serviceForTest(
  { name: "Nowhere", type: ["FOOD"], place: { coordinates: null } },
  { createdAt: day(8), updatedAt: day(2) },
);
const waiting = serviceForTest({ name: "Waiting Kitchen", type: ["FOOD"] }, { approvedAt: null });
const closedForGood = serviceForTest({
  name: "Closed for good",
  type: ["FOOD"],
  closeSchedules: [{ type: "PERMANENTLY_CLOSED" }],
});
const PUBLIC = [
  nowhere,
  withoutType,
  petsByCategoryOnly,
  petShelter,
  unknownAudience,
  mensPantry,
  womensTable,
  soup,
];

onEachEngine("Services over HTTP", (open) => {
  let app: RunningApp;
  beforeAll(async () => {
    await storeServices(open(), [...PUBLIC, waiting, closedForGood], STORED);
    app = await runningApp(open());
  });
  afterAll(() => app?.close());

  async function names(query: string): Promise<string[]> {
    return (await app.read<ListedService[]>(`/services?${query}`)).map(({ name }) => name);
  }
  const listNames = (services: readonly { facts: { name: string } }[]) =>
    services.map(({ facts }) => facts.name);

  describe("no before yes", () => {
    test("a service that waits for approval is not there for guests", async () => {
      const reply = await app.get(`/api/services/${waiting.id}`);
      expect(reply.status).toBe(404);
      expect(await reply.json()).toEqual({ code: 404, key: "notFound", message: "Not found." });
      expect(await names("q=Waiting")).toEqual([]);
      expect(await names(`filter=_id,isApproved&limit=0&_id=${waiting.id},${soup.id}`)).toEqual([
        "Soup Place",
      ]);
    });

    test.each(["isApproved=false", "isShowAll=true", "user=somebody"])(
      "%s is an empty list, count and map for a guest",
      async (query) => {
        expect(await names(query)).toEqual([]);
        expect(await app.read(`/services/count?${query}`)).toEqual({ count: 0 });
        expect(await app.read(`/services/pins?${query}`)).toEqual([]);
      },
    );

    test("what is no id, or no service's, is not found", async () => {
      for (const id of ["x", "0190b5a0-0000-7000-8000-000000000000", "'or 1=1"]) {
        expect((await app.get(`/api/services/${encodeURIComponent(id)}`)).status).toBe(404);
      }
    });

    test("a dead token is a guest on public calls and Unauthorized on the profile", async () => {
      for (const token of ["Bearer", "Bearer undefined", "Bearer dead", "nonsense"]) {
        expect((await app.get("/api/services", { authorization: token })).status).toBe(200);
        const profile = await app.get("/api/auth/profile", { authorization: token });
        expect(profile.status).toBe(401);
        expect(profile.headers.get("content-type")).toContain("text/plain");
        expect(await profile.text()).toBe("Unauthorized");
      }
    });
  });

  describe("one service", () => {
    test("has what is public of it", async () => {
      const found = await app.read<PublicService>(`/services/${petShelter.id}?currentCoordinate=${HERE}`);
      expect(found).toMatchObject({
        id: petShelter.id,
        name: "Shelter with pets",
        category: ["ALL"],
        location: { coordinates: [-80.3, 25.9] },
        availableBeds: 0,
        totalBeds: 12,
        distance: 10.9,
        isApproved: true,
        openStatus: { state: "NONE", changesAt: null, text: "" },
        may: { edit: false, delete: false, updateBeds: false, confirm: false },
      });
      for (const name of ["userEmail", "user", "comment", "externalIds", "attachments"]) {
        expect(found).not.toHaveProperty(name);
      }
    });

    test("one that is closed for good has its page, but is in no list", async () => {
      const found = await app.read<PublicService>(`/services/${closedForGood.id}`);
      expect(found.openStatus).toMatchObject({ state: "CLOSED", text: "Permanently closed" });
      expect(await names("q=Closed for good")).toEqual([]);
    });

    test("an id in capitals is the same id", async () => {
      expect(await app.read(`/services/${soup.id.toUpperCase()}`)).toMatchObject({ id: soup.id });
    });
  });

  describe("order and pages", () => {
    test("newest first, 25 at most, with the total where the end was reached", async () => {
      const reply = await app.get("/api/services");
      expect(reply.headers.get("x-total-count")).toBe(String(PUBLIC.length));
      expect(await names("")).toEqual(listNames(PUBLIC));
    });

    test("a full page does not tell a total that would cost further work", async () => {
      expect((await app.get("/api/services?limit=3")).headers.get("x-total-count")).toBeNull();
      expect((await app.get(`/api/services?limit=${PUBLIC.length}`)).headers.get("x-total-count")).toBe("8");
    });

    test.each([
      ["sort=createdAt&direction=asc", listNames(PUBLIC.toReversed())],
      ["sort=updatedAt", listNames(PUBLIC.toReversed())],
      ["sort=likes&limit=3", ["Women's Table (50% off_*)", "Soup Place", "Men's Pantry"]],
      ["sort=name&limit=2", ["Corner Table", "Men's Pantry"]],
      ["type=FOOD&skip=2&limit=2", ["Men's Pantry", "Women's Table (50% off_*)"]],
      ["type=FOOD&skip=100", []],
    ])("%s", async (query, expected) => {
      expect(await names(query)).toEqual(expected);
    });

    test("what nobody has confirmed comes before what was confirmed longest ago", async () => {
      const confirm = (name: string, at: string | null) =>
        open().query("update services set verified_at = $2::timestamptz where name = $1", [name, at]);
      await confirm("Soup Place", "2026-01-02T10:00:00Z");
      await confirm("Nowhere", "2025-03-04T10:00:00Z");
      expect((await names("sort=verifiedAt")).slice(-2)).toEqual(["Nowhere", "Soup Place"]);
      expect((await names("sort=verifiedAt&direction=desc")).slice(0, 2)).toEqual(["Soup Place", "Nowhere"]);
      expect((await names("sort=verifiedAt")).length).toBe(PUBLIC.length);
      await confirm("Soup Place", null);
      await confirm("Nowhere", null);
    });

    test("nearest first; those without any place come last", async () => {
      expect(await names(`type=FOOD&nearCoordinate=${HERE}`)).toEqual([
        "Men's Pantry",
        "Soup Place",
        "Women's Table (50% off_*)",
        "Corner Table",
        "Nowhere",
      ]);
      expect(await names(`type=FOOD&nearCoordinate=${HERE}&skip=3&limit=2`)).toEqual([
        "Corner Table",
        "Nowhere",
      ]);
    });

    test("a current coordinate adds distance and changes no order", async () => {
      const rows = await app.read<ListedService[]>(`/services?type=FOOD&currentCoordinate=${HERE}`);
      expect(rows.map(({ name, distance }) => [name, distance])).toEqual([
        ["Nowhere", null],
        ["Corner Table", 11.8],
        ["Men's Pantry", 0.6],
        ["Women's Table (50% off_*)", 4.6],
        ["Soup Place", 0.7],
      ]);
      const without = await app.read<ListedService[]>(`/services?type=FOOD&nearCoordinate=${HERE}`);
      expect(without.every(({ distance }) => distance === null)).toBe(true);
    });

    test("pages put together are the whole list", async () => {
      const pages: string[] = [];
      for (let skip = 0; skip < 10; skip += 3) {
        pages.push(...(await names(`nearCoordinate=${HERE}&limit=3&skip=${skip}`)));
      }
      expect(pages).toEqual(await names(`nearCoordinate=${HERE}`));
    });
  });

  describe("what narrows", () => {
    test.each([
      ["type=SHELTER", ["Says pets, does not allow", "Shelter with pets"]],
      ["type=SHELTER,FOOD&city=miami beach", ["Women's Table (50% off_*)"]],
      ["zip=33139,33130", ["Women's Table (50% off_*)", "Soup Place"]],
      ["zip=3313", []],
      ["state=fl&need=FOOD_PANTRIES", ["Men's Pantry"]],
      [`type=FOOD&nearCoordinate=${HERE}&radius=1`, ["Men's Pantry", "Soup Place"].toSorted()],
      ["bounds=-80.14,25.78,-80.12,25.8", ["Women's Table (50% off_*)"]],
      ["isOpen=true", []],
      ["isOpen=false&type=SHELTER", ["Says pets, does not allow", "Shelter with pets"]],
    ])("%s", async (query, expected) => {
      expect((await names(query)).toSorted()).toEqual(expected.toSorted());
      expect(await app.read(`/services/count?${query}`)).toEqual({ count: expected.length });
    });

    test("a filter leaves out what it does not name", async () => {
      const favourites = `filter=_id,isApproved&_id=${soup.id},${petShelter.id}&limit=0&isApproved=true`;
      expect(await names(`${favourites}&type=WORK&nearCoordinate=${HERE}`)).toEqual([
        "Shelter with pets",
        "Soup Place",
      ]);
      expect(await names("filter=_id,isApproved&limit=0&_id=")).toEqual([]);
    });

    test("pins are the same services as points, without those that have none", async () => {
      const pins = await app.read<ServicePin[]>("/services/pins?type=FOOD&bounds=-80.25,25.7,-80.15,25.8");
      expect(pins).toEqual([
        {
          id: mensPantry.id,
          name: mensPantry.facts.name,
          coordinates: [-80.21, 25.77],
          state: "NONE",
          type: ["FOOD"],
        },
        { id: soup.id, name: soup.facts.name, coordinates: [-80.2, 25.78], state: "NONE", type: ["FOOD"] },
      ]);
      const everywhere = await app.read<ServicePin[]>("/services/pins?type=FOOD");
      expect(everywhere.map(({ id }) => id)).not.toContain(nowhere.id);
    });
  });

  describe("search", () => {
    test.each(["(", "*", "%", "_", "'", '"', "\\", "!", "&", "|", ":*", "<->"])(
      "%s is plain text",
      async (character) => {
        const q = encodeURIComponent(character);
        expect(await names(`q=${q}`)).toEqual([]);
        expect(await names(`q=${encodeURIComponent(`soup${character}`)}`)).toContain("Soup Place");
      },
    );

    test("a row without a type is found by its words on every tab, and only so", async () => {
      expect(await names("q=zephyr&type=WORK")).toEqual(["Zephyr Hall"]);
      expect(await names("type=WORK")).toEqual([]);
    });

    test("only in the fields that are named; the owner's address is searched for nobody", async () => {
      expect(await names("q=soup&search=name")).toEqual(["Soup Place"]);
      expect(await names("q=soup&search=city")).toEqual([]);
      expect(await names("q=soup&search=userEmail")).toEqual([]);
    });

    test("the label of a sub-filter means the need", async () => {
      expect(await names("q=Meals&type=FOOD&search=serviceSummary,name")).toEqual([
        "Women's Table (50% off_*)",
        "Soup Place",
      ]);
    });
  });

  describe("audiences", () => {
    test("for women first, then what is open to everyone; ALL and unknown are never hidden", async () => {
      expect(await names("type=FOOD&category=WOMEN")).toEqual([
        "Women's Table (50% off_*)",
        "Nowhere",
        "Corner Table",
        "Soup Place",
      ]);
      expect(await names(`type=FOOD&category=WOMEN&nearCoordinate=${HERE}`)).toEqual([
        "Women's Table (50% off_*)",
        "Soup Place",
        "Corner Table",
        "Nowhere",
      ]);
      expect(await app.read("/services/count?type=FOOD&category=WOMEN")).toEqual({ count: 4 });
    });

    test("pages run through both groups", async () => {
      const whole = await names(`type=FOOD&category=WOMEN,MEN&nearCoordinate=${HERE}`);
      const pages: string[] = [];
      for (let skip = 0; skip < 6; skip += 2) {
        pages.push(
          ...(await names(`type=FOOD&category=WOMEN,MEN&nearCoordinate=${HERE}&limit=2&skip=${skip}`)),
        );
      }
      expect(pages).toEqual(whole);
      expect(whole.slice(0, 2)).toEqual(["Men's Pantry", "Women's Table (50% off_*)"]);
    });

    test("audience, need and text combine", async () => {
      expect(await names("type=FOOD&category=WOMEN&q=soup")).toEqual(["Soup Place"]);
      expect(await names("type=FOOD&category=MEN&q=soup&need=FOOD_PANTRIES")).toEqual([]);
    });

    test("pets go by isAllowedPets alone", async () => {
      expect(await names("category=PETS_ALLOWED")).toEqual(["Shelter with pets"]);
      expect(await names("category=ALL")).toHaveLength(PUBLIC.length);
    });
  });
});

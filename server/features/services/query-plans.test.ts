import { beforeAll, describe, expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { readServiceQuery } from "#domain/services/list-query.ts";
import type { Db } from "#server/base/sql/db.ts";
import { countServices, NO_FILTER, readServicesPage } from "#server/features/hsds/hsds-queries.ts";
import { currentHoursStamp } from "#server/features/services/opening-hours/store-hours.ts";
import { readBodies } from "./body-queries.ts";
import type { Search } from "./find-queries.ts";
import { countFound, findServices } from "./find-services.ts";

const NOW = Date.UTC(2026, 10, 20, 15);
const SOMEBODY = "01950000-0000-7000-8000-0000000000ff";
const HERE = "-80.2|25.77";

/** A hundred thousand services around forty towns, over all tabs, with three hundred kinds of hours. */
async function fillDirectory(db: Db): Promise<void> {
  await db.query(
    `insert into hours (fingerprint, time_zone, schedules, close_schedules, edges, covered_from, covered_until, stamp)
     select sha256(n::text::bytea), 'America/New_York', '[]', '[]',
            array(select ($1::float8 / 60000)::int - 2880 + edge * 360 + n * 7 % 720 from generate_series(0, 140) as edge),
            to_timestamp($1::float8 / 1000) - interval '2 days', to_timestamp($1::float8 / 1000) + interval '35 days', $2
       from generate_series(1, 300) as n`,
    [NOW, currentHoursStamp()],
  );
  // One word in a tenth of the services, one in a thousandth, one in three of all. The dice are the same in every run.
  await db.query(
    `insert into services (id, name, description, types, needs, category, address_visibility, city, state, zip, country,
                           longitude, latitude, time_zone, approved_at, created_at, updated_at, likes, hours_id,
                           is_allowed_pets, public_point, public_search, type_bits, need_bits, category_bits,
                           is_critical_header, critical_description)
     select md5(n::text)::uuid, 'Service ' || n, 'Somebody is there.',
            ('{FOOD,SHELTER,HEALTH,RESOURCES,WORK}'::text[])[type : type], '{}',
            case when audience = 0 then '{}'
                 else ('{ALL,MEN,WOMEN,KIDS,SENIORS,DISABLED,FAMILIES,LGBT,VETERANS}'::text[])[audience : audience] end,
            'EXACT', 'Town ' || case when n % 3000 = 1 then 900 else town end, 'FL', (30000 + n % 900)::text, 'United States', longitude, latitude,
            'America/New_York', now(), now() - n * interval '1 minute', now() - dice[6] * interval '1 minute',
            dice[7] % 97, case when dice[1] % 3 > 0 then first_hours + dice[2] % 300 end,
            dice[3] % 20 = 0, point(6378137 * radians(longitude), 6378137 * ln(tan(pi() / 4 + radians(latitude) / 2))),
            (case when dice[4] % 10 = 0 then 'meal:1A ' else '' end || case when n % 40000 = 7 then 'zephyr:1A ' else '' end
              || 'word' || n % 1000 || ':3C')::tsvector,
            1 << (type - 1), 1 << (dice[5] % 12), case when audience = 0 then 0 else 1 << (audience - 1) end,
            n % 10000 = 0, case when n % 10000 = 0 then 'Open tonight' end
       from (select n, dice, dice[8] % 40 as town, 1 + dice[7] % 5 as type, greatest(dice[6] % 16 - 6, 0) as audience,
                    -80.2 + (dice[8] % 40) * 0.9 + (dice[1] % 1000) / 2000.0 as longitude,
                    25.77 + (dice[8] % 40) * 0.4 + (dice[2] % 1000) / 2000.0 as latitude,
                    (select min(id) from hours) as first_hours
               from generate_series(1, 100000) as n,
                    lateral (select array_agg(('x' || substr(md5(n || '.' || die), 1, 7))::bit(28)::int) as dice
                               from generate_series(1, 8) as die) as thrown) as rows`,
  );
  await db.query("vacuum analyze services");
  await db.query("analyze hours");
  await db.query("vacuum analyze public_changes");
}

interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  Plans?: PlanNode[];
}

/** A database that also notes the plan of every statement it runs. */
function explaining(db: Db): Db & { nodes: PlanNode[] } {
  const nodes: PlanNode[] = [];
  const note = (node: PlanNode): void => {
    nodes.push(node);
    node.Plans?.forEach(note);
  };
  return {
    nodes,
    async query(text, values) {
      const explained = await db.query<{ "QUERY PLAN": { Plan: PlanNode }[] }>(
        `explain (format json) ${text}`,
        values,
      );
      for (const row of explained) for (const { Plan } of row["QUERY PLAN"]) note(Plan);
      return db.query(text, values);
    },
  };
}

const PRIMARY = "Index Scan services_pkey";

onEachEngine("Plans at 100,000 services", (open) => {
  beforeAll(() => fillDirectory(open()));

  function searchFor(parameters: string, tsquery: string | null = null): Search {
    const raw = Object.fromEntries(parameters.split("&").map((part) => part.split("=")));
    const read = readServiceQuery(raw, NOW);
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    return {
      query: read.value,
      tsqueries:
        tsquery === null
          ? null
          : {
              all: tsquery,
              some: null,
              ranked: [],
              told: [],
              typed: [],
              asTyped: null,
              either: tsquery,
              naming: [tsquery],
            },
      now: NOW,
      hoursStamp: currentHoursStamp(),
      without: [],
      managed: null,
      isPlacedOnly: false,
      mayBeginProtected: true,
      withRevisions: false,
      night: null,
      served: null,
      findServed: null,
    };
  }

  async function plan(
    search: Search,
  ): Promise<{ indexes: string[]; scanned: string[]; ids: readonly string[] }> {
    const db = explaining(open());
    const { page } = await findServices(db, search, () => {});
    return { ...usedIn(db.nodes), ids: page.map(({ id }) => id) };
  }

  function usedIn(nodes: readonly PlanNode[]): { indexes: string[]; scanned: string[] } {
    const indexes = nodes.flatMap((node) =>
      node["Index Name"] === undefined ? [] : [`${node["Node Type"]} ${node["Index Name"]}`],
    );
    const scanned = nodes
      .filter((node) => node["Node Type"] === "Seq Scan")
      .map((node) => node["Relation Name"] ?? "?")
      .filter((relation) => relation === "services");
    return { indexes: [...new Set(indexes)], scanned };
  }

  describe("nearest first reads its index alone", () => {
    test.each([
      [`nearCoordinate=${HERE}`, "services_near"],
      [`nearCoordinate=${HERE}&type=FOOD`, "services_near_food"],
      [`nearCoordinate=${HERE}&type=SHELTER&need=EMERGENCY`, "services_near_shelter"],
      [`nearCoordinate=${HERE}&type=HEALTH&category=WOMEN`, "services_near_health"],
      [`nearCoordinate=${HERE}&type=RESOURCES&category=PETS_ALLOWED`, "services_near_resources"],
      [`nearCoordinate=${HERE}&type=WORK&isOpen=true&limit=100`, "services_near_work"],
      [`nearCoordinate=${HERE}&type=FOOD,WORK&isOpen=true`, "services_near"],
      [`nearCoordinate=${HERE}&type=FOOD&radius=10`, "services_near_food"],
      [`nearCoordinate=${HERE}&type=RESOURCES&sort=likes`, "services_near_resources"],
    ])("%s", async (parameters, index) => {
      const { indexes, scanned, ids } = await plan(searchFor(parameters));
      expect(indexes).toContain(`Index Only Scan ${index}`);
      expect(scanned).toEqual([]);
      expect(ids.length).toBeGreaterThan(0);
    });
  });

  describe("for revisions, the table is read for what was found alone", () => {
    test.each([
      [`nearCoordinate=${HERE}&type=FOOD`, ["Index Scan services_near_food"]],
      [`nearCoordinate=${HERE}&type=WORK&isOpen=true`, ["Index Only Scan services_near_work", PRIMARY]],
      [`nearCoordinate=${HERE}&category=WOMEN`, ["Index Only Scan services_near", PRIMARY]],
      [
        `nearCoordinate=${HERE}&type=RESOURCES&sort=likes`,
        ["Index Only Scan services_near_resources", PRIMARY],
      ],
    ])("%s", async (parameters, used) => {
      const { indexes, scanned } = await plan({ ...searchFor(parameters), withRevisions: true });
      expect(indexes).toEqual(expect.arrayContaining(used));
      expect(scanned).toEqual([]);
    });
  });

  describe("everything else has its index too", () => {
    test.each([
      ["limit=100", null, "services_by_creation"],
      ["sort=updatedAt", null, "services_by_update"],
      ["sort=verifiedAt", null, "services_by_verification"],
      ["sort=verifiedAt&direction=desc", null, "services_by_verification"],
      ["sort=likes&type=FOOD", null, "services_by_likes"],
      ["sort=name&isOpen=true", null, "services_by_name"],
      ["city=Town 900&state=FL", null, "services_by_city"],
      ["zip=30007", null, "services_by_zip"],
      ["isCriticalHeader=true", null, "services_with_alert"],
      ["_id=c4ca4238-a0b9-2382-0dcc-509a6f75849b", null, "services_pkey"],
      ["q=zephyr", "'zephyr'", "services_by_words"],
      [`q=zephyr&nearCoordinate=${HERE}`, "'zephyr'", "services_by_words"],
      [
        `q=zephyr&type=FOOD,SHELTER,HEALTH,WORK,RESOURCES&nearCoordinate=${HERE}`,
        "'zephyr'",
        "services_by_words",
      ],
      [`q=meal&nearCoordinate=${HERE}`, "'meal'", "services_near"],
      ["bounds=-80.1,25.8,-80,25.9", null, "services_near"],
      [`sort=open&type=FOOD&nearCoordinate=${HERE}&radius=50`, null, "services_near_food"],
      [`sort=open&type=SHELTER&nearCoordinate=${HERE}&radius=50`, null, "services_near_shelter"],
      ["sort=open&type=SHELTER", null, "services_with_beds"],
      ["sort=open&type=FOOD", null, "services_by_creation"],
    ])("%s", async (parameters, tsquery, index) => {
      const { indexes, scanned, ids } = await plan(searchFor(parameters, tsquery));
      expect(indexes.map((each) => each.split(" ").at(-1))).toContain(index);
      expect(scanned).toEqual([]);
      expect(ids.length).toBeGreaterThan(0);
    });

    test.each([
      ["isShowAll=true", null, {}, "services_kept_by_creation"],
      ["isApproved=false", null, { isApproved: false }, "services_to_approve"],
      ["user", null, { owner: SOMEBODY }, "services_by_owner"],
      ["user of a provider", null, { owner: SOMEBODY, seesAll: false }, "services_by_owner"],
      ["isOwnerLost=true", null, { isOwnerLost: true }, "services_without_owner"],
      ["isDeleted=true", null, { deleted: "any" as const }, "services_deleted"],
      ["q=zephyr", "'zephyr'", {}, "services_by_words"],
      ["q=zephyr, what is not listed", "'zephyr'", {}, "services_unlisted_by_words"],
      ["isShowAll=true&sort=verifiedAt", null, {}, "services_kept_by_verification"],
    ])("for those who keep services: %s", async (parameters, tsquery, scope, index) => {
      const managed = {
        viewerId: SOMEBODY,
        seesAll: true,
        isApproved: null,
        owner: null,
        ownerText: null,
        isOwnerLost: false,
        verifiedBefore: null,
        deleted: null,
        ...scope,
      };
      const { indexes, scanned } = await plan({
        ...searchFor(parameters.endsWith("verifiedAt") ? "limit=25&sort=verifiedAt" : "limit=25", tsquery),
        managed,
      });
      expect(indexes.map((each) => each.split(" ").at(-1))).toContain(index);
      expect(scanned).toEqual([]);
    });

    test("bodies are read by their ids", async () => {
      const db = explaining(open());
      await readBodies(db, (await plan(searchFor("limit=100"))).ids);
      expect(usedIn(db.nodes).scanned).toEqual([]);
    });

    test("of what has changed since a moment, the changes are found first", async () => {
      const db = explaining(open());
      const filter = { ...NO_FILTER, modifiedAfter: Date.UTC(2200, 0) };
      expect(await readServicesPage(db, filter, { limit: 25, skip: 0 })).toEqual([]);
      expect(await countServices(db, filter)).toBe(0);
      const { indexes, scanned } = usedIn(db.nodes);
      expect(indexes).toContain("Index Scan public_changes_by_time");
      expect(scanned).toEqual([]);
    });

    test.each([`nearCoordinate=${HERE}&radius=20&type=FOOD`, "zip=30007", "q=zephyr"])(
      "a count of %s reads no more than it counts",
      async (parameters) => {
        const db = explaining(open());
        const tsquery = parameters === "q=zephyr" ? "'zephyr'" : null;
        expect(await countFound(db, searchFor(parameters, tsquery), () => {})).toBeGreaterThan(0);
        expect(usedIn(db.nodes).scanned).toEqual([]);
      },
    );
  });
});

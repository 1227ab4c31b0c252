import { expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { importsForTest, packagesForTest } from "#checks/packages-for-tests.ts";
import { tellOfPhones } from "#server/features/listings/protection/protection-jobs.ts";

const { asFolder } = packagesForTest();

/** A service for each row of telephones; the second is a survivors' shelter, the last one in London. */
const SERVICES = [
  ["voice", "Legal help"],
  ["hidden", "Domestic violence shelter"],
  ["unread", "Food pantry"],
  ["private", "Clothing closet"],
  ["order", "Counseling"],
  ["london", "Advice"],
] as const;

const PHONES = [
  "id,service_id,number,number_type,description,department,number_is_private",
  'a,voice,"(512) 555-2210, TTY: (512) 555-6332",,,,',
  "b,voice,512-555-0101,fax,,,",
  "c,hidden,ask at 12 Quiet Street,,,,",
  "d,unread,305-243-*801,,,,",
  "e,private,305-555-0102,,,,true",
  "f,order,305-555-0103,,Administrative Number,,",
  "g,order,305-555-0104,,24 hour hotline,,",
  "h,london,020 7946 0018,,,,",
];

const FILES = {
  "services.csv": [
    "id,name,description",
    ...SERVICES.map(([id, name]) => `${id},${name},Shelter and help.`),
  ].join("\n"),
  "locations.csv": ["id", ...SERVICES.map(([id]) => `at-${id}`)].join("\n"),
  "service_at_location.csv": [
    "id,service_id,location_id",
    ...SERVICES.map(([id]) => `link-${id},${id},at-${id}`),
  ].join("\n"),
  "physical_addresses.csv": [
    "id,location_id,address_1,city,state_province,postal_code,country",
    ...SERVICES.map(
      ([id]) =>
        `door-${id},at-${id},12 Quiet Street,${id === "london" ? "London,,,GB" : "Miami,FL,33101,US"}`,
    ),
  ].join("\n"),
  "phones.csv": PHONES.join("\n"),
};

onEachEngine("Imported telephone numbers", (open) => {
  const run = importsForTest(open);

  test("are read, ordered, kept, and withheld where they are private or protected", async () => {
    const report = await run(await asFolder(FILES), { source: "phones" });
    const rows = await open().query<Record<string, string | null>>(
      `select r.external_id as id, s.id::text as "serviceId", s.phone, s.source_phone as "sourcePhone", s.source_description as text,
              p.source_phone as public
         from services s
         join service_sources r on r.service_id = s.id
         left join public_services p on p.id = s.id
        where r.source = 'phones'`,
    );
    const of = (id: string) => rows.find((row) => row["id"] === id);
    expect(of("voice")).toMatchObject({ phone: "(512) 555-2210", sourcePhone: null });
    expect(of("voice")?.["text"]).toContain("TTY: (512) 555-6332");
    expect(of("voice")?.["text"]).toContain("Fax: (512) 555-0101");
    expect(of("hidden")).toMatchObject({ phone: null, sourcePhone: "ask at […]", public: null });
    expect(of("unread")).toMatchObject({ phone: null, sourcePhone: "305-243-*801", public: "305-243-*801" });
    expect(of("private")).toMatchObject({ phone: null, sourcePhone: null, text: null });
    expect(of("order")).toMatchObject({ phone: "(305) 555-0104" });
    expect(of("order")?.["text"]).toContain("Phone: (305) 555-0104 (24 hour hotline)");
    expect(of("order")?.["text"]).toContain("Other phones: (305) 555-0103 (Administrative Number)");
    expect(of("london")).toMatchObject({ phone: "+44 20 7946 0018" });
    const reasons = report.listed.filter(({ file }) => file === "phones.csv").map(({ reason }) => reason);
    expect(reasons.sort()).toEqual([
      '"305-243-*801" is not a phone number',
      '"ask at 12 Quiet Street" is not a phone number',
      "the number is not for the public",
    ]);
    expect(JSON.stringify(rows)).not.toContain("555-0102");

    // The page of the shelter has no number of its own: its stewards are notified within the hour, and once.
    const told: unknown[] = [];
    const deps = { database: open(), queueMail: async (_db: unknown, job: object) => void told.push(job) };
    await tellOfPhones(deps);
    expect(told).toEqual([{ mail: "unreadPhones", serviceIds: [of("hidden")?.["serviceId"]] }]);
    const again = async (column: string, value: unknown) => {
      await open().query(`update services set ${column} = $2 where id = $1`, [
        of("hidden")?.["serviceId"],
        value,
      ]);
      await tellOfPhones(deps);
      return told.length;
    };
    expect(await again("name", "Another name")).toBe(1);
    expect(await again("source_phone", "ask at […]")).toBe(1);
    expect(await again("source_phone", "call Ana")).toBe(2);
    expect(await again("source_phone", null)).toBe(2);
  });
});

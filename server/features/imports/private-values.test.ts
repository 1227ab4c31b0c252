import { afterAll, beforeAll, expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { importsForTest, packagesForTest } from "#checks/packages-for-tests.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";

const { asFolder } = packagesForTest();

/** Services of one organization; the first three keep one thing back each, and the last names all of it. */
const FILES = {
  "organizations.csv":
    'id,name,description,website,email,EmailAddressIsPrivate\nO1,Harbor Aid,"We help. Reach our desk at 305.555.9001, hush@quiet.example or www.hushweb.example, or at board@harbor.example.",https://harbor.example,board@harbor.example,true\n',
  "services.csv": [
    "id,organization_id,name,description,fees_description,application_process,email,EmailIsPrivate,url,UrlIsPrivate",
    'phone,O1,Pantry,"Food. Call (305) 555-9001 or 305-555-0100.",Free; ask 3055559001,"Call 555-9001, or board@harbor.example",pantry@harbor.example,,,',
    'mail,O1,Clothing,"Coats. Write to hush@quiet.example.",,"hush (at) quiet (dot) example",hush@quiet.example,Y,,',
    'web,O1,Legal help,"Advice. See hushweb.example/rooms.",,"Apply at http://www.hushweb.example",,,https://hushweb.example,yes',
    'open,O1,Counseling,"Talks. Call (305) 555-0100.",,,open@harbor.example,,https://open.example,',
    'person,O1,Rides,"Rides. Ask for Melchor Zanzibar, 305-555-9002.",,"Mr. Zanzibar decides.",,,,',
    'same,O1,Sewing,"Dresses. Call 305-555-9001, hush@quiet.example, hushweb.example, or board@harbor.example.",,,,,,',
  ].join("\n"),
  "phones.csv": [
    "id,service_id,number,description,PhoneNumberIsPrivate,contact_id",
    "a,phone,305-555-9001,,true,",
    "b,phone,305-555-0100,,,",
    "c,open,305-555-0100,,,",
    "d,,305-555-9002,,,C1",
  ].join("\n"),
  "contacts.csv":
    "id,organization_id,service_id,name,title,email,IsPrivate\nC1,O1,person,Melchor Zanzibar,Driver,,Yes\n",
};
const PRIVATE = [
  /555\W{0,3}9001/u,
  /5559001/u,
  /hush@quiet|hush \(at\)/iu,
  /hushweb/iu,
  /board@/u,
  /zanzibar/iu,
  /9002/u,
];

/** Ids and times are made anew at each run, and may contain the digits of a number by chance. */
function withoutMarks(reply: string): string {
  return reply
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+/g, "");
}

onEachEngine("Private values of an import", (open) => {
  const run = importsForTest(open);
  let app: RunningApp;
  beforeAll(async () => {
    app = await runningApp(open());
    await run(await asFolder(FILES), { source: "private" });
  });
  afterAll(() => app?.close());

  test("are in no text, neither of a service nor of its organization, in API and HSDS", async () => {
    const services =
      await app.read<{ id: string; name: string; organization: { id: string } }[]>("/services?limit=100");
    expect(services.map(({ name }) => name).sort()).toEqual([
      "Clothing",
      "Counseling",
      "Legal help",
      "Pantry",
      "Rides",
      "Sewing",
    ]);
    const organization = services[0]?.organization.id ?? "";
    const ids = services.map(({ id }) => id);
    const paths = [
      "/services?limit=100",
      ...ids.map((id) => `/services/${id}`),
      `/organizations/${organization}`,
      "/hsds/services?per_page=100",
      ...ids.map((id) => `/hsds/services/${id}`),
      `/hsds/organizations/${organization}`,
      "/hsds/service_at_locations?per_page=100",
    ];
    for (const path of paths) {
      const text = withoutMarks(JSON.stringify(await app.read(path)));
      for (const pattern of PRIVATE) expect([path, pattern.exec(text)?.[0]]).toEqual([path, undefined]);
    }
    const kept = await open().query<{ text: string }>(
      "select row_to_json(s)::text as text from services s union all select row_to_json(o)::text from organizations o",
    );
    for (const { text } of kept) for (const pattern of PRIVATE) expect(text).not.toMatch(pattern);
  });

  test("leave the rest of each text, and what is public", async () => {
    const services = await app.read<{ id: string; name: string }[]>("/services?limit=100");
    const page = async (name: string) =>
      app.read<Record<string, unknown>>(`/services/${services.find((one) => one.name === name)?.id}`);
    expect(await page("Pantry")).toMatchObject({
      description: "Food. Call […] or 305-555-0100.",
      cost: "Free; ask […]",
      howToApply: "Call […], or […]",
      phone: "(305) 555-0100",
      contactEmail: "pantry@harbor.example",
      website: "https://harbor.example",
    });
    expect(await page("Clothing")).toMatchObject({
      description: "Coats. Write to […].",
      howToApply: "[…]",
      contactEmail: null,
    });
    expect(await page("Legal help")).toMatchObject({
      description: "Advice. See […]",
      howToApply: "Apply at […]",
      website: "https://harbor.example",
    });
    expect(await page("Counseling")).toMatchObject({
      description: "Talks. Call (305) 555-0100.",
      phone: "(305) 555-0100",
      contactEmail: "open@harbor.example",
      website: "https://open.example",
    });
    expect(await page("Sewing")).toMatchObject({ description: "Dresses. Call […], […], […], or […]." });
    const [organization] =
      await app.read<{ description: string; email: null; url: string }[]>("/organizations");
    expect(organization).toMatchObject({ name: "Harbor Aid" });
  });

  test("of a contact in a document of HSDS 3 are in no text, and its number is not the service's", async () => {
    const service = {
      id: "nested",
      name: "Nested rides",
      status: "active",
      description: "Rides. Ask for Wilma Oxbow at 305-555-9003.",
      organization: { id: "O2", name: "Oxbow Aid", description: "Wilma Oxbow leads it." },
      phones: [{ id: "p1", number: "305-555-0104" }],
      contacts: [{ id: "c9", name: "Wilma Oxbow", is_private: "true", phones: [{ number: "305-555-9003" }] }],
    };
    await run(await asFolder({ "service.json": JSON.stringify(service) }), { source: "nested" });
    const [found] = await app.read<Record<string, unknown>[]>("/services?q=nested");
    expect(found).toMatchObject({ description: "Rides. Ask for […] at […].", phone: "(305) 555-0104" });
    const kept = await open().query<{ text: string }>(
      "select row_to_json(s)::text as text from services s union all select row_to_json(o)::text from organizations o",
    );
    for (const { text } of kept) expect(text).not.toMatch(/Wilma|9003/u);
  });
});

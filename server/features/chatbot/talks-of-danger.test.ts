import { afterAll, beforeAll, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { everyDay, serviceForTest } from "#checks/services-for-tests.ts";
import type { BotMessage } from "#domain/chatbot/chatbot-calls.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { chatbot as english } from "#words/compiled/en/chatbot/chatbot.ts";
import { chatbot as spanish } from "#words/compiled/es/chatbot/chatbot.ts";

/** Noon in Miami, a Friday. */
const NOW = Date.UTC(2026, 10, 20, 17);
const MIAMI = { longitude: -80.2, latitude: 25.77 };
/** `latitude|longitude`, as this call has it. */
const HERE = "25.77|-80.2";
/** Each a little farther than the one before. */
let farther = 0;

function service(name: string, facts: object) {
  farther += 0.001;
  const coordinates = { ...MIAMI, latitude: MIAMI.latitude + farther };
  return serviceForTest({ name, place: { city: "Miami", state: "FL", coordinates }, ...facts });
}
const shelter = { type: ["SHELTER"], needs: ["EMERGENCY"], schedules: everyDay(18 * 60, 7 * 60, true) };
const health = { type: ["HEALTH"], needs: ["MEDICAL"] };
const office = { type: ["RESOURCES"], needs: ["ASSISTANCE"] };
const SERVICES = [
  service("Lily House", { ...shelter, category: ["WOMEN", "FAMILIES"] }),
  service("Aster House", {
    ...shelter,
    category: ["WOMEN"],
    description: "For survivors of domestic violence.",
  }),
  service("Elm Dormitory", { ...shelter, category: ["ALL"], ageMin: 18 }),
  service("Skylark House", { ...shelter, category: ["KIDS", "LGBT"], ageMin: 14, ageMax: 24 }),
  service("Cedar Beds", { ...shelter, category: ["MEN"], description: "Beds for adult men." }),
  ...[1, 2, 3, 4, 5].map((n) => service(`Women's Place ${n}`, { ...shelter, category: ["WOMEN"] })),
  ...[1, 2, 3, 4, 5, 6, 7].map((n) => service(`Open Hall ${n}`, { ...shelter, category: ["ALL"] })),
  service("Library Desk", office),
  service("Justice Night", { ...office, description: "Immigration services by lawyers." }),
  service("Job Corner", { type: ["WORK"], needs: ["EMPLOYMENT"] }),
  service("Clothes Closet", { type: ["RESOURCES"], needs: ["CLOTHES"] }),
  service("Charging Wall", { type: ["RESOURCES"], needs: ["TECH"] }),
  service("Fern Rape Treatment Center", { ...health, description: "For survivors of sexual assault." }),
  service("Juniper Crisis Line", { ...health, description: "Suicide prevention, day and night." }),
  service("Child Protection Team", { ...health, description: "Examines children after child abuse." }),
  service("Parents' Class", { ...health, description: "For parents of abused children: child abuse." }),
  service("Ombudsman of Long Term Care", { ...office, description: "Complaints of nursing homes." }),
  service("Anti-Trafficking Project", { ...office, description: "For survivors of human trafficking." }),
  service("Poison Information Center", { ...health, description: "About poison." }),
];

onOneEngine("A talk of danger", (open) => {
  let app: RunningApp;
  beforeAll(async () => {
    await storeServices(open(), SERVICES, NOW);
    app = await runningApp(open());
    app.now = NOW;
  });
  afterAll(() => app?.close());

  async function ask(query: string, chatToken?: string) {
    const reply = await sendJson(app, "POST", "/bot/query", { query, coordinate: HERE, chatToken });
    expect([query, reply.status]).toEqual([query, 200]);
    const messages: BotMessage[] = await reply.json();
    const payloads = messages.flatMap(({ payload }) => payload ?? []);
    return {
      text: messages.flatMap(({ text }) => text ?? []).join(" "),
      names: payloads.flatMap((one) =>
        one.type === "SERVICES_LIST" ? one.data.map(({ name }) => name) : [],
      ),
      phones: payloads.flatMap((one) =>
        one.type === "CRISIS_LINES_LIST" ? one.data.map(({ phone }) => phone) : [],
      ),
      replies: payloads.flatMap((one) => (one.type === "QUICK_REPLIES" ? one.data : [])),
      chatToken: messages[messages.length - 1]?.chatToken,
    };
  }
  /** The last answer of a talk, with all the services that "more" shows. */
  async function talk(...said: readonly string[]) {
    let answer = await ask(said[0] ?? "");
    for (const query of said.slice(1)) answer = await ask(query, answer.chatToken);
    const first = answer;
    const names = [...first.names];
    while (answer.replies.includes(english.chips.more) || answer.replies.includes(spanish.chips.more)) {
      const more = answer.replies.includes(english.chips.more) ? english.chips.more : spanish.chips.more;
      answer = await ask(more, answer.chatToken);
      names.push(...answer.names);
    }
    return { ...first, names };
  }

  test.each([
    // A man is not sent to women's shelters, also later in the talk.
    [["soy hombre y mi mujer me pega", spanish.chips.sleep], ["Cedar Beds"], ["Lily House", "Skylark House"]],
    [["I'm a man and my wife hits me, where can I sleep"], ["Cedar Beds", "Open Hall 7"], ["Lily House"]],
    // The writer did not say: two replies ask.
    [
      ["my husband hits me", english.chips.sleep],
      ["Open Hall 7"],
      ["Lily House", "Cedar Beds", "Skylark House"],
    ],
    [["my husband hits me", english.chips.sleep, english.chips.women], ["Lily House"], ["Cedar Beds"]],
    [["my husband hits me", english.chips.sleep, english.chips.anyone], ["Open Hall 7"], ["Lily House"]],
    [["mi marido me pega", spanish.chips.sleep, spanish.chips.anyone], ["Open Hall 7"], ["Lily House"]],
    // Sixteen: nothing that states 18.
    [
      ["I'm 16 can I go to a shelter without my parents"],
      ["Skylark House", "Open Hall 7"],
      ["Elm Dormitory", "Cedar Beds"],
    ],
    [["tengo 16 años", spanish.chips.sleep], ["Skylark House"], ["Elm Dormitory", "Cedar Beds"]],
    [["I'm a trans woman where can I sleep"], ["Lily House", "Open Hall 7"], ["Skylark House", "Cedar Beds"]],
    [["I'm 35 and gay where can I sleep"], ["Open Hall 7"], ["Skylark House"]],
  ] as const)("%j: %j, and not %j", async (said, shown, hidden) => {
    const { names } = await talk(...said);
    for (const name of shown) expect(names).toContain(name);
    for (const name of hidden) expect(names).not.toContain(name);
    expect(new Set(names).size).toBe(names.length);
  });

  test("a page is full where enough is for those who ask", async () => {
    const { chatToken } = await ask("my husband hits me");
    const first = await ask(english.chips.sleep, chatToken);
    expect(first.names).toEqual(["Elm Dormitory", ...[1, 2, 3, 4].map((n) => `Open Hall ${n}`)]);
    const next = await ask(english.chips.more, first.chatToken);
    expect(next.names).toEqual([5, 6, 7].map((n) => `Open Hall ${n}`));
  });

  test.each([
    ["my husband hits me", ["Aster House"]],
    ["My husband hits me and I have two kids. Where can we sleep tonight?", ["Aster House"]],
    ["mi esposo me pega", ["Aster House"]],
    ["mi marido me golpea", ["Aster House"]],
    ["me pega mi novio", ["Aster House"]],
    ["mi marido me pega, ¿a dónde puedo ir?", ["Aster House"]],
    ["soy hombre y mi mujer me pega", []],
    ["I got raped", ["Fern Rape Treatment Center"]],
    ["me violaron", ["Fern Rape Treatment Center"]],
    ["I don't want to live any more", ["Juniper Crisis Line"]],
    ["ya no quiero vivir", ["Juniper Crisis Line"]],
    ["the neighbor is beating his little boy, who do I call", ["Child Protection Team"]],
    ["my mom's nursing home treats her bad, who do I complain to", ["Ombudsman of Long Term Care"]],
    ["my cousin works day and night and the boss keeps his passport", ["Anti-Trafficking Project"]],
    ["my baby drank soap", ["Poison Information Center"]],
  ])("%s: what is made for that danger alone stands below its lines: %j", async (query, made) => {
    const { names, phones, text } = await ask(query);
    expect(names).toEqual(made);
    expect(phones.length).toBeGreaterThan(0);
    for (const { nearestKind } of [english, spanish]) expect(text).not.toContain(nearestKind);
  });

  test("what to ask before one goes stands below the places", async () => {
    expect((await ask("I'm 16 can I go to a shelter")).text).toContain(english.askFirst.minor);
    expect((await ask("I'm a trans woman where can I sleep")).text).toContain(english.askFirst.transWoman);
    expect((await ask("soy hombre y mi mujer me pega, un albergue")).text).toContain(spanish.askFirst.man);
    expect((await ask("shelter")).text).not.toContain(english.askFirst.minor);
  });

  test("who sees it is not consoled as the one who is hurt", async () => {
    const { text, phones, names, chatToken } = await ask("my friend's boyfriend beats her");
    expect(text).toBe(`${english.danger.ofOthers.PARTNER_VIOLENCE} ${english.otherHelp}`);
    expect(names).toEqual(["Aster House"]);
    expect(phones[0]).toBe("1-800-799-7233");
    expect((await ask("qwrt zxcv", chatToken)).text).toBe(english.danger.ofOthers.PARTNER_VIOLENCE);
  });

  test.each([
    ["my husband hits me", "He's at work till five", english.danger.sentences.PARTNER_VIOLENCE],
    ["mi marido me pega", "está en el trabajo hasta las cinco", spanish.danger.sentences.PARTNER_VIOLENCE],
    ["my husband hits me", "he's got a gun in the truck", english.danger.sentences.PARTNER_VIOLENCE],
    ["my boyfriend raped me", "I'm a man", english.danger.sentences.SEXUAL_ASSAULT],
    ["mi novio me violó", "soy hombre", spanish.danger.sentences.SEXUAL_ASSAULT],
    ["he choked me last night", "I'm a woman", english.danger.sentences.STRANGULATION],
  ])("after %s, %s stays in the talk and asks for nothing else", async (first, then, sentence) => {
    const { chatToken } = await ask(first);
    const next = await ask(then, chatToken);
    expect(next.text).toBe(sentence);
    expect(next.phones).toContain("1-800-799-7233");
    expect(next.names).toEqual([]);
  });

  test("for pills that are no opioids Poison Help comes first, and no naloxone", async () => {
    const { text, phones } = await ask("my girlfriend took a whole bottle of tylenol");
    expect(text).toBe(`${english.danger.sentences.POISON} ${english.otherHelp}`);
    expect(phones[0]).toBe("1-800-222-1222");
  });

  test.each(["la migra está afuera de mi casa", "ICE is at my door", "immigration lawyer"])(
    "%s: a lawyer, and no library",
    async (query) => {
      expect((await ask(query)).names).toEqual(["Justice Night"]);
    },
  );

  test("a shelter for survivors that is looked for is found, for oneself or another", async () => {
    const { names, replies } = await ask("domestic violence shelter");
    expect(names).toEqual(["Aster House"]);
    expect(replies).toEqual(expect.arrayContaining([english.chips.anyone, english.chips.women]));
  });

  test.each([
    "carbon monoxide in my tent",
    "she's hot and confused and stopped sweating",
    "le están pegando a una señora aquí afuera",
    "I think there is a tracker on my phone",
  ])("%s: what only tells of the danger is no need", async (query) => {
    expect((await ask(query)).names).toEqual([]);
  });

  test.each(["my husband hits me", "mi marido me pega", "la policía me pegó", "my grandson hits me"])(
    "%s: each reply that is offered is what it says",
    async (query) => {
      const { chatToken, replies } = await ask(query);
      const answers = [english, spanish].flatMap(({ danger }) => Object.values(danger.followUps));
      for (const reply of replies) {
        const { text } = await ask(reply, chatToken);
        expect([reply, answers.includes(text)]).toEqual([reply, false]);
      }
    },
  );

  test("no lawyer and no bed is offered where an ambulance is needed", async () => {
    for (const query of ["my toddler drank bleach", "he overdosed", "tengo contracciones"]) {
      const { replies } = await ask(query);
      for (const { chips } of [english, spanish])
        for (const chip of [chips.lawyer, chips.sleep]) expect(replies).not.toContain(chip);
    }
  });

  test("questions about the chat itself", async () => {
    expect((await ask("is this chat private?")).text).toBe(english.danger.followUps.PRIVACY);
    expect((await ask("¿esto es confidencial?")).text).toBe(spanish.danger.followUps.PRIVACY);
  });
});

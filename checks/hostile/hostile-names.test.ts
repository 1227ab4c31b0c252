import { createHmac } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import { countSegments, foldToGsm7 } from "#domain/chatbot/text-messages/gsm7.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { cityFilePartsFromSource } from "#server/features/offline/city-file/city-file-parts.ts";
import { checkFile } from "#server/features/offline/city-file/sign-file.ts";
import { storePlaces } from "#server/features/places/store-places.ts";

const NOW = Date.UTC(2026, 10, 20, 17);
const MIAMI = { longitude: -80.2, latitude: 25.77 };
const ORIGIN = "https://help.example.org";
const SECRET = "a secret of the gateway";
/** Each would end the element, the attribute or the text that it stands in. */
const HOSTILE = [
  "</Message><Redirect>http://evil.example</Redirect><Message>",
  "]]><Response/>&lt;b&gt;&amp;",
  '</script><script>alert(1)</script><img src=x onerror="alert(1)">',
  "<!-- --> <!--<script> \u2028 ' \" ` $1 $& $'",
  '<meta name="amparo-signature" content="AAAA"><meta name="amparo-signature" content="">',
  "\u202egnitae \u0001\u000c\ufffe 🙂🙂🙂 e\u0301\u0301\u0301 {[~]}|^€\\",
];

onOneEngine("Names of services that are code", (openDatabase) => {
  let app: RunningApp;
  beforeAll(async () => {
    await storePlaces(openDatabase(), "test", new Uint8Array(32), () => ({
      cities: [
        {
          geoNamesId: null,
          otherNames: [],
          state: "FL",
          county: "",
          population: 1,
          inCounty: "",
          name: "Miami",
          ...MIAMI,
        },
      ],
      counties: [],
      areas: [{ code: "33101", ...MIAMI }],
    }));
    const services = HOSTILE.map((text, index) =>
      serviceForTest({
        type: ["FOOD"],
        needs: ["MEALS"],
        name: `Meals ${index} ${text}`,
        description: text,
        phone: text.slice(0, 40),
        place: { address1: text, address2: text, city: "Miami", state: "FL", coordinates: MIAMI },
      }),
    );
    await storeServices(openDatabase(), services, NOW);
    const parts = await cityFilePartsFromSource();
    const textGateway = {
      kind: "twilio" as const,
      secret: SECRET,
      numberKey: "0123456789abcdef0123456789abcdef",
      publicUrl: ORIGIN,
    };
    app = await runningApp(openDatabase(), {
      config: { trustProxy: false, isRateLimited: true, textGateway },
      cityFileParts: async () => parts,
    });
    app.now = NOW;
  });
  afterAll(() => app?.close());

  test("are text in the file of a place, which stays signed", async () => {
    const { headers } = await signedInAs(app, "ADMINISTRATOR");
    const reply = await sendJson(app, "POST", "/city-file", { place: "Miami, FL" }, headers);
    const { html, services }: { html: string; services: number } = await reply.json();
    expect(services).toBe(HOSTILE.length);
    expect(html.match(/<script\b/giu)).toHaveLength(2);
    expect(html.match(/<meta name="amparo-signature"/gu)).toHaveLength(1);
    expect(html).not.toMatch(/<img|<!--|<Redirect|<Response/iu);
    expect(html).not.toMatch(/<[a-z][^<>]*\sonerror=/iu);
    expect(checkFile(Buffer.from(html)).state).toBe("VALID");
  });

  test("are text in the answer to a gateway, of at most two segments", async () => {
    let answers = "";
    for (const [index, Body] of ["meals in miami", ...Array.from({ length: 8 }, () => "more")].entries()) {
      const fields = { Body, From: "+13055550111", MessageSid: `SM${index}` };
      const signed = Object.entries(fields).flat().join("");
      const signature = createHmac("sha1", SECRET).update(`${ORIGIN}/api/sms${signed}`).digest("base64");
      const reply = await fetch(`${app.address}/api/sms`, {
        method: "POST",
        body: new URLSearchParams(fields).toString(),
        headers: { "content-type": "application/x-www-form-urlencoded", "x-twilio-signature": signature },
      });
      const xml = await reply.text();
      const [, message = ""] =
        /^<\?xml version="1\.0" encoding="UTF-8"\?><Response><Message>([^<>]*)<\/Message><\/Response>$/u.exec(
          xml,
        ) ?? [];
      const text = message.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
      expect([xml, countSegments(text) <= 2, foldToGsm7(text)]).toEqual([xml, message !== "", text]);
      answers += text;
    }
    expect(answers).toContain("</Message><Redirect>http://evil.example");
  });

  test("are text in the answers of the chatbot", async () => {
    const reply = await sendJson(app, "POST", "/bot/query", { query: "meals in miami" });
    expect([reply.status, reply.headers.get("content-type")]).toEqual([
      200,
      expect.stringContaining("application/json"),
    ]);
    expect(reply.headers.get("x-content-type-options")).toBe("nosniff");
  });
});

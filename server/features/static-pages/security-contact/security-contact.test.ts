import fastify from "fastify";
import { expect, test } from "vitest";
import { addSecurityContact } from "./add-security-contact.ts";

const NOW = Date.UTC(2026, 10, 27, 15);

async function read(contact: string | null) {
  const app = fastify();
  addSecurityContact(app, { contact, publicUrl: "https://help.example", now: () => NOW });
  const { statusCode, headers, body } = await app.inject("/.well-known/security.txt");
  await app.close();
  return { statusCode, type: headers["content-type"], body };
}

test("whom to tell of a weakness is where researchers look for it", async () => {
  expect(await read("mailto:security@help.example")).toEqual({
    statusCode: 200,
    type: "text/plain; charset=utf-8",
    body: `Contact: mailto:security@help.example
Expires: 2027-02-25T15:00:00Z
Preferred-Languages: en, es
Canonical: https://help.example/.well-known/security.txt
`,
  });
});

test("where the operator names nobody there is no such file", async () => {
  expect((await read(null)).statusCode).toBe(404);
});

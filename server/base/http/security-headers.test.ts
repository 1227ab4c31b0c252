import fastify from "fastify";
import { expect, test } from "vitest";
import { addSecurityHeaders } from "./security-headers.ts";

test.each([
  ["https://help.example", true, "max-age=31536000; includeSubDomains"],
  ["https://help.example", false, "max-age=31536000"],
  ["http://help.example", true, undefined],
  [null, true, undefined],
])("at %s, with the names below it: %s, HTTPS is required: %s", async (origin, hasSubdomains, header) => {
  const app = fastify();
  await addSecurityHeaders(app, origin, hasSubdomains);
  const { headers } = await app.inject({ url: "/" });
  expect(headers["strict-transport-security"]).toBe(header);
  await app.close();
});

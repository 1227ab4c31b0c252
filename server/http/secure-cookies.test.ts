import fastifyCookie from "@fastify/cookie";
import fastify from "fastify";
import { expect, test } from "vitest";
import { secureCookies } from "./secure-cookies.ts";

async function cookiesUnder(publicOrigin: string | null): Promise<unknown> {
  const app = fastify();
  await app.register(fastifyCookie);
  secureCookies(app, publicOrigin);
  app.get("/", (_, reply) =>
    reply
      .header("set-cookie", "language=es; Path=/")
      .setCookie("session", "x", { sameSite: "strict" })
      .setCookie("other", "x", { secure: true, sameSite: "strict" })
      .send("page"),
  );
  const { headers } = await app.inject({ url: "/" });
  await app.close();
  return headers["set-cookie"];
}

test("where people come by https, every cookie is for https alone", async () => {
  expect(await cookiesUnder("https://help.example")).toEqual([
    "language=es; Path=/; Secure",
    "session=x; SameSite=Strict; Secure",
    "other=x; Secure; SameSite=Strict",
  ]);
});

test.each([null, "http://localhost:3000"])(
  "where they come to %s, cookies are as they were",
  async (origin) => {
    expect(await cookiesUnder(origin)).toEqual([
      "language=es; Path=/",
      "session=x; SameSite=Strict",
      "other=x; Secure; SameSite=Strict",
    ]);
  },
);

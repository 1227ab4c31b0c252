import fastifyCookie from "@fastify/cookie";
import fastify from "fastify";
import { expect, test } from "vitest";
import { secureCookies } from "./secure-cookies.ts";

async function exchange(publicOrigin: string | null, cookie = "") {
  const app = fastify();
  await app.register(fastifyCookie);
  const ended: string[] = [];
  secureCookies(app, publicOrigin, (token) => ended.push(token));
  app.get("/", (request, reply) =>
    reply
      .header("set-cookie", "language=es; Path=/")
      .setCookie("session", "x=", { sameSite: "strict", httpOnly: true, encode: String })
      .setCookie("other", "x", { secure: true, sameSite: "strict" })
      .setCookie("device", "y", { path: "/api/services", secure: true, sameSite: "strict" })
      .send(request.cookies),
  );
  const { headers, body } = await app.inject({ url: "/", headers: { cookie } });
  await app.close();
  return { set: headers["set-cookie"], received: JSON.parse(body), ended };
}

test("where people come by https, every cookie is for https alone, and no other host sets who they are", async () => {
  expect((await exchange("https://help.example")).set).toEqual([
    "language=es; Path=/; Secure",
    "__Host-session=x=; Path=/; HttpOnly; SameSite=Strict; Secure",
    "other=x; Secure; SameSite=Strict",
    "__Host-device=y; Path=/; SameSite=Strict; Secure",
  ]);
});

test.each([null, "http://localhost:3000"])(
  "where they come to %s, cookies are as they were",
  async (origin) => {
    const { set, received, ended } = await exchange(origin, "session=a; __Host-session=b");
    expect(set).toEqual([
      "language=es; Path=/",
      "session=x=; HttpOnly; SameSite=Strict",
      "other=x; Secure; SameSite=Strict",
      "device=y; Path=/api/services; Secure; SameSite=Strict",
    ]);
    expect([received.session, ended]).toEqual(["a", []]);
  },
);

test("by https only a cookie with the prefix identifies a user; a plain one is deleted", async () => {
  const both = await exchange("https://help.example", "session=planted; __Host-session=own; language=es");
  expect(both.received).toMatchObject({ session: "own", language: "es" });
  expect(both.ended).toEqual(["planted"]);
  const plain = await exchange("https://help.example", "session=old; known_device=a; departure=b; device=c");
  for (const name of ["session", "known_device", "departure"])
    expect(plain.received).not.toHaveProperty(name);
  expect(plain.received.device).toBe("c");
  expect(plain.set).toContain("session=; Max-Age=0; Path=/; Secure");
  const none = await exchange("https://help.example", "__Host-session=own");
  expect([none.ended, none.set?.length]).toEqual([[], 4]);
});

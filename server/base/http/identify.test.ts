import { describe, expect, test } from "vitest";
import { identify, type Tokens } from "./identify.ts";
import { GUEST } from "./viewer.ts";

/** Returns the viewer of a request, and the tokens that were looked up for it. */
async function identified(tokens: Partial<Tokens>) {
  const lookups: string[] = [];
  const viewer = await identify(
    { authorization: undefined, cookie: undefined, ...tokens },
    async (token) => {
      lookups.push(token);
      return null;
    },
    0,
  );
  return { viewer, lookups };
}

const NO_BEARER = [
  undefined,
  "",
  "Bearer",
  "Bearer ",
  "Bearer undefined",
  "bearer null",
  "Basic dTpw",
  "token",
];

describe("who asks", () => {
  test.each(NO_BEARER)("%j is a guest, and nothing is looked up", async (authorization) => {
    expect(await identified({ authorization })).toEqual({ viewer: GUEST, lookups: [] });
    expect(await identified({ authorization, cookie: "" })).toEqual({ viewer: GUEST, lookups: [] });
  });

  test.each(NO_BEARER)("with the header %j the cookie counts", async (authorization) => {
    expect((await identified({ authorization, cookie: "kept" })).lookups).toEqual(["kept"]);
  });

  test("an expired token means guest, without falling back to the cookie", async () => {
    expect(await identified({ authorization: "Bearer dead", cookie: "kept" })).toEqual({
      viewer: GUEST,
      lookups: ["dead"],
    });
  });
});

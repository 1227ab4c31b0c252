import { describe, expect, test } from "vitest";
import { identify } from "./identify.ts";
import { GUEST } from "./viewer.ts";

/** Whom a request comes from, and which tokens were looked up for it. */
async function identified(authorization: string | undefined) {
  const asked: string[] = [];
  const viewer = await identify(
    authorization,
    async (token) => {
      asked.push(token);
      return null;
    },
    0,
  );
  return { viewer, asked };
}

describe("who asks", () => {
  test.each([undefined, "", "Bearer", "Bearer ", "Bearer undefined", "bearer null", "Basic dTpw", "token"])(
    "%j is a guest, and nothing is looked up",
    async (authorization) => {
      expect(await identified(authorization)).toEqual({ viewer: GUEST, asked: [] });
    },
  );

  test("a dead token is a guest", async () => {
    expect(await identified("Bearer dead")).toEqual({ viewer: GUEST, asked: ["dead"] });
  });
});

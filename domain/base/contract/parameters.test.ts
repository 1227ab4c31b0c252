import { expect, test } from "vitest";
import * as z from "zod/mini";
import { readBody } from "./parameters.ts";

test.each(["constructor", "toString", "extra"])("the unknown name %s is refused under that name", (name) => {
  expect(readBody(z.strictObject({}), { [name]: 1 })).toMatchObject({
    ok: false,
    problem: { code: 400, fields: { [name]: "unknownName" } },
  });
});

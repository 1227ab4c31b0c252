import { readFile } from "node:fs/promises";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { newBodies, withoutFeatures } from "./lean-react.ts";

const client = await readFile(
  new URL("../../../node_modules/react-dom/cjs/react-dom-client.production.js", import.meta.url),
  "utf8",
);

test("everything that is to be left out is in the React that is installed", () => {
  const { lean, missing } = withoutFeatures(client, parseAst(client).body, newBodies());
  expect(missing).toEqual([]);
  expect(lean.length).toBeLessThan(client.length * 0.75);
  expect(parseAst(lean).body.length).toBeGreaterThan(0);
});

test("what is not there is named", () => {
  const { lean, missing } = withoutFeatures(
    "function other() {}",
    parseAst("function other() {}").body,
    newBodies(),
  );
  expect(lean).toBe("function other() {}");
  expect(missing).toContain("updateSuspenseComponent");
});

test("whoever uses a feature that is left out is told so", () => {
  const code = "function updateClassComponent() { return 1; } function inUse() { return 2; }";
  const { lean } = withoutFeatures(code, parseAst(code).body, newBodies());
  expect(lean).toContain("React is built without class components");
  expect(lean).toContain("function inUse() { return 2; }");
});

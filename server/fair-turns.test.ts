import { expect, test } from "vitest";
import { fairTurns } from "./fair-turns.ts";

test("who asks for much at once gets some of it, and leaves the others theirs", async () => {
  const turns = fairTurns({ places: 1, most: 4, mostOfOne: 2 });
  let underWay = 0;
  let mostUnderWay = 0;
  const work = async () => {
    mostUnderWay = Math.max(mostUnderWay, ++underWay);
    await Promise.resolve();
    underWay--;
    return "done";
  };
  const asked = ["a", "a", "a", "a", "b", "c", "d"].map((who) => turns.run(who, work));
  expect(await Promise.all(asked)).toEqual(["done", "done", null, null, "done", "done", null]);
  expect(mostUnderWay).toBe(1);
});

test("what failed holds nobody's place", async () => {
  const turns = fairTurns({ places: 1, most: 1, mostOfOne: 1 });
  await expect(turns.run("a", () => Promise.reject(new Error("No.")))).rejects.toThrow("No.");
  expect(await turns.run("a", async () => "done")).toBe("done");
});

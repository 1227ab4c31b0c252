import { expect, test } from "vitest";
import { BatchedReads } from "./batched-reads.ts";

function recorded() {
  const batches: (readonly string[])[] = [];
  const reads = new BatchedReads(
    async (keys: readonly string[]) => {
      batches.push(keys);
      if (keys.includes("broken")) throw new Error("broken");
      return keys.map((key) => key.toUpperCase());
    },
    () => 0,
  );
  return { batches, reads };
}

test("those who ask at the same time are read together, each with its own result, and nothing is kept", async () => {
  const { batches, reads } = recorded();
  expect(await Promise.all(["a", "b", "a"].map((key) => reads.get(key)))).toEqual(["A", "B", "A"]);
  expect(await reads.get("b")).toBe("B");
  expect(batches).toEqual([["a", "b", "a"], ["b"]]);
});

test("a failed read fails for those of its batch alone", async () => {
  const { reads } = recorded();
  const failed = await Promise.allSettled([reads.get("a"), reads.get("broken")]);
  expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await reads.get("a")).toBe("A");
});

import { describe } from "vitest";
import { testUnseenChanges } from "#checks/unseen-changes.ts";
import { demonstrationTown } from "./journey.ts";

const town = demonstrationTown();

describe("The public record of a service, on its pages too", () => {
  testUnseenChanges(() => town().app, true);
});

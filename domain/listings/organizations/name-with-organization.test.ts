import { describe, expect, test } from "vitest";
import { nameWithOrganization } from "./name-with-organization.ts";

describe("the organization behind the name", () => {
  test.each([
    ["Emergency Shelter", "Hope House, Inc.", "Emergency Shelter – Hope House, Inc."],
    ["Hope House", "Hope House, Inc.", "Hope House"],
    ["Hope House Food Pantry", "Hope House", "Hope House Food Pantry"],
    ["Hope House", null, "Hope House"],
    ["The Hope House", "Hope House Inc", "The Hope House"],
  ])("%s of %s → %s", (name, organization, expected) => {
    expect(nameWithOrganization(name, organization)).toBe(expected);
  });
});

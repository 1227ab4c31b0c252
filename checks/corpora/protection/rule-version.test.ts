import { expect, test } from "vitest";
import { RULE_CHECKSUM, RULE_VERSION } from "#domain/listings/protection/rule-version.ts";
import { checksumOfRule, filesOfRule } from "./rule-checksum.ts";

test("a rule that has changed has a new version, so that directories are looked through with it", () => {
  expect(
    RULE_CHECKSUM,
    `The rule of protected places has changed. Add "${checksumOfRule()}" as the last line of rule-version.ts: ` +
      "directories then look again for doors that it withholds. The last line may be replaced only while no " +
      `installation has looked with version ${RULE_VERSION}.`,
  ).toBe(checksumOfRule());
});

test("the rule is its tables, its weights and what they are read with", () => {
  expect(filesOfRule()).toEqual(
    expect.arrayContaining([
      "domain/listings/protection/kept-address-spanish.ts",
      "domain/listings/protection/people-in-danger.ts",
      "domain/listings/protection/protection-weights.generated.json",
      "domain/listings/protection/sleeping-places.ts",
    ]),
  );
});

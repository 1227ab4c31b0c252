import { expect, test } from "vitest";
import type { Category } from "#domain/services/enumerations.ts";
import type { Card } from "../../../base/service-card/card.ts";
import { audienceGroups } from "./audience-groups.ts";

/** W: for women; A: for all; n: near, f: far, p: protected, of which no one sees how far it is. */
function card(name: string): Card {
  const category: readonly Category[] = name.startsWith("W") ? ["WOMEN"] : ["ALL", "WOMEN"];
  const distance = { n: 2.7, f: 80 }[name.charAt(1)];
  return {
    id: name,
    name,
    state: "OPEN",
    text: "Open",
    category,
    ...(distance === undefined ? {} : { distance }),
  };
}

test.each([
  ["nothing", "", ["", "", "", ""]],
  ["all four", "Wn Wn An Wf Af", ["", "Wn Wn", "An", "Wf Af"]],
  ["nothing for them near", "An An Wf Af", ["", "", "An An", "Wf Af"]],
  ["one near for everyone, then far", "An Wf Af", ["", "", "An", "Wf Af"]],
  ["a row in place of a protected listing", "An Wp An", ["An", "Wp", "An", ""]],
  ["such a row, and far ones", "An Wp Wn An Wf Af", ["An", "Wp Wn", "An", "Wf Af"]],
  ["a protected listing behind one for them", "Wn Wp An", ["", "Wn Wp", "An", ""]],
])("groups for women: %s", (_, names, expected) => {
  const rows = names.split(" ").filter(Boolean).map(card);
  const groups = audienceGroups(rows, "WOMEN");
  expect(groups.map((group) => group.map(({ id }) => id).join(" "))).toEqual(expected);
});

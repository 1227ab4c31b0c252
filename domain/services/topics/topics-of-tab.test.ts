import { expect, test } from "vitest";
import { SERVICE_TYPES } from "../enumerations.ts";
import { mostUsedTopics, topicsOfTab } from "./topics-of-tab.ts";

test("a tab shows the topics that most services have, without what none has or a need says", () => {
  const counts = new Map(
    Object.entries({ PREGNANCY: 4, DENTAL: 9, COUNSELING: 50, ADDICTION: 12, CLINICS: 9, LEGAL_AID: 90 }),
  );
  expect(mostUsedTopics("HEALTH", (code) => counts.get(code) ?? 0)).toEqual([
    "ADDICTION",
    "CLINICS",
    "DENTAL",
  ]);
  expect(mostUsedTopics("WORK", (code) => counts.get(code) ?? 0)).toEqual([]);
});

test("where counts are not known, those that come first in the table", () => {
  for (const tab of SERVICE_TYPES) {
    const shown = mostUsedTopics(tab, null);
    expect(shown.length).toBeGreaterThan(0);
    expect(topicsOfTab(tab)).toEqual(expect.arrayContaining([...shown]));
  }
});

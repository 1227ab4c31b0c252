import { expect, test } from "vitest";
import { type Candidate, groupByAddress, MAX_CAMPAIGN, planCampaign } from "./plan-campaign.ts";

const NOW = Date.UTC(2026, 10, 20);
const NOTHING: Candidate = {
  id: "a",
  ownerId: null,
  ownerEmail: null,
  contactEmail: null,
  phone: null,
  askedAt: null,
};

test.each([
  [{}, { unreachable: 1 }],
  [{ phone: "(305) 555-0100" }, { calls: [{ serviceId: "a", phone: "3055550100" }] }],
  [
    { phone: "(305) 555-0100", contactEmail: "Info@help.example" },
    { mails: [{ serviceId: "a", ownerId: null, channel: "LISTED", email: "info@help.example" }] },
  ],
  [
    { ownerId: "o", ownerEmail: "ana@help.example", contactEmail: "info@help.example" },
    { mails: [{ serviceId: "a", ownerId: "o", channel: "OWNER", email: "ana@help.example" }] },
  ],
  [{ phone: "(305) 555-0100", askedAt: NOW - 29 * 86_400_000 }, { askedLately: 1 }],
  [
    { phone: "(305) 555-0100", askedAt: NOW - 30 * 86_400_000 },
    { calls: [{ serviceId: "a", phone: "3055550100" }] },
  ],
])("%j: %j", (facts, expected) => {
  const nobody = { mails: [], calls: [], askedLately: 0, unreachable: 0, left: 0 };
  expect(planCampaign([{ ...NOTHING, ...facts }], NOW)).toEqual({ ...nobody, ...expected });
});

test("takes so many, and leaves the others", () => {
  const many = Array.from({ length: MAX_CAMPAIGN + 3 }, () => ({ ...NOTHING, phone: "3055550100" }));
  const { calls, left } = planCampaign(many, NOW);
  expect([calls.length, left]).toEqual([MAX_CAMPAIGN, 3]);
});

test("one address gets one mail, with at most 20 links", () => {
  const mails = Array.from({ length: 45 }, (_, index) => ({
    email: index % 2 === 0 ? "a@x.example" : "b@x.example",
  }));
  expect(groupByAddress(mails).map((group) => [group[0]?.email, group.length])).toEqual([
    ["a@x.example", 20],
    ["b@x.example", 20],
    ["a@x.example", 3],
    ["b@x.example", 2],
  ]);
});

/** Texts of what everybody who comes has to know. */
export const waysIn = {
  immigration: "Immigration status",
  immigrationYes: "They ask about immigration status",
  immigrationNo: "They don't ask about immigration status",
  labels: {
    entryText: "How to get in",
    requiredDocuments: "What to bring",
    cost: "Cost",
    howToApply: "How to apply",
    accessibility: "Accessibility",
    stayLimit: "How long you can stay",
  },
  entryWays: {
    WALK_IN: "Walk in",
    CALL: "Call first",
    REFERRAL: "You need a referral",
    CENTRAL_LINE: "Call the central line",
    COORDINATED_ENTRY: "Through coordinated entry",
    OUTREACH_ONLY: "Only through street outreach",
  },
};

export type WaysInWords = typeof waysIn;

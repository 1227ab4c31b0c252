import type { OtherTabsWords } from "../en/other-tabs.ts";

export const otherTabs: OtherTabsWords = {
  inOtherTabs: "En otras pestañas:",
};

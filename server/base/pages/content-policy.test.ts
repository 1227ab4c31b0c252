import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentPolicies } from "./content-policy.ts";

const sheets = {
  shell: "a{}",
  homePage: "b{}",
  servicePage: "c{}",
  ...{
    panels: "",
    directions: "",
    danger: "",
    emptyStates: "",
    crisisLines: "",
    contacts: "",
    favourites: "",
    staticPage: "",
    introduce: "",
  },
  ...{
    feedback: "",
    account: "",
    chatbot: "",
    organization: "",
    topics: "",
    directoryHealth: "",
    signedIn: "",
    work: "",
  },
};

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

const policyOf = contentPolicies(sheets, {
  firstVisit: "enter()",
  kiosk: "share()",
  quickExit: "leave()",
  loadApp: "start()",
});

test("pages load from their own origin alone, and run the scripts and sheets that stand in them", () => {
  const directives = policyOf({ parts: ["shell", "homePage"] }).split("; ");
  expect(
    Object.fromEntries(directives.map((each) => [each.split(" ")[0], each.split(" ").slice(1)])),
  ).toEqual({
    "default-src": ["'none'"],
    "script-src": ["'self'", hashOf("enter()"), hashOf("leave()"), hashOf("start()")],
    "style-src": ["'self'", hashOf("a{}b{}")],
    "img-src": ["'self'"],
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  });
  expect(policyOf({ parts: ["shell", "servicePage"] })).toContain(hashOf("a{}c{}"));
});

test("only a shared screen's pages name its script", () => {
  const parts = ["shell"] as const;
  expect(policyOf({ parts, isKiosk: true })).toContain(hashOf("share()"));
  expect(policyOf({ parts, isKiosk: false })).not.toContain(hashOf("share()"));
});

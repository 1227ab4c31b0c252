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

function toHashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

const buildPolicy = contentPolicies(sheets, {
  firstVisit: "enter()",
  kiosk: "share()",
  quickExit: "leave()",
  loadApp: "start()",
});

test("pages load from their own origin alone, and run the scripts and sheets that stand in them", () => {
  const directives = buildPolicy({ parts: ["shell", "homePage"] }).split("; ");
  expect(
    Object.fromEntries(directives.map((each) => [each.split(" ")[0], each.split(" ").slice(1)])),
  ).toEqual({
    "default-src": ["'none'"],
    "script-src": ["'self'", toHashSource("enter()"), toHashSource("leave()"), toHashSource("start()")],
    "style-src": ["'self'", toHashSource("a{}b{}")],
    "img-src": ["'self'"],
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  });
  expect(buildPolicy({ parts: ["shell", "servicePage"] })).toContain(toHashSource("a{}c{}"));
});

test("only a shared screen's pages name its script", () => {
  const parts = ["shell"] as const;
  expect(buildPolicy({ parts, isKiosk: true })).toContain(toHashSource("share()"));
  expect(buildPolicy({ parts, isKiosk: false })).not.toContain(toHashSource("share()"));
});

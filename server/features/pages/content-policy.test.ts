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

test("pages load from their own origin alone, and run the scripts and sheets that stand in them", () => {
  const policyOf = contentPolicies(sheets, ["start()", "leave()"]);
  const directives = policyOf(["shell", "homePage"]).split("; ");
  expect(
    Object.fromEntries(directives.map((each) => [each.split(" ")[0], each.split(" ").slice(1)])),
  ).toEqual({
    "default-src": ["'none'"],
    "script-src": ["'self'", hashOf("start()"), hashOf("leave()")],
    "style-src": ["'self'", hashOf("a{}b{}")],
    "img-src": ["'self'"],
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  });
  expect(policyOf(["shell", "servicePage"])).toContain(hashOf("a{}c{}"));
});

import { describe, expect, test } from "vitest";
import { deceptiveHosts, isDeceptiveHost } from "./deceptive-host.ts";

describe("a host", () => {
  test.each([
    ["kitchen.example", false],
    ["cocina-niños.example", false],
    ["кухня.example", false],
    ["κουζίνα.example", false],
    ["台所kitchen.example", false],
    // The second letter is Cyrillic.
    ["kіtchen.example", true],
    ["www.kitchen.exаmple", true],
    // Greek omicron.
    ["fοοd.example", true],
    ["xn--ktchen-sof.example", true],
    ["WWW.XN--80AK6AA92E.example", true],
    ["", false],
  ])("%s is deceptive: %s", (host, expected) => {
    expect(isDeceptiveHost(host)).toBe(expected);
  });
});

test("of a listing, the hosts of web and mail addresses count, each once", () => {
  const part = {
    name: "Kіtchen",
    website: "https://kіtchen.example/menu?to=plain",
    facebook: "http://facebook.example/xn--path",
    contactEmail: "desk@kіtchen.example",
    instagram: "https://xn--80ak6aa92e.example:8080",
  };
  expect(deceptiveHosts(part)).toEqual(["kіtchen.example", "xn--80ak6aa92e.example"]);
  expect(deceptiveHosts(part, ["name", "instagram"])).toEqual(["xn--80ak6aa92e.example"]);
  expect(deceptiveHosts({ website: null })).toEqual([]);
});

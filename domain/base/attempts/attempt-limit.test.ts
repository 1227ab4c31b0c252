import { expect, test } from "vitest";
import { listNetworks, networkLimits, secondsUntil, toSubnet } from "./attempt-limit.ts";

test.each([
  ["203.0.113.7", ["203.0.113.7", "203.0.113.0/24"]],
  ["::ffff:203.0.113.7", ["203.0.113.7", "203.0.113.0/24"]],
  ["::FFFF:203.0.113.7", ["203.0.113.7", "203.0.113.0/24"]],
  // NAT64: devices with only IPv6 reach IPv4 by this prefix.
  ["64:ff9b::203.0.113.7", ["203.0.113.7", "203.0.113.0/24"]],
  ["2001:db8:1:2:3:4:5:6", ["2001:db8:1:2::/64", "2001:db8:1:0::/56", "2001:db8:1::/48"]],
  ["2001:DB8:0001:02ff::9", ["2001:db8:1:2ff::/64", "2001:db8:1:200::/56", "2001:db8:1::/48"]],
  ["2001:db8:1:2::", ["2001:db8:1:2::/64", "2001:db8:1:0::/56", "2001:db8:1::/48"]],
  ["2001:db8::1", ["2001:db8:0:0::/64", "2001:db8:0:0::/56", "2001:db8:0::/48"]],
  ["2001:db8:1:ab12::", ["2001:db8:1:ab12::/64", "2001:db8:1:ab00::/56", "2001:db8:1::/48"]],
  ["::1", ["0:0:0:0::/64", "0:0:0:0::/56", "0:0:0::/48"]],
  ["fe80::1%eth0", ["fe80:0:0:0::/64", "fe80:0:0:0::/56", "fe80:0:0::/48"]],
  ["unknown", ["unknown"]],
])("the address %s belongs to %j", (address, names) => {
  expect(listNetworks(address).map(({ name }) => name)).toEqual(names);
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2ff::9", "2001:db8:1:200::/56"],
  ["unknown", "unknown"],
])("the household of %s is %s", (address, site) => {
  expect(toSubnet(address)).toBe(site);
});

test("each network has its own limit", () => {
  const max = { connection: 1, site: 2, organization: 5 };
  const limits = (address: string) =>
    networkLimits("kudo", address, "hour", max, 0).map(({ counted, max }) => [counted, max]);
  expect(limits("2001:db8:1:2::9")).toEqual([
    ["kudo from 2001:db8:1:2::/64 in hour 0", 1],
    ["kudo from 2001:db8:1:0::/56 in hour 0", 2],
    ["kudo from 2001:db8:1::/48 in hour 0", 5],
  ]);
  expect(limits("203.0.113.7")).toEqual([
    ["kudo from 203.0.113.7 in hour 0", 1],
    ["kudo from 203.0.113.0/24 in hour 0", 5],
  ]);
});

test("the remaining time is in whole seconds, at least one", () => {
  expect([secondsUntil(30_500, 1000), secondsUntil(1000, 1000), secondsUntil(0, 1000)]).toEqual([30, 1, 1]);
});

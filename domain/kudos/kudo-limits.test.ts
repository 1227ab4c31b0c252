import { expect, test } from "vitest";
import { kudoLimits, networkOf, secondsUntil } from "./kudo-limits.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["64:ff9b::203.0.113.7", "64:ff9b:0:0::/64"],
  ["unknown", "unknown"],
])("the address %s counts as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("the hour of an address and the day of an address and service are counted apart", () => {
  const now = Date.UTC(2026, 10, 20, 15, 59, 30);
  const [hour, day] = kudoLimits("203.0.113.7", "s", now);
  expect(hour?.until).toBe(Date.UTC(2026, 10, 20, 16));
  expect(day?.until).toBe(Date.UTC(2026, 10, 21));
  const counted = (address: string, service: string, at: number) =>
    kudoLimits(address, service, at).map((limit) => limit.counted);
  const [sameHour, otherDay] = counted("203.0.113.7", "t", now);
  expect(sameHour).toBe(hour?.counted);
  expect(otherDay).not.toBe(day?.counted);
  expect(counted("203.0.113.7", "s", now + 60_000)[0]).not.toBe(hour?.counted);
  expect(counted("203.0.113.8", "s", now)).not.toContain(hour?.counted);
});

test("what remains is told in whole seconds, never none", () => {
  expect([secondsUntil(30_500, 1000), secondsUntil(1000, 1000), secondsUntil(0, 1000)]).toEqual([30, 1, 1]);
});

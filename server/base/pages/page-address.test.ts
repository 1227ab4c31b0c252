import fc from "fast-check";
import { expect, test } from "vitest";
import { pageAddress } from "./page-address.ts";

test.each([
  ["/", "/"],
  ["/?q=a%2Fb&place=-80|25|", "/?q=a%2Fb&place=-80|25|"],
  ["/service/0190?lang=es", "/service/0190?lang=es"],
  ["/a//b/", "/a//b/"],
  ["/.//evil.example/?place=1", "/evil.example/?place=1"],
  ["/%2e//evil.example", "/evil.example"],
  ["/x/..//evil.example", "/evil.example"],
  ["/\\evil.example", "/evil.example"],
  ["//evil.example", "/evil.example"],
  ["//", "/"],
  ["///", "/"],
  ["//[", "/["],
  ["//:99999/", "/:99999/"],
  ["http://evil.example//b?c", "/b?c"],
  ["*", "/"],
])("%s is the page %s", (written, address) => {
  expect(pageAddress(written)).toBe(address);
});

test("any requested address stays on this site", () => {
  const part = fc.constantFrom("/", "\\", ".", "..", "%2e", "@", ":", "evil.example", "?", "#", "[", " ");
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const address = pageAddress(`/${parts.join("")}`);
      expect(new URL(address, "https://here.example").origin).toBe("https://here.example");
      expect(new URL(new URL(address, "https://here.example").pathname, "https://here.example").origin).toBe(
        "https://here.example",
      );
    }),
  );
});

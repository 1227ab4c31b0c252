import { expect, test } from "vitest";
import { withSupportLink } from "./support-link.ts";

const words = { feedbackForm: "feedback form" };

test.each([
  ["help@amparo.example", '<a href="mailto:help@amparo.example">help@amparo.example</a>'],
  [null, '<a href="/feedback">feedback form</a>'],
  [
    '"><script>@a.example',
    '<a href="mailto:%22%3E%3Cscript%3E@a.example">&quot;&gt;&lt;script&gt;@a.example</a>',
  ],
  ["$&@a.example", '<a href="mailto:$&amp;@a.example">$&amp;@a.example</a>'],
])("the support address %s is shown everywhere, as text", (email, link) => {
  expect(withSupportLink("<p>{{support}}, {{support}}</p>", email, words)).toBe(`<p>${link}, ${link}</p>`);
});

test("a page without it stays as it is", () => {
  expect(withSupportLink("<p>{{other}}</p>", "a@b.example", words)).toBe("<p>{{other}}</p>");
});

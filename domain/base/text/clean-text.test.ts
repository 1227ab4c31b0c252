import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanLine, cleanText, shorten } from "./clean-text.ts";

describe("texts", () => {
  test.each([
    ["One.\\nTwo.", "One.\nTwo."],
    ["One.\\r\\nTwo.\\tThree", "One.\nTwo. Three"],
    ["Potential.\\n\\n\\n\\n###MON###", "Potential."],
    ["Agencies.\\n\\n\\n###MON###\\n###COL###", "Agencies."],
    ["Left ####COL#### right", "Left right"],
    ["Left ###MON## ##MON##", "Left"],
    ["Ranked #1 in the nation", "Ranked #1 in the nation"],
    ["C# and #hashtags", "C# and #hashtags"],
    ["<p>Food &amp; clothes</p><ul><li>Soup</li><li>Coats</li></ul>", "Food & clothes\n\n* Soup\n* Coats"],
    ["Line<br/>break<BR>here", "Line\nbreak\nhere"],
    ["Children < 5 years, adults > 60", "Children < 5 years, adults > 60"],
    ["<script>alert(1)</script>Open", "Open"],
    ["&nbsp;Caf&eacute;&#39;s&#x2019;", "Café's’"],
    ["AT&T; R&D", "AT&T; R&D"],
    ["a\u0000b\u200bc\ufeff", "abc"],
    ["  a   b \n c ", "a b\nc"],
    ["cafe\u0301", "café"],
    ["\ud800broken half", "broken half"],
    ["Ends , here .", "Ends, here."],
    ["", ""],
  ])("%j → %j", (raw, text) => {
    expect(cleanText(raw).text).toBe(text);
  });

  test("reports what was fixed", () => {
    expect(cleanText("FloridaGÇÖs\\n<b>best</b> ###MON###").fixes).toEqual([
      "literalLineBreaks",
      "brokenCharacters",
      "markers",
      "markup",
    ]);
    expect(cleanText("Florida's best").fixes).toEqual([]);
  });

  test("cleaning twice is cleaning once", () => {
    const pieces = fc.constantFrom(
      "a",
      "é",
      " ",
      "\n",
      "\\n",
      "###",
      "MON",
      "<b>",
      "GÇÖ",
      ".",
      "&",
      ";",
      "x",
    );
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        const once = cleanText(parts.join("")).text;
        // Removing a mark may join the halves of another one, so a second pass may be needed, but never a third.
        const twice = cleanText(once).text;
        expect(cleanText(twice).text).toBe(twice);
      }),
    );
  });

  test.each([
    [null, null],
    ["   ", null],
    [" FL ", "FL"],
    ["two\\nlines", "two lines"],
  ])("a line: %j → %j", (raw, text) => {
    expect(cleanLine(raw)).toBe(text);
  });
});

describe("shortening", () => {
  test("a text within the limit stays whole", () => {
    expect(shorten("a".repeat(1000))).toBe("a".repeat(1000));
  });
  test("a longer one is cut after a word", () => {
    expect(shorten("one two three four", 14)).toBe("one two three…");
    expect(shorten("one two three four", 13)).toBe("one two…");
    expect(shorten("one two, three", 10)).toBe("one two…");
  });
  test("never longer than the limit, in characters of the database", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 200 }),
        fc.integer({ min: 5, max: 60 }),
        (text, limit) => {
          const short = shorten(text, limit);
          expect([...short].length).toBeLessThanOrEqual(limit);
          if ([...text].length > limit) expect(short.endsWith("…")).toBe(true);
          expect(short.isWellFormed()).toBe(text.isWellFormed());
        },
      ),
    );
  });
});

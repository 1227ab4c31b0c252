import { describe, expect, test } from "vitest";
import { staticPages as en } from "#words/compiled/en/static-pages/static-pages.ts";
import { staticPages as es } from "#words/compiled/es/static-pages/static-pages.ts";
import { sourcesSection } from "./sources-section.ts";

const HARBOR = {
  name: "Harbor <Directory>",
  url: 'https://harbor.example/?a="b"',
  licence: "CC-BY-4.0",
  asOf: "2019-08-19",
};

describe("the sources of a directory", () => {
  test("are named with their date and license, escaped and linked", () => {
    expect(sourcesSection([HARBOR], en)).toBe(
      '<h2>Where the information comes from</h2><ul><li><a href="https://harbor.example/?a=&quot;b&quot;" rel="noopener noreferrer">Harbor &lt;Directory&gt;</a>, as of August 2019. <a href="https://creativecommons.org/licenses/by/4.0/" rel="noopener noreferrer">License: CC-BY-4.0</a>.</li></ul>',
    );
  });

  test("say what is not known", () => {
    const unknown = { name: "Town", url: null, licence: null, asOf: null };
    expect(sourcesSection([unknown], en)).toContain("<li>Town, date not known. License not confirmed.</li>");
    expect(sourcesSection([unknown], es)).toContain(
      "<li>Town, fecha desconocida. Licencia sin confirmar.</li>",
    );
  });

  test("are left out where everything was entered here", () => {
    expect(sourcesSection([], en)).toBe("");
  });
});

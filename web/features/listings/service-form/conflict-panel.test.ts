import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { services } from "#words/compiled/en/services/services.ts";
import { ConflictPanel } from "./ConflictPanel.tsx";
import { BLANK } from "./form-values.ts";
import { loadFormWords } from "./form-words.ts";
import type { Conflict } from "./initial-form.ts";

test.each<{ conflicts: Conflict["conflicts"]; intro: "intro" | "introNoChoice" }>([
  { conflicts: [["name"]], intro: "intro" },
  { conflicts: [], intro: "introNoChoice" },
])("fields to choose from are announced only where there are some: $intro", async ({ conflicts, intro }) => {
  const words = { ...(await loadFormWords("en")), services };
  const conflict = { conflicts, adopted: [], merged: BLANK, mine: BLANK, theirs: BLANK };
  const markup = renderToStaticMarkup(createElement(ConflictPanel, { conflict, words, onResolve() {} }));
  expect(markup).toContain(words.form.conflict[intro]);
  expect(markup.includes("radio")).toBe(conflicts.length > 0);
});

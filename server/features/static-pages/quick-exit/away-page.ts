import { escaped } from "#domain/base/contract/escaped-html.ts";
import type { Language } from "#domain/base/languages/language.ts";
import { isRightToLeft } from "#domain/base/languages/languages.ts";
import { wordsIn } from "#words/base/words-in.ts";
import { quickExit as en } from "#words/compiled/en/static-pages/quick-exit.ts";
import { quickExit as es } from "#words/compiled/es/static-pages/quick-exit.ts";

const WORDS = { en, es } as const;

/**
 * Shown where the neutral page cannot be reached: looks like a browser's own offline page. It does not identify
 * the app, and has no style, script or icon.
 *
 * @param exitUrl the neutral page, linked for a retry
 */
export function awayPage(language: Language, exitUrl: string): string {
  const { awayTitle, away, awayAgain } = wordsIn("quickExit", language, WORDS);
  return `<!doctype html>
<html lang="${language}"${isRightToLeft(language) ? ' dir="rtl"' : ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${awayTitle}</title>
<link rel="icon" href="data:,">
</head>
<body>
<main>
<h1>${awayTitle}</h1>
<p>${away}</p>
<p><a href="${escaped(exitUrl)}">${awayAgain}</a></p>
</main>
</body>
</html>
`;
}

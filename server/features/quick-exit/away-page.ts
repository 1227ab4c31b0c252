import { escaped } from "#domain/contract/escaped-html.ts";
import { quickExit as en } from "#domain/words/en/quick-exit.ts";
import { quickExit as es } from "#domain/words/es/quick-exit.ts";
import type { Language } from "#domain/words/language.ts";

const WORDS = { en, es } as const;

/**
 * What stands there instead where the exit's own destination cannot be reached: a page as any browser shows it
 * without a network. Nothing in it says whose it is; it has no style, no script and no icon.
 *
 * @param exitUrl the neutral page, tried again by a press
 */
export function awayPage(language: Language, exitUrl: string): string {
  const { awayTitle, away, awayAgain } = WORDS[language];
  return `<!doctype html>
<html lang="${language}">
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

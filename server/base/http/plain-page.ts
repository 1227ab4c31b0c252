import { createHash } from "node:crypto";
import { escaped } from "#domain/base/contract/escaped-html.ts";
import type { Language } from "#domain/base/languages/language.ts";
import { isRightToLeft } from "#domain/base/languages/languages.ts";

const STYLE = `
:root{color-scheme:light dark;background:light-dark(#fff,#111015);color:light-dark(#1a1523,#f1eff7)}
body{font:17px/1.5 system-ui,sans-serif;max-width:42rem;margin:0 auto;padding:1rem;overflow-wrap:anywhere}
h1{font-size:1.5rem}h2{font-size:1.125rem}li{margin:.75rem 0}dt{font-weight:600}dd{margin:0 0 .5rem}
fieldset{border:1px solid light-dark(#c9c3d6,#4a4656);border-radius:12px;margin:1rem 0;padding:.5rem 1rem}
input,select{font:inherit;color:inherit;background:transparent;min-height:48px;box-sizing:border-box;width:100%;max-width:20rem;padding:.25rem .75rem;border:1px solid light-dark(#767080,#8e889a);border-radius:12px}
option{color:light-dark(#1a1523,#f1eff7);background:light-dark(#fff,#111015)}
pre{font:inherit;white-space:pre-wrap}a{color:light-dark(#5a36d6,#b9a8ff)}
button{font:inherit;font-weight:600;min-height:48px;padding:.5rem 1.25rem;border:0;border-radius:24px;background:#5a36d6;color:#fff}
`;
const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

/**
 * The headers of such a page: never stored, and a policy that allows its one style, the empty icon and, where it has
 * a form, sending it here.
 */
export function plainPageHeaders(
  language: Language,
  formAction: "'none'" | "'self'",
): Readonly<Record<string, string>> {
  return {
    "cache-control": "no-store",
    "content-language": language,
    "content-security-policy": `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src data:; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`,
    "content-type": "text/html; charset=utf-8",
  };
}

/**
 * A page without scripts and beside the app, for mails and their links.
 *
 * @param title as text
 * @param contents as HTML
 */
export function plainPage(title: string, contents: string, language: Language): string {
  return `<!doctype html>
<html lang="${language}"${isRightToLeft(language) ? ' dir="rtl"' : ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${contents}
</main>
</body>
</html>
`;
}

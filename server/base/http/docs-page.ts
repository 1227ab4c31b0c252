import { createHash } from "node:crypto";
import { API_BASE } from "#domain/base/contract/address.ts";
import { type Call, noBody } from "#domain/base/contract/call.ts";
import { escaped } from "#domain/base/contract/escaped-html.ts";
import { PROBLEMS, type ProblemKey } from "#domain/base/contract/problems.ts";
import { bodySchema, listProblems, replySchema } from "./openapi.ts";
import { PARAMETER_NOTES } from "./parameter-notes.ts";
import { permittedRoles } from "./permitted-roles.ts";

/** The contract as an HTML page without scripts or further files, its one style allowed by hash. */
export interface DocsPage {
  readonly html: string;
  readonly contentPolicy: string;
}

const STYLE = `
:root{color-scheme:light dark;--line:light-dark(#d9d6e5,#44405a);--soft:light-dark(#f6f4fc,#1f1c2b)}
body{font:17px/1.5 system-ui,sans-serif;max-width:52rem;margin:0 auto;padding:1rem 1rem 4rem;overflow-wrap:break-word}
h1{font-size:1.75rem;margin:.5rem 0}h2{font-size:1.25rem;margin:2.5rem 0 .5rem;padding-top:1rem;border-top:1px solid var(--line)}
h3{font-size:1rem;margin:1.25rem 0 .25rem}code,pre{font:15px/1.5 ui-monospace,monospace}
pre{background:var(--soft);padding:.75rem;overflow-x:auto;border-radius:.375rem}
dt{margin-top:.5rem}dd{margin:0 0 0 1rem}a{color:light-dark(#5a36d6,#b9a8ff)}
`;

export function docsPage(calls: readonly Call[], version: string): DocsPage {
  const hash = createHash("sha256").update(STYLE).digest("base64");
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Amparo API</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Amparo API</h1>
<p>Version ${escaped(version)}. All calls start with <code>${API_BASE}</code>. For programs, see
<a href="${API_BASE}/openapi.json"><code>openapi.json</code></a> (OpenAPI 3.1).</p>
<p>Lists return a plain array. Errors return <code>{code, key, message, fields}</code>: the HTTP status, its name, a
message in English, and what is wrong with each field.</p>
<nav aria-label="Calls"><ul>${calls.map(contentsLine).join("")}</ul></nav>
${calls.map(callSection).join("\n")}
</main>
</body>
</html>
`;
  return {
    html,
    contentPolicy: `default-src 'none'; img-src 'self'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}

function contentsLine(call: Call): string {
  return `<li><a href="#${call.id}"><code>${call.method} ${escaped(call.path)}</code></a></li>`;
}

function callSection(call: Call): string {
  const parameters = [...Object.keys(call.params.shape), ...Object.keys(call.query.shape)];
  return `<section aria-labelledby="${call.id}">
<h2 id="${call.id}"><code>${call.method} ${escaped(call.path)}</code></h2>
<p>${escaped(call.summary)} ${escaped(call.description ?? "")}</p>
<p>${escaped(permittedRoles(call))}</p>
${parameters.length === 0 ? "" : `<h3>Parameters</h3><dl>${parameters.map(parameterLine).join("")}</dl>`}
${call.body === noBody ? "" : `<h3>Body</h3>${schemaBlock(bodySchema(call))}`}
${(call.examples ?? []).map(exampleBlock).join("")}
<h3>Reply</h3>
<details><summary>Its shape</summary>${schemaBlock(replySchema(call))}</details>
<h3>Problems</h3><dl>${listProblems(call).map(problemLine).join("")}</dl>
</section>`;
}

function parameterLine(name: string): string {
  const note = PARAMETER_NOTES[name];
  const example = note?.example === undefined ? "" : ` Example: <code>${escaped(note.example)}</code>`;
  return `<dt><code>${escaped(name)}</code></dt><dd>${escaped(note?.text ?? "")}${example}</dd>`;
}

function exampleBlock({ title, address }: { title: string; address: string }): string {
  const url = `${API_BASE}${address}`;
  return `<h3>${escaped(title)}</h3><pre><a href="${escaped(url)}">${escaped(url)}</a></pre>`;
}

function problemLine(key: ProblemKey): string {
  const { code, message } = PROBLEMS[key];
  return `<dt>${code} <code>${key}</code></dt><dd>${escaped(message)}</dd>`;
}

function schemaBlock(schema: unknown): string {
  return `<pre>${escaped(JSON.stringify(schema, null, 2))}</pre>`;
}

import { expect, test } from "vitest";
import { cleanEditedHtml, cleanHtml } from "./clean-html.ts";

test("plain text with headings, lists, links and tables stays", () => {
  for (const html of [
    "<h2>One</h2>\n<p>A <strong>strong</strong> and <em>fine</em> word.</p>",
    '<ul><li><a href="/crisis_lines">Lines</a></li><li><a href="tel:988">988</a></li></ul>',
    "<details><summary>Why?</summary><p>Because &amp; so.</p></details>",
    '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    "<p>Write to us: {{support}}</p>",
    "<p>¿Cuánto cuesta? Nada: «gratis».</p>",
  ]) {
    expect(cleanHtml(html)).toBe(html);
  }
});

test.each([
  ["a script", "<p>a</p><script>alert(1)</script>", "<p>a</p>"],
  ["a script in capitals, unclosed", "<p>a</p><SCRIPT>alert(1)", "<p>a</p>"],
  ["a style sheet", "<style>p{background:url(https://evil.example)}</style><p>a</p>", "<p>a</p>"],
  ["an event", '<p onclick="alert(1)">a</p>', "<p>a</p>"],
  ["a picture with an event", '<img src=x onerror="alert(1)">a', "a"],
  [
    "a drawing with a script",
    "<svg><script>alert(1)</script><a href='javascript:alert(1)'>x</a></svg>",
    "<a>x</a>",
  ],
  ["a mathematical trick", "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>", null],
  ["an embedded page", '<iframe src="https://evil.example"></iframe>a', "a"],
  ["a form", '<form action="https://evil.example"><input name="q">a</form>', "a"],
  ["a base address", '<base href="https://evil.example/"><p>a</p>', "<p>a</p>"],
  ["a redirect", '<meta http-equiv="refresh" content="0;url=https://evil.example">a', "a"],
  ["a style", '<p style="position:fixed">a</p>', "<p>a</p>"],
  ["an id, which scripts could take for theirs", '<p id="location" class="x" data-x="1">a</p>', "<p>a</p>"],
  ["a script behind a link", '<a href="javascript:alert(1)">a</a>', "<a>a</a>"],
  ["one with capitals and spaces", '<a href=" JaVa\tScript:alert(1)">a</a>', "<a>a</a>"],
  ["one with entities", '<a href="&#106;avascript:alert(1)">a</a>', "<a>a</a>"],
  ["data behind a link", '<a href="data:text/html,<script>alert(1)</script>">a</a>', "<a>a</a>"],
  ["a link without a scheme to another site", '<a href="//evil.example">a</a>', "<a>a</a>"],
  ["a comment", "<!-- <script>alert(1)</script> --><p>a</p>", "<p>a</p>"],
  ["a placeholder in an attribute", '<a href="mailto:{{support}}">a</a>', "<a>a</a>"],
  ["a second first heading", "<h1>a</h1>", "<h2>a</h2>"],
])("%s is dropped", (_, html, clean) => {
  const cleaned = cleanHtml(html);
  if (clean !== null) expect(cleaned).toBe(clean);
  expect(cleaned).not.toMatch(/<script|<img|<svg|<style|onerror|onclick|javascript:|evil/i);
});

/** HTML that office programs put into the clipboard. */
test.each([
  [
    "Word",
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{mso-style-name:Normal}</style><!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--></head>
<body lang=EN-US><p class=MsoNormal style='margin:0in'><b><span style='font-size:14.0pt;color:red'>Open</span></b><o:p></o:p></p></body></html>`,
    "<p><strong>Open</strong></p>",
  ],
  [
    "Word's pictures",
    `<p class=MsoNormal>Map<!--[if gte vml 1]><v:shape><v:imagedata src="file:///C:/map.png"/></v:shape><![endif]--><img width=9 src="file:///C:/map.png"></p>`,
    "<p>Map</p>",
  ],
  [
    "Google Docs",
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-weight:700">Open</span></p><ul><li dir="ltr" aria-level="1"><p role="presentation">Bring nothing</p></li></ul></b>`,
    "Open",
  ],
  [
    "a page",
    `<div class="x"><object data="evil.swf"></object><video src="//evil.example/v"></video>Open</div>`,
    "Open",
  ],
  [
    "a picture within a link",
    `<a href="https://a.example"><img src="https://evil.example/p.gif">Open</a>`,
    "Open",
  ],
])("what is pasted from %s keeps its text and loses everything else", (_, pasted, kept) => {
  const cleaned = cleanHtml(pasted);
  expect(cleaned).toContain(kept);
  expect(cleaned).not.toMatch(
    /style|class=|mso|o:p|v:|<img|<span|<meta|file:|docs-internal|dir=|role=|evil|<object|<video/i,
  );
});

test("a link to another site sends no referrer, and gives no access to the page", () => {
  expect(cleanHtml('<a href="https://a.example" target="_top" rel="opener">a</a>')).toBe(
    '<a href="https://a.example" rel="noopener noreferrer">a</a>',
  );
});

test("very deep nesting ends", () => {
  expect(cleanHtml(`${"<blockquote>".repeat(10_000)}a`).length).toBeLessThan(1000);
});

test("what was cleaned once stays the same", () => {
  const once = cleanHtml('<p>1 < 2 & "three"<br><a href="https://a.example/?a=1&b=2">x</p>');
  expect(cleanHtml(once)).toBe(once);
});

/** HTML that the editor leaves behind where bold is switched on and off by keys. */
test.each([
  [
    "bold inside bold",
    "<p><b>a <b>b</b></b> c <b><i><b>d</b></i></b></p>",
    "<p><strong>a b</strong> c <strong><em>d</em></strong></p>",
  ],
  ["bold next to bold", "<p><b>a</b><b>b</b> <b>c</b></p>", "<p><strong>ab</strong> <strong>c</strong></p>"],
  ["bold without text", "<p>x<b></b></p><p><b><b>\u200B</b></b><br></p>", "<p>x</p>"],
  ["characters of no width", "<p>\u200Bx</p>", "<p>x</p>"],
  ["nothing but them", "<p><b>\u200B</b><br></p>", null],
])("an edited text has no %s", (_, html, clean) => {
  expect(cleanEditedHtml(html)).toBe(clean);
});

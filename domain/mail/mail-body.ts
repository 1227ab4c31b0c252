import { escaped } from "../base/contract/escaped-html.ts";
import type { Language } from "../base/languages/language.ts";
import { isRightToLeft } from "../base/languages/languages.ts";
import { toSafeLines } from "./safe-text.ts";

/** A part of a mail's body. */
export type MailPart =
  | { readonly part: "paragraph"; readonly text: string }
  /** Quoted user input. */
  | { readonly part: "quote"; readonly text: string }
  | { readonly part: "facts"; readonly rows: readonly (readonly [label: string, value: string])[] }
  /** A button; its address is shown too, for plain text and for careful readers. */
  | { readonly part: "link"; readonly label: string; readonly address: string }
  | { readonly part: "small"; readonly text: string };

/** A service mentioned in a mail. */
export interface MailedService {
  readonly id: string;
  readonly name: string;
}

/** Name of the product and origin of links. */
export interface MailPlace {
  readonly product: string;
  /** Origin, without a trailing slash. */
  readonly origin: string;
}

/** Contents of a mail. */
export interface MailContents {
  /** May still be too long, and of several lines. */
  readonly subject: string;
  readonly parts: readonly MailPart[];
  /** Reply address; absent: none. */
  readonly answers?: { readonly name: string | null; readonly email: string };
}

/** Characters of a name inside a sentence. */
export const NAME_IN_SENTENCE = 80;

export function paragraph(text: string): MailPart {
  return { part: "paragraph", text };
}

export function small(text: string): MailPart {
  return { part: "small", text };
}

/** @param path of a page of ours, with what it needs already encoded */
export function link(origin: string, label: string, path: string): MailPart {
  return { part: "link", label, address: `${origin}${path}` };
}

/** The body as plain text: a quote has `> ` before each line. */
export function plainBody(parts: readonly MailPart[]): string {
  return `${parts.map(plainPart).join("\n\n")}\n`;
}

function plainPart(part: MailPart): string {
  switch (part.part) {
    case "paragraph":
    case "small":
      return toSafeLines(part.text);
    case "quote":
      return toSafeLines(part.text)
        .split("\n")
        .map((line) => `> ${line}`.trimEnd())
        .join("\n");
    case "facts":
      return part.rows.map(([label, value]) => `${label}: ${toSafeLines(value)}`).join("\n");
    case "link":
      return `${part.label}:\n${part.address}`;
  }
}

/**
 * The body as HTML without scripts, style sheets or anything fetched when it is opened. Colours are the reader's
 * own.
 */
export function htmlBody(subject: string, parts: readonly MailPart[], language: Language): string {
  return [
    `<!doctype html><html lang="${language}"${isRightToLeft(language) ? ' dir="rtl"' : ""}><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>`,
    '<body style="font-family:sans-serif;font-size:16px;line-height:1.5;max-width:36em;margin:0 auto;padding:1em">',
    ...parts.map(htmlPart),
    "</body></html>",
  ].join("\n");
}

function htmlPart(part: MailPart): string {
  switch (part.part) {
    case "paragraph":
      return `<p>${htmlLines(part.text)}</p>`;
    case "small":
      return `<p style="font-size:14px">${htmlLines(part.text)}</p>`;
    case "quote":
      return `<blockquote dir="auto" style="margin:1em 0;padding-left:1em;border-left:4px solid">${htmlLines(part.text)}</blockquote>`;
    case "facts":
      return `<p>${part.rows
        .map(([label, value]) => `${escaped(label)}: <bdi>${htmlLines(value)}</bdi>`)
        .join("<br>\n")}</p>`;
    case "link": {
      const address = escaped(part.address);
      return `<p><a href="${address}" style="font-weight:bold">${escaped(part.label)}</a><br><span style="font-size:14px;word-break:break-all">${address}</span></p>`;
    }
  }
}

function htmlLines(text: string): string {
  return escaped(toSafeLines(text)).replaceAll("\n", "<br>\n");
}

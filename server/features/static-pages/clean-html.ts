import sanitizeHtml from "sanitize-html";
import { PAGE_ELEMENTS, PAGE_LINK_SCHEMES } from "#domain/static-pages/page-elements.ts";

/**
 * Sanitizes HTML by an allowlist. Other elements are replaced by their text; scripts and styles are removed with
 * their content.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...PAGE_ELEMENTS],
    allowedAttributes: { a: ["href", "rel"], th: ["scope"] },
    allowedSchemes: [...PAGE_LINK_SCHEMES],
    allowedSchemesAppliedToAttributes: ["href"],
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    nestingLimit: 30,
    transformTags: { h1: "h2", b: "strong", i: "em", a: cleanLink },
  }).trim();
}

/**
 * Sanitizes what an editor wrote: like `cleanHtml`, without elements that have no text, bold inside bold, characters
 * of no width, idle line breaks, and paragraphs around the whole text of a list's item.
 *
 * @returns null where no text is left
 */
export function cleanEditedHtml(html: string): string | null {
  const filled = sanitizeHtml(cleanHtml(html.replace(NO_WIDTH, "")), {
    allowedTags: [...PAGE_ELEMENTS],
    allowedAttributes: { a: ["href", "rel"], th: ["scope"] },
    exclusiveFilter: ({ tag, text }) =>
      (BLOCKS.has(tag) && isBlank(text)) || (tag === "strong" && text === ""),
  });
  const clean = withoutIdleBreaks(withoutNestedBold(filled))
    .replace(/<li><p>([^<]*(?:<(?!\/?p>)[^<]*)*)<\/p><\/li>/g, "<li>$1</li>")
    .trim();
  return isBlank(clean.replace(/<[^<>]*>/g, "")) ? null : clean;
}

/** Blocks that editors leave empty. */
const BLOCKS: ReadonlySet<string> = new Set(["p", "h2", "h3", "li", "ul", "ol"]);

/** Zero-width characters, where editors place the cursor in an empty element. */
const NO_WIDTH = /[\u200B\uFEFF]/g;

const BREAK = "<br />";

/** Merges each stretch of bold text into one element. @param html in which all elements are closed */
function withoutNestedBold(html: string): string {
  let depth = 0;
  return html
    .replace(/<(\/?)strong>/g, (tag, closing: string) => {
      depth += closing === "" ? 1 : -1;
      return depth === (closing === "" ? 1 : 0) ? tag : "";
    })
    .replaceAll("</strong><strong>", "");
}

/** Matches the beginning or end of a block. */
const EDGE = /^\s*<\/?(?:p|h2|h3|ul|ol|li)>/;

/** Without line breaks at the end of a block and between blocks, where editors place the cursor. */
function withoutIdleBreaks(html: string): string {
  const parts = html.split(BREAK);
  let isIdle = true;
  const kept: string[] = [];
  for (const [index, part] of [...parts.entries()].reverse()) {
    // A break before a blank is idle where the one after it is.
    kept.push(index === parts.length - 1 || isIdle ? part : part + BREAK);
    isIdle = EDGE.test(part) || (isIdle && part.trim() === "");
  }
  return kept.reverse().join("");
}

function isBlank(text: string): boolean {
  return text.replaceAll("&nbsp;", "").trim() === "";
}

function cleanLink(tagName: string, { href }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  // A placeholder is replaced by a complete link element, which would break out of the attribute.
  if (href === undefined || href.includes("{")) return { tagName, attribs: {} };
  // Links with other schemes are dropped after this.
  const isElsewhere = /^https?:/i.test(href);
  return { tagName, attribs: isElsewhere ? { href, rel: "noopener noreferrer" } : { href } };
}

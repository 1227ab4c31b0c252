import sanitizeHtml from "sanitize-html";

/** Allowed elements: text markup only, nothing that loads, runs, takes input or changes styles. */
const ELEMENTS = [
  ["h2", "h3", "p", "ul", "ol", "li", "dl", "dt", "dd", "blockquote", "hr", "br"],
  ["strong", "em", "a", "details", "summary"],
  ["table", "thead", "tbody", "tr", "th", "td"],
].flat();

/**
 * Sanitizes HTML by an allowlist. Other elements are replaced by their text; scripts and styles are removed with
 * their content.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ELEMENTS,
    allowedAttributes: { a: ["href", "rel"], th: ["scope"] },
    allowedSchemes: ["https", "http", "mailto", "tel", "sms"],
    allowedSchemesAppliedToAttributes: ["href"],
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    nestingLimit: 30,
    transformTags: { h1: "h2", b: "strong", i: "em", a: cleanLink },
  }).trim();
}

function cleanLink(tagName: string, { href }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  // A placeholder is replaced by a complete link element, which would break out of the attribute.
  if (href === undefined || href.includes("{")) return { tagName, attribs: {} };
  // Links with other schemes are dropped after this.
  const isElsewhere = /^https?:/i.test(href);
  return { tagName, attribs: isElsewhere ? { href, rel: "noopener noreferrer" } : { href } };
}

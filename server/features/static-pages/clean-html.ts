import sanitizeHtml from "sanitize-html";

/** Elements that say something about text. Nothing that loads, runs, asks for input or changes the page's look. */
const ELEMENTS = [
  ["h2", "h3", "p", "ul", "ol", "li", "dl", "dt", "dd", "blockquote", "hr", "br"],
  ["strong", "em", "a", "details", "summary"],
  ["table", "thead", "tbody", "tr", "th", "td"],
].flat();

/**
 * HTML that is safe to put into a page, whoever wrote it. It is parsed and written anew from a list of what is
 * allowed; everything else is dropped, its text kept, but for scripts and styles, which go whole.
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
  // A placeholder is replaced by a whole link, which would break out of the attribute.
  if (href === undefined || href.includes("{")) return { tagName, attribs: {} };
  // Whatever has another scheme than the allowed ones is dropped after this.
  const isElsewhere = /^https?:/i.test(href);
  return { tagName, attribs: isElsewhere ? { href, rel: "noopener noreferrer" } : { href } };
}

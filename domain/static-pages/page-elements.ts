/**
 * Elements of static pages: text markup only, nothing that loads, runs, takes input or changes styles. The server
 * sanitizes by this list, and the editor drops the rest of what is pasted.
 */
export const PAGE_ELEMENTS: readonly string[] = [
  ["h2", "h3", "p", "ul", "ol", "li", "dl", "dt", "dd", "blockquote", "hr", "br"],
  ["strong", "em", "a", "details", "summary"],
  ["table", "thead", "tbody", "tr", "th", "td"],
].flat();

/** Schemes of links; paths of this site have none. */
export const PAGE_LINK_SCHEMES: readonly string[] = ["https", "http", "mailto", "tel", "sms"];

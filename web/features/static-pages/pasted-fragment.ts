import { PAGE_ELEMENTS, PAGE_LINK_SCHEMES } from "#domain/static-pages/page-elements.ts";

const ALLOWED: ReadonlySet<string> = new Set(PAGE_ELEMENTS);
/** Left out with their content. */
const DROPPED: ReadonlySet<string> = new Set(["script", "style", "template", "noscript", "title", "iframe"]);
/** The editor's names for these elements. */
const RENAMED: Readonly<Record<string, string>> = {
  strong: "b",
  em: "i",
  b: "b",
  i: "i",
  h1: "h2",
  h4: "h3",
  h5: "h3",
  h6: "h3",
};

/** HTML as new nodes of the elements that pages have, without other attributes; all others become their content. */
export function pageFragment(html: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  // In a separate document, nothing is loaded and nothing runs.
  copyInto(fragment, new DOMParser().parseFromString(html, "text/html").body);
  return fragment;
}

function copyInto(target: Node, source: Node): void {
  for (const node of source.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) target.appendChild(document.createTextNode(node.nodeValue ?? ""));
    if (!(node instanceof Element)) continue;
    const name = node.localName;
    if (DROPPED.has(name)) continue;
    const tag = RENAMED[name] ?? (ALLOWED.has(name) ? name : null);
    if (tag === null) {
      copyInto(target, node);
      continue;
    }
    const copy = document.createElement(tag);
    const address = node.getAttribute("href");
    if (tag === "a" && address !== null && isPageLink(address)) copy.setAttribute("href", address);
    copyInto(copy, node);
    target.appendChild(copy);
  }
}

/** Whether pages may link to this address: a page of this site, or one with an allowed scheme. */
export function isPageLink(address: string): boolean {
  if (/^\/(?!\/)/.test(address)) return true;
  const scheme = /^([a-z]+):/i.exec(address)?.[1];
  return scheme !== undefined && PAGE_LINK_SCHEMES.includes(scheme.toLowerCase());
}

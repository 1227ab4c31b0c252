/**
 * On a shared screen, links that lead out of it show as text, numbers and addresses of email and the web (rule kiosk
 * 2), and the exit says that it starts over (rule kiosk 4).
 */

export const LINK_RULES = `
header [data-exit] span { display: none; }
header [data-exit]::after { content: attr(aria-label); }
a[data-out] { padding-inline: 0; border-color: transparent; background: none; color: inherit; cursor: auto; text-decoration: none; }
a[data-out]:not([data-out=""])::after { content: " " attr(data-out); overflow-wrap: anywhere; }
a[data-out=hidden] { display: none; }
@media (max-width: 479px) {
  header [data-exit] { width: min-content; max-width: 5.5rem; padding-inline: .5rem; line-height: 1.1; text-align: center; }
  header [data-exit]::after { font-size: .75rem; }
}
`;

/** Longer addresses of the web can't be written down. In characters. */
const LONGEST_ADDRESS = 60;

/** Makes text of what leads out, now and whenever the page changes. @param startOver what the exit is called */
export function makeTextOfLinks(startOver: string): void {
  const changeAll = (within: Document | Element): void => {
    if (within instanceof HTMLAnchorElement) change(within);
    for (const link of within.querySelectorAll("a")) change(link);
  };
  const change = (link: HTMLAnchorElement): void => {
    if ("exit" in link.dataset) link.ariaLabel = startOver;
    else unlink(link);
  };
  changeAll(document);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      for (const node of type === "attributes" ? [target] : addedNodes) {
        if (node instanceof Element) changeAll(node);
      }
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["href"] });
}

function unlink(link: HTMLAnchorElement): void {
  if (!link.hasAttribute("href")) return;
  if (link.origin === location.origin) {
    delete link.dataset["out"];
    return;
  }
  const { href } = link;
  link.removeAttribute("href");
  link.dataset["out"] = isWritten(link) ? "" : formatDestination(href);
}

/** Whether the visible text of a link is a number or an address. */
function isWritten(link: HTMLAnchorElement): boolean {
  const isShown = (element: Element): boolean => element.getClientRects().length > 0;
  const isPageShown = isShown(link);
  const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const within = text.parentElement;
    if (within === null || within.closest(".visually-hidden") !== null) continue;
    if (isPageShown && !isShown(within)) continue;
    if (/\d{3}|\p{L}\.\p{L}/u.test(text.nodeValue ?? "")) return true;
  }
  return false;
}

/** Writes a link's destination as a person would note it; "hidden" where that is of no use. */
function formatDestination(href: string): string {
  const { protocol, hostname, pathname, search } = new URL(href);
  if (protocol === "tel:") return formatPhone(pathname);
  const address = `${hostname.replace(/^www\./u, "")}${pathname.replace(/\/$/u, "")}`;
  return protocol.startsWith("http") && search === "" && address.length <= LONGEST_ADDRESS
    ? address
    : "hidden";
}

/** `+13055550100,4` → `(305) 555-0100 ext. 4` */
function formatPhone(dialed: string): string {
  const [number = "", extension] = dialed.split(",");
  const shown = number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/u, "($1) $2-$3");
  return extension === undefined ? shown : `${shown} ext. ${decodeURIComponent(extension)}`;
}

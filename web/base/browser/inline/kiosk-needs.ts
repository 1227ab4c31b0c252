/**
 * The start of each visit on a shared screen (rule kiosk 8): three large needs, with the list of everything behind
 * them.
 */

/** The most common needs: the tab of each, its icon in the document, and the name of its words. */
const NEEDS = [
  ["SHELTER", "bed", "sleep"],
  ["FOOD", "food", "food"],
  ["HEALTH", "health", "health"],
] as const;
/** The session's entry that says that the visitor asked for the whole list. */
const WHOLE_LIST = "wholeList";
const SVG = "http://www.w3.org/2000/svg";

export const NEEDS_RULES = `
dialog[data-kiosk=needs] { width: 100%; max-width: min(52rem, calc(100% - 2rem)); }
dialog[data-kiosk=needs] ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); gap: 1rem; margin-top: 1.5rem; }
dialog[data-kiosk=needs] li a { display: grid; place-content: center; justify-items: center; gap: .75rem; min-height: 9rem; padding: 1rem; border-radius: 1rem; background: var(--brand); color: var(--on-brand); font: var(--t-title); text-decoration: none; }
dialog[data-kiosk=needs] svg { width: 3rem; height: 3rem; }
dialog[data-kiosk=needs] p { display: grid; place-items: center; }
dialog[data-kiosk=needs] p a { display: grid; place-content: center; min-height: 3rem; margin-top: .5rem; padding: 0 1rem; color: var(--brand-text); font: var(--t-name); }
@media (max-width: 479px) {
  dialog[data-kiosk=needs] { padding: 1rem; }
  dialog[data-kiosk=needs] ul { gap: .5rem; margin-top: 1rem; }
  dialog[data-kiosk=needs] li a { min-height: 5rem; gap: .25rem; }
  dialog[data-kiosk=needs] svg { width: 2rem; height: 2rem; }
  dialog[data-kiosk=needs] button { margin-top: 1rem; }
}
`;

/** The open dialog; null where the page is not the beginning of a visit. */
export function offerNeeds(words: DOMStringMap): HTMLDialogElement | null {
  const isBeginning = location.pathname === "/" && /^(\?lang=[^&]*)?$/.test(location.search);
  if (!isBeginning || sessionStorage.getItem(WHOLE_LIST) !== null) return null;
  const dialog = document.createElement("dialog");
  dialog.dataset["kiosk"] = "needs";
  dialog.setAttribute("aria-labelledby", "kiosk-need");
  const title = document.createElement("h2");
  title.id = "kiosk-need";
  title.textContent = words["need"] ?? "";
  const list = document.createElement("ul");
  for (const [tab, icon, name] of NEEDS) {
    const link = linkTo(`/?tab=${tab}`, words[name]);
    link.prepend(createIcon(icon));
    const item = document.createElement("li");
    item.append(link);
    list.append(item);
  }
  const all = document.createElement("button");
  all.type = "button";
  all.textContent = words["all"] ?? "";
  all.addEventListener("click", () => dialog.close());
  const other = document.documentElement.lang.startsWith("es") ? "en" : "es";
  const language = linkTo(`/?lang=${other}`, words["switch"]);
  language.lang = other;
  const rest = document.createElement("p");
  rest.append(all, language);
  dialog.append(title, list, rest);
  dialog.addEventListener("close", () => sessionStorage.setItem(WHOLE_LIST, "1"));
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

function linkTo(address: string, text: string | undefined): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = address;
  link.textContent = text ?? "";
  return link;
}

function createIcon(icon: string): SVGElement {
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("class", "icon");
  drawing.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#i-${icon}`);
  drawing.append(use);
  return drawing;
}

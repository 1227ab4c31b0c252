import { EMBED_OPTIONS, type EmbedOptions, embedOptions } from "#domain/embed/embed-options.ts";
import type { Spoken } from "#words/embed/embed-words.ts";
import { element } from "../../base/browser/element.ts";
import styleSheet from "./amparo-list.css?inline";
import { spokenIn } from "./embed-words.ts";
import { LiveList } from "./live-list.ts";

/**
 * The element `amparo-list` for pages of other sites: services near a place, with a map on a press (rules embed 1–7).
 *
 *     <script src="https://help.example/embed.js" defer></script>
 *     <amparo-list place="33101" type="FOOD" open></amparo-list>
 */

/** Origin of the directory, from which the script itself comes. Empty where the script has no address. */
const ORIGIN =
  document.currentScript instanceof HTMLScriptElement ? new URL(document.currentScript.src).origin : "";

class AmparoList extends HTMLElement {
  static readonly observedAttributes = EMBED_OPTIONS;
  readonly #root = this.attachShadow({ mode: "open" });
  #list: LiveList | null = null;
  #isDrawDue = false;
  /** The words that were requested last. */
  #asked: Promise<Spoken> | null = null;

  connectedCallback(): void {
    addStyles(this.#root);
    this.#drawSoon();
  }

  disconnectedCallback(): void {
    this.#list?.close();
  }

  attributeChangedCallback(): void {
    this.#drawSoon();
  }

  /** Several attributes that change together cause one rendering. */
  #drawSoon(): void {
    if (this.#isDrawDue) return;
    this.#isDrawDue = true;
    queueMicrotask(() => {
      this.#isDrawDue = false;
      if (this.isConnected) this.#draw();
    });
  }

  #draw(): void {
    this.#list?.close();
    const options = embedOptions((option) => this.getAttribute(option));
    const tag = options.lang ?? this.closest<HTMLElement>("[lang]")?.lang ?? "";
    const spoken = spokenIn(tag, ORIGIN);
    if (!(spoken instanceof Promise)) {
      this.#asked = null;
      this.#show(options, spoken);
      return;
    }
    this.#asked = spoken;
    void spoken.then((known) => {
      // The attributes may have changed meanwhile, or the element is gone.
      if (this.#asked === spoken && this.isConnected) this.#show(options, known);
    });
  }

  #show(options: EmbedOptions, spoken: Spoken): void {
    const words = spoken.words.embed;
    const list = element("div", {});
    const shared = { ...options, lang: spoken.language };
    const more = element(
      "a",
      { href: `${ORIGIN}${buildMoreHref(shared)}`, target: "_blank", rel: "noopener" },
      words.more,
      element("span", { class: "unseen" }, ` (${words.newTab})`),
    );
    const section = element("section", { "aria-label": words.label, lang: spoken.language });
    section.dir = spoken.isRightToLeft ? "rtl" : "ltr";
    const foot = element("div", { class: "foot" }, this.#mapButton(section, shared, words), more);
    section.append(list, foot);
    this.#root.querySelector("section")?.remove();
    this.#root.append(section);
    this.#list = new LiveList(list, { origin: ORIGIN, options, spoken });
  }

  /** The map is a page of the directory in a frame, which is requested only on the press. */
  #mapButton(
    section: HTMLElement,
    options: EmbedOptions,
    words: Spoken["words"]["embed"],
  ): HTMLButtonElement {
    const button = element(
      "button",
      { type: "button", part: "button", "aria-expanded": "false" },
      words.showMap,
    );
    button.addEventListener("click", () => {
      const shown = section.querySelector("iframe");
      if (shown === null) {
        const src = `${ORIGIN}/embed?${new URLSearchParams(options)}`;
        section.append(
          element("iframe", { src, title: words.map, part: "map", referrerpolicy: "no-referrer" }),
        );
      } else shown.remove();
      button.textContent = shown === null ? words.hideMap : words.showMap;
      button.setAttribute("aria-expanded", String(shown === null));
    });
    return button;
  }
}

/** The directory's own list of the same. */
function buildMoreHref({ type, q, lang }: EmbedOptions): string {
  const query = new URLSearchParams();
  if (type !== undefined && !type.includes(",")) query.set("tab", type);
  if (q !== undefined) query.set("q", q);
  if (lang !== undefined) query.set("lang", lang);
  return `/?${query}`;
}

/** A sheet made by script needs no permission of the page's content policy; older browsers have none. */
function addStyles(root: ShadowRoot): void {
  if (root.querySelector("style") !== null || (root.adoptedStyleSheets?.length ?? 0) > 0) return;
  if ("replaceSync" in CSSStyleSheet.prototype) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styleSheet);
    root.adoptedStyleSheets = [sheet];
  } else root.prepend(element("style", {}, styleSheet));
}

if (customElements.get("amparo-list") === undefined) customElements.define("amparo-list", AmparoList);

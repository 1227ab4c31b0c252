import type { Spoken } from "#words/embed/embed-words.ts";
import { element } from "../../base/browser/element.ts";
import { replaceKeepingFocus } from "./keep-focus.ts";
import { readApi } from "./read-api.ts";
import { type ServiceItem, serviceItem } from "./service-item.ts";

/** The longest wait that timers of browsers know, in milliseconds. */
const MAX_WAIT_MS = 2 ** 31 - 1;
/** Wait after a status that could not be renewed, in milliseconds. */
const RETRY_MS = 60_000;

/**
 * The card of the services behind a pin of the embedded map, in an element over the map. An expired status is requested
 * again, and removed where no reply comes (rule embed 4).
 */
export class MapCard {
  readonly root: HTMLElement;
  readonly #spoken: Spoken;
  readonly #onClose: (ids: readonly string[]) => void;
  readonly #list = element("ul", {});
  #ids: readonly string[] = [];
  #items: readonly ServiceItem[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param onClose gets the services that it showed */
  constructor(spoken: Spoken, onClose: (ids: readonly string[]) => void) {
    this.#spoken = spoken;
    this.#onClose = onClose;
    const close = element("button", { type: "button" }, this.#words.embed.closeCard);
    close.addEventListener("click", () => this.#hide());
    this.root = element("section", { class: "card", tabindex: "-1", hidden: "" }, close, this.#list);
    this.root.addEventListener("keydown", ({ key }) => {
      if (key === "Escape") this.#hide();
    });
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.#wait();
    });
  }

  async show(ids: readonly string[]): Promise<void> {
    this.#ids = ids;
    this.#items = [];
    await this.#load();
    if (this.#ids !== ids) return;
    this.root.hidden = false;
    this.root.focus({ preventScroll: true });
  }

  get #words() {
    return this.#spoken.words;
  }

  #hide(): void {
    const ids = this.#ids;
    this.#ids = [];
    this.root.hidden = true;
    clearTimeout(this.#timer);
    this.#onClose(ids);
  }

  async #load(): Promise<void> {
    const ids = this.#ids;
    const query = { filter: "_id", _id: ids.join(","), limit: "100", lang: this.#spoken.language };
    const answer = await readApi("", "GET /services", { query });
    if (this.#ids !== ids) return;
    if (answer.ok) {
      const parts = { origin: "", now: Date.now(), spoken: this.#spoken };
      this.#items = answer.reply.map((service) => serviceItem(service, parts));
      replaceKeepingFocus(this.#list, ...this.#items.map(({ root }) => root));
      this.#wait();
    } else if (this.#items.length === 0) {
      this.#list.replaceChildren(element("li", {}, this.#words.embed.failed));
    } else {
      for (const item of this.#items) if (Date.now() >= item.until) item.withdrawStatus();
      this.#timer = setTimeout(() => void this.#load(), RETRY_MS);
    }
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const until = Math.min(...this.#items.map((item) => item.until));
    if (this.#ids.length === 0 || until === Number.POSITIVE_INFINITY) return;
    const wait = Math.min(Math.max(until - Date.now(), 1_000), MAX_WAIT_MS);
    this.#timer = setTimeout(() => void this.#load(), wait);
  }
}

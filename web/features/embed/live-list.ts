import type { NamedDanger } from "#domain/danger/danger-header.ts";
import {
  type EmbedOptions,
  findEmbedPoint,
  isPoint,
  optionsOfFields,
  toEmbedParameters,
} from "#domain/embed/embed-options.ts";
import type { ListedService } from "#domain/services/public-service.ts";
import type { Spoken } from "#words/embed/embed-words.ts";
import { element } from "../../base/browser/element.ts";
import { dangerBlock } from "./danger-block.ts";
import { replaceKeepingFocus } from "./keep-focus.ts";
import { readApi } from "./read-api.ts";
import { type ServiceItem, serviceItem } from "./service-item.ts";

/** The longest wait that timers of browsers know, in milliseconds. */
const MAX_WAIT_MS = 2 ** 31 - 1;
/** Wait after a status that could not be renewed, in milliseconds. */
const RETRY_MS = 60_000;

/**
 * Lists services in an element of another page, by its options. A status is never shown longer than it is true: the
 * list is requested again when the first one expires, and without a reply the status goes.
 */
export class LiveList {
  readonly #parent: HTMLElement;
  readonly #origin: string;
  readonly #options: EmbedOptions;
  readonly #spoken: Spoken;
  #items: readonly ServiceItem[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOpen = true;

  /** @param parent gets the list as its children, or a message where there is none */
  constructor(
    parent: HTMLElement,
    { origin, options, spoken }: { origin: string; options: EmbedOptions; spoken: Spoken },
  ) {
    this.#parent = parent;
    this.#origin = origin;
    this.#options = options;
    this.#spoken = spoken;
    document.addEventListener("visibilitychange", this.#onReturn);
    this.#say(this.#words.embed.loading);
    void this.#load();
  }

  /** Stops its timers; rendered content stays. */
  close(): void {
    this.#isOpen = false;
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#onReturn);
  }

  get #words() {
    return this.#spoken.words;
  }

  /** Timers pause in hidden pages. */
  readonly #onReturn = (): void => {
    if (document.visibilityState === "visible" && Date.now() >= this.#until) void this.#load();
  };

  get #until(): number {
    return Math.min(...this.#items.map(({ until }) => until));
  }

  async #load(): Promise<void> {
    const point = await this.#findPlace();
    if (!this.#isOpen || point === undefined) return;
    const query = { ...toEmbedParameters(this.#options, point), lang: this.#spoken.language };
    const answer = await readApi(this.#origin, "GET /services", { query });
    if (!this.#isOpen) return;
    if (answer.ok) {
      const help = answer.danger === null ? null : await this.#findHelp(answer.danger);
      if (this.#isOpen) this.#show(answer.reply, help);
    } else this.#refused(answer.fields);
  }

  /** `longitude|latitude`; null: none was named. Undefined: it is not known, which was said. */
  async #findPlace(): Promise<string | null | undefined> {
    const { place } = this.#options;
    if (place === undefined) return null;
    if (isPoint(place)) return place;
    const answer = await readApi(this.#origin, "GET /places", { query: { q: place } });
    if (!this.#isOpen) return undefined;
    if (!answer.ok) {
      this.#refused(answer.fields === null ? null : { place: true });
      return undefined;
    }
    const point = findEmbedPoint(place, answer.reply);
    if (point !== null) return point;
    this.#say(this.#words.embed.unknownPlace(place));
    return undefined;
  }

  /** Loads the help; null on failure, and the results are shown all the same. */
  async #findHelp({ family, isNow, hintedOnly }: NamedDanger): Promise<HTMLElement | null> {
    const { language } = this.#spoken;
    const answer = await readApi(this.#origin, "GET /danger/{family}", {
      params: { family },
      query: { lang: language, now: String(isNow), hint: String(hintedOnly) },
    });
    return answer.ok ? dangerBlock(answer.reply, language) : null;
  }

  /** @param help in the danger that the text names, above the list */
  #show(services: readonly ListedService[], help: HTMLElement | null): void {
    const parts = { origin: this.#origin, now: Date.now(), spoken: this.#spoken };
    this.#items = services.map((service) => serviceItem(service, parts));
    if (this.#items.length === 0) this.#say(this.#words.embed.none);
    else
      replaceKeepingFocus(
        this.#parent,
        element("ul", { role: "list" }, ...this.#items.map(({ root }) => root)),
      );
    if (help !== null) this.#parent.prepend(help);
    this.#renewAt(this.#until);
  }

  /** @param fields of the API that were refused; null: it could not be asked */
  #refused(fields: Readonly<Record<string, unknown>> | null): void {
    const names = fields === null ? [] : ["place" in fields ? ["place"] : [], optionsOfFields(fields)].flat();
    if (names.length > 0) {
      this.#say(this.#words.embed.wrongOptions(names.join(", ")));
      return;
    }
    this.#renewAt(Date.now() + RETRY_MS);
    if (this.#items.length === 0) {
      const retry = element("button", { type: "button", part: "button" }, this.#words.embed.retry);
      retry.addEventListener("click", () => void this.#load());
      this.#say(this.#words.embed.failed, retry);
      return;
    }
    for (const item of this.#items) if (Date.now() >= item.until) item.withdrawStatus();
  }

  #renewAt(epochMs: number): void {
    clearTimeout(this.#timer);
    if (epochMs === Number.POSITIVE_INFINITY) return;
    const wait = Math.min(Math.max(epochMs - Date.now(), 1_000), MAX_WAIT_MS);
    this.#timer = setTimeout(() => void this.#load(), wait);
  }

  #say(text: string, ...more: readonly Node[]): void {
    replaceKeepingFocus(this.#parent, element("p", { class: "message", role: "status" }, text), ...more);
  }
}

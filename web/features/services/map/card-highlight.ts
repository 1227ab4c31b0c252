import styles from "./Map.module.css";
import type { PinLayer } from "./pin-layer.ts";

/**
 * Cards of the list and pins of the map highlight each other, pointed at or focused. It reads and marks the list's
 * elements, so that the list, which stands in the first HTML, needs no code for a map that may never be opened.
 */

const SERVICE_LINK = 'a[href^="/services/"]';

/** Highlights the pin of the card under the pointer or with the focus; Escape hides the pin's name. Returns how to stop. */
export function highlightPins(layer: PinLayer): () => void {
  const list = document.getElementById("content");
  if (list === null) return () => {};
  const onEnter = ({ target }: Event) => layer.setHighlighted(findServiceId(target));
  const onLeave = () => layer.setHighlighted(null);
  const ofList = (listener: (event: Event) => void) => (event: Event) => {
    if (event.target instanceof Element && event.target.closest("[data-map]") === null) listener(event);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Escape") onLeave();
  };
  document.addEventListener("keydown", onKeyDown);
  const listeners = [
    ["pointerover", ofList(onEnter)],
    ["focusin", ofList(onEnter)],
    ["pointerout", ofList(onLeave)],
    ["focusout", ofList(onLeave)],
  ] as const;
  for (const [type, listener] of listeners) list.addEventListener(type, listener);
  return () => {
    for (const [type, listener] of listeners) list.removeEventListener(type, listener);
    document.removeEventListener("keydown", onKeyDown);
    highlightCard(null);
  };
}

/** Marks the card of a service, if the list has it; null: none. */
export function highlightCard(id: string | null): void {
  const name = styles.highlighted ?? "";
  for (const card of document.querySelectorAll(`#content li.${CSS.escape(name)}`))
    card.classList.remove(name);
  if (id === null) return;
  for (const link of document.querySelectorAll(`#content li a[href="/services/${CSS.escape(id)}"]`)) {
    link.closest("li")?.classList.add(name);
  }
}

function findServiceId(target: EventTarget | null): string | null {
  const card = target instanceof Element ? target.closest("li") : null;
  return card?.querySelector(SERVICE_LINK)?.getAttribute("href")?.split("/")[2] ?? null;
}

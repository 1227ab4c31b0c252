import type * as leaflet from "leaflet";

/** Keys that move the map or change its zoom. */
const MAP_KEYS = /^(Arrow|[-+=]$)/;

/**
 * Calls back when a visitor moves the map: by dragging, wheel, touch, keys or the zoom buttons. What the page does
 * itself, fitting results, making way for a card or following its own size, does not count.
 *
 * @returns how to stop
 */
export function onVisitorMove(map: leaflet.Map, callback: () => void): () => void {
  const frame = map.getContainer().parentElement ?? map.getContainer();
  const onKey = ({ key }: KeyboardEvent) => {
    if (MAP_KEYS.test(key)) callback();
  };
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest("[data-zoom]") !== null) callback();
  };
  map.on("dragend", callback);
  map.getContainer().addEventListener("keydown", onKey);
  map.getContainer().addEventListener("wheel", callback, { passive: true });
  map.getContainer().addEventListener("dblclick", callback);
  frame.addEventListener("click", onClick);
  return () => {
    map.off("dragend", callback);
    map.getContainer().removeEventListener("keydown", onKey);
    map.getContainer().removeEventListener("wheel", callback);
    map.getContainer().removeEventListener("dblclick", callback);
    frame.removeEventListener("click", onClick);
  };
}

import type { IconName } from "./Icon.tsx";

/** Our own line drawings on a grid of 24, two units wide. They stand once in each document. */
const drawings: Record<IconName, string> = {
  menu: '<path d="M3 6h18M3 12h18M3 18h18"/>',
  pin: '<path d="M12 21.5s7-6.2 7-11.5a7 7 0 1 0-14 0c0 5.3 7 11.5 7 11.5Z"/><circle cx="12" cy="10" r="2.6"/>',
  search: '<circle cx="11" cy="11" r="7"/><path d="m20.5 20.5-4.5-4.5"/>',
  down: '<path d="m6 9.5 6 6 6-6"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  back: '<path d="M15 5 8 12l7 7"/>',
  check: '<path d="m5 12.5 4.8 4.8L19.5 7.5"/>',
  clock: '<circle cx="12" cy="12" r="9"/><path d="M12 7v5.2l3.4 2"/>',
  sliders:
    '<path d="M3 7h9m6 0h3M3 17h3m6 0h9"/><circle cx="15" cy="7" r="2.6"/><circle cx="9" cy="17" r="2.6"/>',
  phone:
    '<path d="M8.6 3.5 5.5 3.7A2.2 2.2 0 0 0 3.5 6c.5 8 6.5 14 14.5 14.5a2.2 2.2 0 0 0 2.3-2l.2-3.1-4.7-2-2 2c-2.7-1.2-4.6-3.1-5.8-5.8l2-2Z"/>',
  bed: '<path d="M3 18.5V12h18v6.5M3 15.5h18M5.5 12V6.5h13V12"/><path d="M8 12V9.5h3.2V12m1.6 0V9.5H16V12"/>',
  walk: '<circle cx="13" cy="4" r="1.8"/><path d="m7.5 12 2-4 3-1 2.5 4 3 1.2M12 8.5l-1 5.5 3 3 1 4.5M10.5 15.5 7.5 21"/>',
  heart: '<path d="M12 20S4 14.8 4 9.2A4.2 4.2 0 0 1 12 7.5a4.2 4.2 0 0 1 8 1.7C20 14.8 12 20 12 20Z"/>',
  food: '<path d="M7.5 3v18M4.5 3v5a3 3 0 0 0 6 0V3M17.5 21v-7M17.5 14c-2.4-.5-3-3-3-5.5S16 3 17.5 3Z"/>',
  house: '<path d="m3.5 11 8.5-7.5 8.5 7.5M5.5 9.5v11h4.3V15h4.4v5.5h4.3v-11"/>',
  health:
    '<path d="M12 20S4 14.8 4 9.2A4.2 4.2 0 0 1 12 7.5a4.2 4.2 0 0 1 8 1.7C20 14.8 12 20 12 20Z"/><path d="M6.5 12.5h3l1.5-2.5 2 4 1.3-1.5h3"/>',
  box: '<path d="m12 3 8 4.3v9.4L12 21l-8-4.3V7.3L12 3Z"/><path d="m4.3 7.5 7.7 4.2 7.7-4.2M12 11.7V21"/>',
  work: '<rect x="3.5" y="8" width="17" height="11.5" rx="1.8"/><path d="M8.5 8V5.5h7V8M3.5 13h17M12 12v2.5"/>',
  alert: '<path d="M12 4 2.8 20h18.4L12 4ZM12 10v4.5M12 17.2v.1"/>',
  globe:
    '<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c2.6 2.6 3.8 5.6 3.8 9s-1.2 6.4-3.8 9c-2.6-2.6-3.8-5.6-3.8-9S9.4 5.6 12 3Z"/>',
  star: '<path d="m12 3.5 2.7 5.6 6.1.8-4.5 4.2 1.1 6.1-5.4-3-5.4 3 1.1-6.1-4.5-4.2 6.1-.8L12 3.5Z"/>',
  pause: '<path d="M8.5 5v14M15.5 5v14"/>',
  play: '<path d="M8 5.5v13l11-6.5-11-6.5Z"/>',
  chat: '<path d="M4 5h16v11.5h-9L6.5 20v-3.5H4V5Z"/>',
};

/** Icons that point along the line of text. */
const POINTING: ReadonlySet<string> = new Set<IconName>(["back", "walk", "chat"]);

export const iconSprite = buildSprite(false);
/** For pages from right to left: forward arrows point to the left. */
export const mirroredSprite = buildSprite(true);

function buildSprite(isMirrored: boolean): string {
  const symbols = Object.entries(drawings).map(([name, drawing]) => {
    const shown =
      isMirrored && POINTING.has(name) ? `<g transform="matrix(-1 0 0 1 24 0)">${drawing}</g>` : drawing;
    return `<symbol id="i-${name}" viewBox="0 0 24 24">${shown}</symbol>`;
  });
  return `<svg id="icons" aria-hidden="true">${symbols.join("")}</svg>`;
}

/** The map's colors, read from its style sheet, so that they follow the reader's color scheme. */
export interface BasemapColours {
  land: string;
  water: string;
  green: string;
  built: string;
  road: string;
  path: string;
  border: string;
  ink: string;
  inkSoft: string;
  inkWater: string;
  halo: string;
}

export function readBasemapColors(element: HTMLElement): BasemapColours {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(`--map-${name}`).trim();
  return {
    land: read("land"),
    water: read("water"),
    green: read("green"),
    built: read("built"),
    road: read("road"),
    path: read("path"),
    border: read("border"),
    ink: read("ink"),
    inkSoft: read("ink-soft"),
    inkWater: read("ink-water"),
    halo: read("halo"),
  };
}

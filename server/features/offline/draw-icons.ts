import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/** The pictures by which phones show the installed app, drawn from the one drawing of it. */
export const ICONS = [
  { name: "icon-192.png", size: 192, purpose: "any" },
  { name: "icon-512.png", size: 512, purpose: "any" },
  { name: "icon-maskable-512.png", size: 512, purpose: "maskable" },
  { name: "icon-180.png", size: 180, purpose: "apple" },
] as const;

/** Phones cut a maskable icon to a circle of four fifths, and round every corner themselves. */
const SAFE = 0.62;

/** @param folder where `icon.svg` is, and the icons go */
export async function drawIcons(folder: string): Promise<void> {
  const drawing = await readFile(join(folder, "icon.svg"), "utf8");
  await Promise.all(
    ICONS.map(({ name, size, purpose }) =>
      sharp(Buffer.from(purpose === "any" ? drawing : filled(drawing)), { density: 600 })
        .resize(size, size)
        .png({ compressionLevel: 9, palette: true })
        .toFile(join(folder, name)),
    ),
  );
}

/** The ground to the edges, the drawing within the safe circle. */
function filled(drawing: string): string {
  const inside = drawing.slice(drawing.indexOf("</title>") + "</title>".length).replace("</svg>", "");
  const [ground = "", ...lines] = inside.split("/>");
  const colour = /fill="([^"]+)"/.exec(ground)?.[1] ?? "#6a46e5";
  const margin = (64 * (1 - SAFE)) / 2;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<rect width="64" height="64" fill="${colour}"/>`,
    `<g transform="translate(${margin} ${margin}) scale(${SAFE})">${lines.join("/>")}</g></svg>`,
  ].join("");
}

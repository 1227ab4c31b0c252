import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/** Icons of the installed app, rendered from one SVG. */
export const ICONS = [
  { name: "icon-192.png", size: 192, purpose: "any" },
  { name: "icon-512.png", size: 512, purpose: "any" },
  { name: "icon-maskable-512.png", size: 512, purpose: "maskable" },
  { name: "icon-180.png", size: 180, purpose: "apple" },
] as const;

/** @param folder that holds `icon.svg` and receives the icons */
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

/** Phones round the corners themselves, and crop a maskable icon to a circle of 80 %, inside of which it is drawn. */
function filled(drawing: string): string {
  return drawing.replace(/ rx="\d+"/, "");
}

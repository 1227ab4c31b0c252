import type { Language } from "#domain/base/languages/language.ts";
import { type Screen, VARIANTS, type Variant } from "./screen.ts";

/** The page to leaf through: a row for each screen and language, its windows side by side. */

export function pictureFile({ name }: Screen, language: Language, { width, scheme }: Variant): string {
  return `${name}-${language}-${width}-${scheme}.png`;
}

export function renderSheet(screens: readonly Screen[], languages: readonly Language[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Screens</title>
<style>
  body { margin: 1rem; font: 1rem/1.4 system-ui, sans-serif; background: #ccc; color: #111; }
  nav { columns: 16rem; }
  .windows { display: flex; gap: 1rem; overflow-x: auto; align-items: start; padding-bottom: 1rem; }
  figure { margin: 0; }
  img { display: block; border: 1px solid #888; max-width: none; }
</style>
<h1>Screens</h1>
<nav>${screens.map(({ name }) => `<a href="#${name}">${name}</a>`).join("<br>")}</nav>
${screens.map((screen) => renderSection(screen, languages)).join("\n")}
</html>
`;
}

function renderSection(screen: Screen, languages: readonly Language[]): string {
  const { name, path, as, state } = screen;
  const rows = languages.map((language) => {
    const windows = VARIANTS.map((variant) => renderFigure(screen, language, variant));
    return `<div class="windows">${windows.join("")}</div>`;
  });
  return `<section id="${name}"><h2>${name}</h2><p>${path.replaceAll("&", "&amp;")} · ${as} · ${state}</p>${rows.join("")}</section>`;
}

function renderFigure(screen: Screen, language: Language, variant: Variant): string {
  const { width, scheme } = variant;
  const caption = `${language} · ${width} · ${scheme}`;
  const file = pictureFile(screen, language, variant);
  return `<figure><figcaption>${caption}</figcaption><a href="${file}"><img loading="lazy" width="${width / 2}" src="${file}" alt="${screen.name}, ${caption}"></a></figure>`;
}

import { readNotes, type Section, type Setting } from "./setting.ts";
import { SECTIONS } from "./settings.ts";

/** Prints the tables of all settings as Markdown, each under its heading. */
export function printSettings(): string {
  return SECTIONS.map((section) => `### ${section.title}\n\n${printTable(section)}`).join("\n");
}

/**
 * Returns the document with the first table under each section's heading as it would be printed. Other text stays.
 *
 * @throws Error for a section whose heading or table the document lacks
 */
export function withSettings(document: string): string {
  return SECTIONS.reduce((text, section) => {
    const from = text.indexOf(`\n### ${section.title}\n`);
    const next = text.indexOf("\n##", from + 1);
    const under = text.slice(from, next < 0 ? undefined : next);
    const table = /(?<=\n)\|.*\n(?:\|.*\n)+/.exec(under);
    if (from < 0 || table === null) {
      throw new Error(`docs/operate.md has no table under the heading "${section.title}".`);
    }
    const start = from + table.index;
    return text.slice(0, start) + printTable(section) + text.slice(start + table[0].length);
  }, document);
}

function printTable({ settings }: Section<Readonly<Record<string, Setting>>>): string {
  const rows = Object.entries(settings).map(([name, setting]) => {
    const { byDefault, meaning } = readNotes(setting);
    return [`\`${name}\``, byDefault, meaning];
  });
  return [["setting", "default", "meaning"], ["---", "---", "---"], ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |\n`)
    .join("");
}

import { globSync } from "node:fs";
import { relative, sep } from "node:path";

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * Names the classes of style modules by some letters for the file and a number for the class. They are shorter than
 * hashes, which cannot be compressed and appear in every document, and never match a class that ad blockers hide. Both
 * builds of one tree make identical names.
 *
 * @param root the folder that contains `web`
 * @returns the `generateScopedName` of the bundler
 */
export function classNames(root: string): (name: string, file: string, css: string) => string {
  const files = globSync("web/**/*.module.css", { cwd: root }).sort();
  return (name, file, css) => {
    const [path = ""] = relative(root, file).split(sep).join("/").split("?");
    const local = [...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi)].map(([, it]) => it))];
    const at = { file: files.indexOf(path), name: local.indexOf(name) };
    // A new file, in development.
    if (at.file < 0 || at.name < 0) return `${path.replace(/\W/g, "-")}-${name}`;
    return `${inLetters(at.file)}${at.name}`;
  };
}

/** 0 is `a`, 52 is `aa`. */
function inLetters(index: number): string {
  const last = LETTERS.charAt(index % LETTERS.length);
  return index < LETTERS.length ? last : inLetters(Math.floor(index / LETTERS.length) - 1) + last;
}

/** Licenses that packages may have. */

/** SPDX ids that ask for no more than a notice. */
const PERMISSIVE = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Unlicense",
]);

/** Others, each with the reason for which these packages may have it. */
const EXCEPTIONS: readonly { readonly packages: RegExp; readonly licence: string; readonly why: string }[] = [
  {
    packages: /^@img\/sharp-/,
    licence: "LGPL-3.0-or-later",
    why: "libvips is a library of its own, loaded when the app runs, and can be replaced",
  },
  {
    packages: /^(?:lightningcss(?:-.+)?|axe-core)$/,
    licence: "MPL-2.0",
    why: "used as it is: the licence covers its own files alone",
  },
  {
    packages: /^caniuse-lite$/,
    licence: "CC-BY-4.0",
    why: "a table of browsers, of which nothing is shipped",
  },
  {
    packages: /^zipcodes$/,
    licence: "BSD",
    why: "its file has the three clauses; a source of the gazetteer",
  },
];

/** Licenses of packages whose description names none, from the files that come with them. */
const UNNAMED: readonly { readonly packages: RegExp; readonly licence: string }[] = [
  { packages: /^suncalc$/, licence: "BSD-2-Clause" },
  // Programs of single platforms, of the same release as the package that brings them.
  { packages: /^@biomejs\/cli-/, licence: "MIT OR Apache-2.0" },
  { packages: /^@oxc-parser\/binding-/, licence: "MIT" },
];

/** Returns the reason why a package may not be used; null where it may. */
export function problemOfLicence(name: string, stated: string | undefined): string | null {
  const licence = stated ?? UNNAMED.find(({ packages }) => packages.test(name))?.licence;
  if (licence === undefined) return `${name} states no licence`;
  return isAllowed(name, licence) ? null : `${name} has the licence ${licence}`;
}

/**
 * Judges an SPDX expression without nested parentheses: one license of those joined by OR must be allowed, and all of
 * those joined by AND.
 */
function isAllowed(name: string, licence: string): boolean {
  const bare = licence.replace(/^\((.*)\)$/, "$1");
  return bare
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((id) => PERMISSIVE.has(id) || isExcepted(name, id)));
}

function isExcepted(name: string, id: string): boolean {
  return EXCEPTIONS.some(({ packages, licence }) => licence === id && packages.test(name));
}

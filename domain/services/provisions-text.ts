import type { Provision } from "./listing-enumerations.ts";

/** Formats a list row's provisions in one line; omits the property where none are stated. */
export function provisionsText(
  provisions: readonly Provision[],
  short: Readonly<Record<Provision, string>>,
): { readonly provisionsText?: string } {
  // That pets are welcome is said beside it, and beside the bed is where they are at best.
  const parts = provisions.filter((one) => one !== "PETS_BESIDE_BED").map((one) => short[one]);
  if (parts.length === 0) return {};
  // "No steps: door, bed": the part before the colon is written once.
  const said = parts.map((part, at) => {
    const [lead = "", rest] = part.split(": ");
    return rest !== undefined && parts[at - 1]?.startsWith(`${lead}: `) === true ? `, ${rest}` : ` · ${part}`;
  });
  return { provisionsText: said.join("").slice(3) };
}

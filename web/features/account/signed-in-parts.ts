import type { ComponentType } from "react";
import { prepareAccountWords } from "./account-words.ts";
import { SignedInParts } from "./SignedInParts.tsx";

/** The parts with their words. */
export async function prepareParts(): Promise<ComponentType<Record<never, never>>> {
  await prepareAccountWords();
  return SignedInParts;
}

import type { Category } from "../services/enumerations.ts";
import type { BedsFor } from "./beds-for.ts";

/** Returns the audience whose name screens use for a group of beds. */
export function audienceOfBeds(whom: BedsFor): Category {
  if (whom === "ANY") return "ALL";
  if (whom === "YOUTH") return "KIDS";
  return whom === "ACCESSIBLE" ? "DISABLED" : whom;
}

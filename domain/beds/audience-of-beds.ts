import type { Category } from "../services/enumerations.ts";
import type { BedsFor } from "./beds-for.ts";

/** The audience by whose word screens name whom beds are for. */
export function audienceOfBeds(whom: BedsFor): Category {
  if (whom === "ANY") return "ALL";
  if (whom === "YOUTH") return "KIDS";
  return whom === "ACCESSIBLE" ? "DISABLED" : whom;
}

import { useRef } from "react";
import { filledByZip, isWholeZip, type TownOfZip, townOfZip } from "#domain/places/town-of-zip.ts";
import { callApi } from "../../../base/calls/call-api.ts";
import type { ServiceFormState } from "./use-service-form.ts";

/**
 * Fills in city and state from a ZIP code, unless someone has typed others (rule service-form 20). The code is sent
 * like a search, in no address; without a network nothing is filled in.
 */
export function useTownOfZip({ values, set }: Pick<ServiceFormState, "values" | "set">) {
  const filled = useRef<TownOfZip | null>(null);
  const fillFrom = async (zip: string): Promise<void> => {
    if (!isWholeZip(zip, values.country)) return;
    const keyword = zip.trim().slice(0, 5);
    const answer = await callApi("POST /services/search-city-or-zip", { body: { keyword } });
    const town = answer.ok ? townOfZip(zip, answer.reply) : null;
    if (town === null) return;
    set((now) => {
      // Someone kept typing meanwhile.
      if (now.zip !== zip) return {};
      const part = filledByZip(now, town, filled.current);
      if (part.city !== undefined) filled.current = town;
      return part;
    });
  };
  const isFilled = filled.current !== null && filled.current.city === values.city;
  return { fillFrom, isFilled };
}

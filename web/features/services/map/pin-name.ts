import type { ServicePin } from "#domain/services/public-service.ts";
import type { MapWords } from "#words/compiled/services/map.ts";

/** Names a pin for screen readers: "Grace House, open", "Grace House, open, intake closed". */
export function pinName({ pin, intakeClosed }: Pick<MapWords, "pin" | "intakeClosed">) {
  return ({ name, state, isIntakeClosed }: ServicePin): string =>
    [name, pin[state], ...(isIntakeClosed === true ? [intakeClosed] : [])].join(", ");
}

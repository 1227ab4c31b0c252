import type { FieldName } from "../services/field-names.ts";
import type { PublicService } from "../services/public-service.ts";

/** A service as its own page shows it to guests: nothing else is ever mapped (rule hsds 1). */
export type ShownService = Pick<PublicService, FieldName | "sources" | "program">;

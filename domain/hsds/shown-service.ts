import type { ListedField, PageOnlyField } from "../services/field-names.ts";
import type { PublicService } from "../services/public-service.ts";
import type { TextsByField } from "../translation/further-texts.ts";

/**
 * A service as its own page shows it to guests; nothing else is ever mapped (rule hsds 1). It includes texts in further
 * languages by field.
 */
export type ShownService = Pick<PublicService, ListedField | PageOnlyField | "sources" | "program"> &
  TextsByField;

import type { Need, ServiceType } from "../services/enumerations.ts";
import { compilePhrases } from "./any-of.ts";

/**
 * A kind of service that a few words show beyond doubt, whatever the rest of a long description makes likely. Texts are
 * folded, with "|" between clauses.
 */
export interface PlainKind {
  /** Matches its name. */
  readonly name?: RegExp;
  /** Matches its name or the beginning of its description. */
  readonly first?: RegExp;
  /** Matches its organization. */
  readonly organization?: RegExp;
  /** Must match its texts, too. */
  readonly with?: RegExp;
  /** Shows in its name or at the beginning that it is of another kind. */
  readonly not?: RegExp;
  /** Whether it counts only where nothing else is found. */
  readonly isLast?: true;
  /** Needs that this kind meets. */
  readonly adds: readonly Need[];
  /** Types that it does not have. */
  readonly lacks?: readonly ServiceType[];
  /** Matches anywhere to keep all of its types nevertheless. */
  readonly unless?: RegExp;
}

/** Help beside medicine and treatment. */
export const HELP_BESIDE = compilePhrases(`
  (?:food|groceries|meals?|pantry|housing|rent|rental|shelter|utilit\\w+|transport\\w*|rides?|legal|insurance)
  (?:medicaid|medicare|benefits?|case ?manage\\w*|vouchers?|clothing|clothes|advoca\\w+|financial|social services)
  (?:information and referrals?|bus passes|equipment|supplies|wraparound|respite|basic needs|navigat\\w+)
  (?:vivienda|renta|transporte|ropa|comida|alimentos|despensa|manejo de casos|beneficios|seguro|albergue)
  ayuda (?:legal|economica)
`);

import { fold } from "../base/text/fold.ts";
import { NEEDS, NEEDS_OF_TYPE, type Need } from "../services/enumerations.ts";
import type { NeedTexts } from "./need-features.ts";
import type { PlainKind } from "./plain-kind.ts";
import { PLAIN_KINDS } from "./plain-kinds.ts";

/** Up to here a description says what the service is. In characters, folded. */
const LEAD = 240;

interface Read {
  readonly name: string;
  readonly first: string;
  readonly all: string;
  readonly organization: string;
}

/**
 * The needs of a service with what its plain kinds add and take away (rule imports 57). A name alone may still be known
 * by its organization's texts: what counts where nothing else is found waits for them.
 *
 * @param organization empty: the texts are those of the organization
 */
export function byPlainKinds(
  found: readonly Need[],
  texts: NeedTexts,
  organization: string,
): readonly Need[] {
  const name = texts.name.join(", ");
  const description = texts.description.join(" | ");
  const read: Read = {
    name,
    first: `${name} | ${description.slice(0, LEAD)}`,
    all: `${name} | ${description}`,
    organization: fold(organization),
  };
  const isWhole = organization === "" || description !== "";
  let needs: ReadonlySet<Need> = new Set(found);
  for (const kind of PLAIN_KINDS)
    if ((kind.isLast !== true || (isWhole && needs.size === 0)) && fitsKind(kind, read))
      needs = changed(needs, kind, read);
  return NEEDS.filter((need) => needs.has(need));
}

function fitsKind(kind: PlainKind, { name, first, all, organization }: Read): boolean {
  const isShown =
    kind.name?.test(name) === true ||
    kind.first?.test(first) === true ||
    kind.organization?.test(organization) === true;
  return isShown && (kind.with?.test(all) ?? true) && kind.not?.test(first) !== true;
}

function changed(needs: ReadonlySet<Need>, kind: PlainKind, { all }: Read): ReadonlySet<Need> {
  const types = kind.unless?.test(all) === true ? [] : (kind.lacks ?? []);
  const lacks: readonly Need[] = types.flatMap((type): readonly Need[] => NEEDS_OF_TYPE[type]);
  return new Set([...[...needs].filter((need) => !lacks.includes(need)), ...kind.adds]);
}

import type { Need } from "../services/enumerations.ts";
import { compilePhrases } from "./any-of.ts";
import { SERVICE_KINDS, type ServiceKind, SHELTER_KIND } from "./service-kinds.ts";

/** The texts of a service, folded. */
export interface KindTexts {
  readonly name: string;
  /** The beginning of the description. */
  readonly lead: string;
  readonly organization: string;
}

/**
 * The kinds that a service may be of, the likeliest first.
 *
 * @param named needs that the name says
 * @param isFirst whether nothing else than these needs is said before this place of the lead
 */
export function rankServiceKinds(
  { name: title, lead, organization }: KindTexts,
  named: ReadonlySet<Need>,
  isFirst: (place: number, gives: readonly Need[]) => boolean,
): readonly ServiceKind[] {
  const isNamed = ({ name }: ServiceKind): boolean => name?.test(title) ?? false;
  const fits = ({ gives }: ServiceKind): boolean => [...named].every((need) => gives.includes(need));
  const leads = ({ lead: first, gives }: ServiceKind): boolean => {
    const place = first === null ? -1 : lead.search(first);
    return place !== -1 && isFirst(place, gives);
  };
  const kinds = [
    ...(named.size === 0 && HOUSE.test(title) && WITHOUT_HOME.test(lead) ? [SHELTER_KIND] : []),
    ...SERVICE_KINDS.filter((kind) => kind.isPlace !== true && isNamed(kind)),
    ...SERVICE_KINDS.filter((kind) => fits(kind) && leads(kind)),
    ...SERVICE_KINDS.filter(isNamed),
  ];
  if (kinds.length > 0 || named.size > 0) return kinds;
  return SERVICE_KINDS.filter((kind) => kind.organization?.test(organization) ?? false);
}

/** A house that says for whom it is, and not what it is. */
const HOUSE = compilePhrases(`
  (?:house|home|haven|nest|lodge|inn|manor|villa|village|landing|mission|campus|covenant)(?: (?:inc|for (?:women|men|youth|families|mothers)))?$
  ^(?:la |el )?(?:casa|hogar|posada)
`);
const WITHOUT_HOME = compilePhrases(`
  (?:experiencing|facing|in) homelessness
  (?:were|was|are|formerly|been|become) homeless
  homeless (?:men|women|families|people|persons|individuals|adults|youths?|veterans|mothers|teens|young|and|single|pregnant|single men|single women|or)
  (?:without|have no|no) (?:homes?|housing|place to (?:live|stay|sleep)|roof)
  unhoused
  ran away
  runaways?
  (?:fleeing|escaping|battered|leaving) (?:[a-z]+ )?(?:women|violence|abuse|abusers?|partners?|relationships?|homes?)
  (?:sin|perdieron su|no tienen) (?:hogar|techo|casa|vivienda|donde)
  situacion de (?:calle|sin hogar)
  huyen de
`);

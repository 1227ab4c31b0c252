import { wordsOf } from "../search/fold.ts";
import type { Category, Need, ServiceType } from "../services/enumerations.ts";
import { needsOf } from "../services/needs.ts";

/**
 * Beginnings of words, folded, that are about violence, immigration or health status, in either language. One too many
 * costs a county in a table; one too few could cost a person more.
 */
const STEMS = `
  abort aborti abus acoso addict adicc agresion aids alcohol aliens ansied anxiet asesin asil assault asylum
  battered beaten bipolar birth cancer citizen ciudadan clinic contracep custody daca dead death deport
  depres detencion detention detox diabet disab discap doctor domestic droga drug dv embaraz enferm epilep
  escap estatus fentanyl fleeing gang gbv golpe harass harm health hepat heroin hide hiding hiv huir hurt
  ice ill immigr incest indocument inmigr insulin insur intimate kill lawful lesb lgbt maltrat medic mental
  miedo migra migran miscarriage molest murder narcan naturaliz needle opio overdos papeles papers pasaporte
  passport polic pregnan prenatal prision protect psic psiq psych queer raid rape recover refuge rehab
  relapse restrain safe safety salud schizo seiz sex sick sida sober sobrie stalk status std sti suicid
  surviv syringe terap therap threat tps traffick trafic transex transg trata trauma tubercul undocument
  vawa victim vih viol visa withdrawal wound
`
  .trim()
  .split(/\s+/);

const HEALTH_NEEDS: ReadonlySet<Need> = new Set(["MEDICAL", "COUNSELING"]);
const HEALTH_AUDIENCES: ReadonlySet<Category> = new Set(["DISABLED", "LGBT"]);

/** What a search asked for. */
export interface AskedFor {
  /** Empty: no text. */
  readonly q: string;
  readonly types: readonly ServiceType[];
  readonly needs: readonly Need[];
  readonly audiences: readonly Category[];
}

/** Whether a search may be about violence, health status or immigration: then it is counted for the whole city alone. */
export function isSensitiveSearch({ q, types, needs, audiences }: AskedFor): boolean {
  return (
    types.includes("HEALTH") ||
    needs.some((need) => HEALTH_NEEDS.has(need)) ||
    audiences.some((audience) => HEALTH_AUDIENCES.has(audience)) ||
    wordsOf(q).some((word) => STEMS.some((stem) => word.startsWith(stem))) ||
    needsInText(q).some((need) => HEALTH_NEEDS.has(need))
  );
}

/** The needs that a text names, by the keywords of the sub-filters. */
export function needsInText(q: string): readonly Need[] {
  return needsOf({
    needs: [],
    name: q,
    description: "",
    descriptionEs: null,
    sourceDescription: null,
    serviceSummary: null,
    serviceSummaryEs: null,
  });
}

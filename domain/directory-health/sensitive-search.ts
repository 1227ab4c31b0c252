import { splitWords } from "../base/text/fold.ts";
import type { Category, Need, ServiceType } from "../services/enumerations.ts";
import { deriveNeeds } from "../services/needs.ts";

/**
 * Folded beginnings of words about violence, immigration, countries of origin or health status, in either language. A
 * superfluous one costs a county in a table; a missing one could cost a person more.
 */
const STEMS = `
  abort aborti abus acoso addict adicc agresion aids alcohol aliens alzheim amput ansied anxiet asesin
  asil assault asylum autis battered beaten bipolar birth blind braille brain cancer ceguer cerebr cieg
  citizen ciudadan clinic condicional consul contracep creol criollo custody daca dead deaf death demen
  deport depres detencion detention detox diabet dialis dialys disab discap disease doctor domestic down
  droga drug dv embaj embaraz embass enferm epilep escap escleros estatus falcif fentanyl fleeing gang gbv
  golpe haiti harass harm health hearing heart hepat heroin hide hiding hipertens hiv huir hurt hypertens
  ice ill immigr incest indocument inmigr insulin insur intimate kidney kill kreyol lawful lesb lgbt lung
  maltrat medic memor mental miedo migra migran miscarriage molest murder narcan naturaliz needle opio
  overdos palsy papeles papers parkinson parole pasaporte passport piel podiat polic pregnan prenatal
  presion pressure prision probation prosthe protect protes psic psiq psych pulmon queer quimio raid rape
  recover refuge rehab relapse restrain rinon safe safety salud sangre schizo sclerosis seiz sex sick
  sickle sida skin sober sobrie sord spinal stalk status std sti stillb stroke suicid surviv syringe terap
  therap threat tps traffick trafic transex transg trata trauma tubercul tumor undocument vawa victim vih
  viol visa wheelchair withdrawal wound
  argentin baham bolivi brasil brazil chilen chin colombia costarric cuba dominican ecuador ecuator
  guatemal hondur jamaic jamaiq mexic nicarag panam paragua peru salvador trinid urugua venez
`
  .trim()
  .split(/\s+/);

const HEALTH_NEEDS: ReadonlySet<Need> = new Set(["MEDICAL", "COUNSELING"]);
const HEALTH_AUDIENCES: ReadonlySet<Category> = new Set(["DISABLED", "LGBT"]);

/** The text and filters of a search. */
export interface AskedFor {
  /** Empty: no text. */
  readonly q: string;
  readonly types: readonly ServiceType[];
  readonly needs: readonly Need[];
  readonly audiences: readonly Category[];
}

/**
 * Whether a search may be about violence, health status or immigration: then it is counted for the whole city alone.
 */
export function isSensitiveSearch({ q, types, needs, audiences }: AskedFor): boolean {
  return (
    types.includes("HEALTH") ||
    needs.some((need) => HEALTH_NEEDS.has(need)) ||
    audiences.some((audience) => HEALTH_AUDIENCES.has(audience)) ||
    splitWords(q).some((word) => STEMS.some((stem) => word.startsWith(stem))) ||
    needsInText(q).some((need) => HEALTH_NEEDS.has(need))
  );
}

/** Returns the needs that a text names, by the keywords of the sub-filters. */
export function needsInText(q: string): readonly Need[] {
  return deriveNeeds({
    needs: [],
    name: q,
    description: "",
    descriptionEs: null,
    sourceDescription: null,
    serviceSummary: null,
    serviceSummaryEs: null,
  });
}

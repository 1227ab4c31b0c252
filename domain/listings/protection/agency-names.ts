import { firstFound, foldedPattern, type Sentence } from "./folded-text.ts";

/** What offices, hospitals, courts and stores call themselves: hardly any is a place where people hide. */
const AGENCIES: readonly RegExp[] = [
  "\\b(?:hospitals?|medical center|clinics?|trauma center|civil (?:liberties|rights)|human rights|legal (?:aid|services?|clinic)|bar association|lawyers?|attorneys?|(?:protective )?investigations?|foster (?:care|parents?)|hot ?line|help ?line|text line|prevention|mentor\\w*|schools?|university|college|museum|librar(?:y|ies)|thrift|boutique|stores?|shop|transit|elections?|voters?|commission|compensation|police|sheriff|prosecutors?|ombudsman|department|offices?|unit|division|registration|section 8)\\b",
  "\\b(?:hospital|clinica|derechos (?:humanos|civiles)|abogad[ao]s|fiscalia|linea (?:nacional|de ayuda|de crisis)|prevencion|mentor\\w*|escuela|universidad|museo|biblioteca|tienda|policia|oficina|departamento de|unidad|division|compensacion|defensor\\w*)\\b",
].map(foldedPattern);

/** Whether one of these names is that of an office, a hospital, a court or a store. */
export function isNamedAsAgency(names: readonly Sentence[]): boolean {
  return names.some((name) => firstFound(name, AGENCIES) !== null);
}

const WHO =
  "he|she|hes|shes|(?:my|our|the) (?:husband|wife|boyfriend|girlfriend|bf|gf|ex|dad|mom|stepdad|father|mother|partner|man|roommate|landlord)";
const QUIEN =
  "el|ella|ellos|(?:mi|el|la) (?:esposo|esposa|marido|mujer|novio|novia|pareja|ex|papa|mama|padrastro|padre|madre|patron|hijo|hija|senor)";
const HOURS_EN =
  "(?: (?:until|till|til|all|from|at|by|to|tonight|today|now|right now|\\d{1,2}|[ap]m|day|night|noon|midnight|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))*";
const HOURS_ES =
  "(?: (?:hasta|las?|de|a|toda|todo|el|hoy|ahorita|ahora|noche|dia|tarde|manana|\\d{1,2}|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce))*";

/** Someone else's working hours say when the writer is alone; they do not ask for work. */
const AT_WORK = new RegExp(
  [
    `\\b(?:${WHO})(?: is| are| will be| s)? (?:at|in|gone to|off to|away at) (?:work|his work|her work|his job|her job|the shop)${HOURS_EN}`,
    `\\b(?:${WHO})(?: is)? (?:works|working|on shift)(?: (?:nights|days|late|evenings|doubles))?${HOURS_EN}(?= |$)`,
    `\\b(?:(?:${QUIEN}) )?(?:esta|anda|esta ahorita|se fue|estara) (?:en|al|en el|en su|a su) (?:trabajo|trabajar|chamba|jale)${HOURS_ES}`,
    `\\b(?:${QUIEN}) (?:trabaja|sale (?:de|del) (?:trabajar|trabajo|la chamba))${HOURS_ES}`,
  ].join("|"),
  "gu",
);

/** A former or current workplace: only the work is asked about ("lost my job at the hotel"). */
const WORKPLACE =
  /\b(job|jobs|work|worked|working|fired|laid off|trabajo|trabajaba|trabajando|chamba|empleo|despidieron|corrieron) (?:at|in|from|for|en|de|del) (?:(?:a|an|the|my|our|el|la|un|una|mi) )?(?:hotel|motel|hospital|restaurant|restaurante|clinic|clinica|kitchen|cocina|school|escuela|daycare|guarderia|store|tienda|church|iglesia|bank|banco|nursing home|library|biblioteca|laundry|lavanderia|pharmacy|farmacia)\b/gu;

/** Removes other people's working hours, and workplaces, from a text. @param text folded words */
export function withoutOthersWork(text: string): string {
  return text.replaceAll(WORKPLACE, "$1 . ").replaceAll(AT_WORK, " . ").replaceAll(/ {2,}/gu, " ").trim();
}

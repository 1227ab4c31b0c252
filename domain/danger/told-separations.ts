import { splitWords } from "../base/text/fold.ts";

/**
 * Recognizes separations mentioned as background of a request: "my ex got the kids, I need food". Who took or kept what
 * is not danger by itself, though people in danger use the same words (rule danger 9).
 */

const WHO =
  "(?:(?:my|mi|la|el|the|our) )?(?:ex|ex wife|ex husband|ex boyfriend|ex girlfriend|ex esposa|ex esposo|ex marido|baby mama|baby daddy|wife|husband|esposa|esposo|marido|pareja|mujer|papa de mis hijos|mama de mis hijos|kids father|kids dad|kids mom|kids mother)";
const KEPT =
  "(?:got|gets|has|have|took|kept|keeps|ended up with|left with|won|se quedo con|se quedo|se llevo|tiene|se fue con)";
const THINGS =
  "(?:kids|children|custody|baby|house|home|apartment|place|car|truck|dog|furniture|savings|everything|all of it|it all|rest|divorce|ninos|ninas|hijos|hijas|custodia|bebe|casa|departamento|apartamento|carro|troca|perro|muebles|ahorros|todo)";
const ARTICLE = "(?:(?:a|the|my|our|all|full|los|las|el|la|mis|nuestros|toda|todo|lo|that) )*";
const SEPARATION = new RegExp(
  `(?:${[
    `\\b${WHO} (?:just )?${KEPT} ${ARTICLE}${THINGS}(?: (?:and|y|con|in|en|from|de|plus) ${ARTICLE}(?:con )?${ARTICLE}${THINGS})*`,
    `\\b(?:(?:i|we) (?:just )?(?:split(?: up)?|separated|divorced|broke up) (?:from|with)?|me separe de|me divorcie de) ?${WHO}?`,
    `\\b(?:she|he|ella|el) (?:left|se fue) (?:and|y) (?:took|se llevo) ${ARTICLE}${THINGS}`,
    `\\b(?:she|he|ella|el) (?:kept|got|se quedo con) ${ARTICLE}${THINGS}`,
    `\\b${ARTICLE}(?:kids|children|ninos|hijos) (?:are|live|stay|viven|estan) (?:with|con) (?:(?:my|their|his|mi|su) )?(?:ex|dad|father|mom|mother|papa|mama|ex wife|ex husband)`,
    "\\b(?:lost|perdi) (?:my |the |la |a )*(?:kids|custody|custodia)(?: (?:of|de) (?:my|mis) (?:kids|hijos|ninos))?(?: (?:in|en) (?:the|el|la) (?:divorce|divorcio|corte|court))?",
  ].join("|")})\\b(?! (?:keys?|seats?))`,
  "gu",
);

/** Signs of more than a separation: the children are hidden, not given back, or were taken by force. */
const MORE_THAN_THAT =
  /\b(?:back|where (?:they|he|she)|see (?:them|him|her)|wont|wouldnt|refus\w*|without|permission|hid|hides|hiding|missing|disappeared|gone|ran|runaway|order|police|cops|broke in|force\w*|grab\w*|kidnap\w*|steal\w*|stole|threat\w*|afraid|scared|safe|them|him|devolv\w*|regres\w*|donde esta\w*|verl[oa]s?|verme|escond\w*|sin (?:mi|avisar|permiso)|permiso|orden|policia|fuerza|rob\w*|secuestr\w*|amenaz\w*|miedo|quitar\w*|quito|no me deja\w*|no los|no las|no se (?:donde|nada)|desaparec\w*|hurt\w*|beat\w*|hits?|hitting|touch\w*|abus\w*|yell\w*|lock\w*|starv\w*|drunk|drink\w*|high|drugs?|gun|knife|weapon|maltrat\w*|golpe\w*|peg[aoue]\w*|lastim\w*|toca\w*|toco|grit\w*|encerr\w*|borrach\w*|drog\w*|arma|pistola|cuchillo)\b/u;

/** Words that ask for something or say what is lacking: the separation is then only background. */
const WISH =
  /\b(?:need\w*|want|looking|find|where (?:can|could|do|to)|hungry|eat|food|meals?|broke|homeless|nowhere|sleep\w*|stay|rent|lawyer|attorney|work|job|room|bed|shelter|necesit\w*|ocupo|quiero|busco|buscando|donde (?:puedo|hay|consigo)|hambre|comer|comida|dormir|duermo|dinero|trabajo|renta|abogad[oa]|cuarto|despensa|albergue|techo|ropa)\b/u;

/**
 * Removes a separation from a text, if nothing makes it more than that and the text also asks for something; else
 * returns null.
 */
export function withoutSeparation(text: string): string | null {
  const words = splitWords(text).join(" ");
  const rest = words.replace(SEPARATION, ".");
  if (rest === words || !WISH.test(rest) || MORE_THAN_THAT.test(rest)) return null;
  return splitWords(rest).join(" ");
}

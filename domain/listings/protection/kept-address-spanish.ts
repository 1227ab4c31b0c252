import { foldedPattern, upTo } from "./folded-text.ts";

/** How Spanish texts keep an address back. */

const WHERE_ES =
  "(?:(?:la |el |su |nuestra |nuestro |las )?(?:ubicacion(?:es)?|direccion(?:es)?|domicilio|paradero|calle)|donde (?:estamos|esta|queda|quedamos|se encuentra|nos encontramos|viven|ir))";
const SECRET_ES =
  "(?:confidencial(?:es)?|secret[ao]s?|reservad[ao]s?|privad[ao]s?|no divulgad[ao]s?|sin divulgar|protegid[ao]s?|ocult[ao]s?|anonim[ao]s?|no publicad[ao]s?|no publica|no revelad[ao])";

/** The address is a secret. */
export const SECRET_IN_SPANISH: readonly RegExp[] = [
  "\\bno (?:publicar|divulgar|imprimir|difundir|anunciar)\\W*$",
  `\\b(?:ubicacion(?:es)?|direccion(?:es)?|domicilio|paradero)${upTo(5)} ${SECRET_ES}\\b`,
  `\\b(?:albergues?|refugios?|casas?|lugar(?:es)?|sitios?|vivienda|residencia|alojamiento)${upTo(2)} (?:confidencial(?:es)?|secret[ao]s?|reservad[ao]s?|no divulgad[ao]s?|sin divulgar|ocult[ao]s?)\\b`,
  `\\b(?:no|nunca|jamas) (?:se |la |lo |les |le |damos |podemos )?(?:divulga\\w*|publica\\w*|revela\\w*|comparte\\w*|compart\\w+|da|dan|dar|damos|dice|decir|decimos|muestra\\w*|anuncia\\w*|informa\\w*|aparece|entrega\\w*|indica\\w*|difund\\w+|proporcion\\w+|facilit\\w+|sabe)${upTo(5)} ${WHERE_ES}\\b`,
  `\\b${WHERE_ES}${upTo(6)} (?:no|nunca) (?:se |la |es |esta |sera )?(?:divulga\\w*|publica\\w*|public[ao]|revela\\w*|comparte\\w*|da|dan|damos|dice|muestra|anuncia\\w*|aparece|entrega\\w*|difund\\w+|proporcion\\w+|facilit\\w+|conoc\\w+)\\b`,
  `\\b(?:por|de|para (?:su|mayor|la)) (?:[a-z]+ ){0,4}(?:seguridad|proteccion)(?: [a-z]+){0,6}? (?:no|solo|sin|nunca|reserva\\w*|guarda\\w*|solamente|unicamente) (?:[a-z]+ ){0,6}(?:direccion|ubicacion|donde|domicilio|calle)\\b`,
  `\\b(?:le|les|se) (?:decimos|diremos|dira|diran|dicen|daremos|dara|daran|damos|indicara|indicaran|indicamos|informara|informaran|explica\\w*) (?:[a-z]+ ){0,4}(?:donde|la direccion|la ubicacion|el domicilio)\\b`,
  `\\b(?:sin|no tiene|no hay) (?:direccion|ubicacion|letrero|domicilio)(?: publica| visible| publico| afuera| en la puerta)\\b`,
  `\\b(?:punto|lugar) de encuentro (?:seguro|acordado)\\b`,
  `\\b${WHERE_ES}${upTo(3)} (?:se (?:omite|omitio|omiten|reserva|oculta)|omitid[ao]s?|suprimid[ao]s?|(?:se deja )?en blanco)\\b`,
].map(foldedPattern);

/** The address is given on request. */
export const ON_REQUEST_IN_SPANISH: readonly RegExp[] = [
  `\\b(?:llam\\w+|marque|comuniquese|pregunt\\w+|pid\\w+|solicit\\w+|contact\\w+|escrib\\w+)(?: [a-z0-9]+){0,6}? (?:por|para|de) (?:[a-z]+ ){0,4}(?:ubicacion|direccion|domicilio)\\b`,
  `\\b(?:llam\\w+|marque|pregunt\\w+|escrib\\w+)(?: [a-z0-9]+){0,7}? (?:saber donde|donde (?:ir|estamos|queda|esta|acudir|llegar)|como llegar al (?:refugio|albergue))\\b`,
  `\\b${WHERE_ES}${upTo(2)} (?:solo|solamente|unicamente) se (?:les? )?(?:da|dan|entrega|comparte|proporciona|informa|dice|indica|facilita)\\b`,
  `\\b(?:pregunte|pida|solicite) (?:por )?(?:la|el) (?:ubicacion|direccion|domicilio)\\b`,
  `\\b${WHERE_ES}${upTo(8)} (?:(?:solo|solamente|unicamente|solo se da) )?(?:por telefono|por llamada|al llamar|por mensaje|a solicitud|a peticion|bajo solicitud|previa (?:llamada|entrevista|solicitud)|despues de (?:[a-z]+ ){0,3}(?:llam\\w+|entrevista|hablar|evaluacion|ingreso|cita|admision|inscripcion)|(?:en|tras|durante) (?:[a-z]+ ){0,2}(?:cita|entrevista|llamada|evaluacion)(?: inicial)?|cuando (?:usted )?(?:llame|llama|hable)|tras (?:[a-z]+ ){0,2}(?:llamada|entrevista|evaluacion)|a quien(?:es)? llama\\w*|en la linea|por la linea)\\b`,
].map(foldedPattern);

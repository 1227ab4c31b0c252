import { type NeedPatterns, phrases } from "../need-phrases.ts";

/** Words for telephones, computers and the internet, and their other senses. */
export const TECH: NeedPatterns = {
  said: phrases(`
    wi ?fi
    internet(?: access| service| use| connection| stations?)?
    (?:public|free|use of|use our|access to) (?:[a-z]+ )?computers?
    computers? (?:access|labs?|use|usage|stations?|are available|available|terminals?|with internet|and internet|and printers?|for (?:public|online|job|use))
    computers
    (?:free|low cost|refurbished|discounted|loaner|borrow|lend\\w*) (?:[a-z]+ )?(?:laptops?|tablets?|chromebooks?|computers?|phones?|cell ?phones?)
    laptops?
    (?:phone|device|cell ?phone|mobile)s? charging
    charg(?:e|ing) (?:your |their |a )?(?:cell )?(?:phones?|devices?|stations?|outlets?)
    outlets? to charge
    lifeline (?:phones?|program|telephone)
    hotspots?
    digital (?:navigat\\w+|inclusion|access|equity)
    printing
    tech (?:help|support|access)
    computadoras?
    cargar (?:[a-z]+ ){0,2}(?:telefonos?|celular(?:es)?)
    carga de (?:telefonos?|celulares)
    (?:telefonos?|celulares) gratis
    estaciones? de carga
    imprim\\w+
  `),
  told: phrases(`
    tablets?
    modems?
    phones and
  `),
  named: phrases(`
    computers?
    technology
    tech
    internet
    wifi
    charging
    phones?
    digital
    computacion
  `),
  not: phrases(`
    computacion (?:basica|para)
    internet (?:addiction|crimes?|safety|fraud|predators?|based|scams?)
    (?:on|via|through|over|by) the internet
    computer (?:class(?:es)?|training|instruction|skills|literacy|courses?|education|programming|science|technology|repair|workshops?|tutoring|coding|games?|assisted|crimes?|basics|lessons)
    (?:clases|cursos|talleres) de (?:computacion|computadoras?)
    clases de computadora
    (?:assistive|adaptive|information|green|medical|technical|bio|institute of) technology
    technology (?:careers?|training|class(?:es)?|skills|education|center for learning|education center|institute|college|program)
    (?:electric|ev|vehicle|car) (?:[a-z]+ )?charging
    (?:over the|by|on the|via|telephone|call|hot ?line|help|main|text|your) (?:phones?|telephone)
    phones? (?:numbers?|lines?|counsel\\w+|calls?|screening|intake|interview|hours|system|support|only|appointments?|assessment)
    high tech
    nail tech
    printing (?:press|trade)
  `),
};

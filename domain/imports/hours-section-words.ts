/**
 * Kind of hours that a heading introduces: walk-in hours, those of a program, a meal, the office, intake, the phone,
 * services by phone or online, or those of donors, volunteers and deliveries, at which no visitor is let in.
 */
export type SectionRank = "DOOR" | "PROGRAM" | "MEAL" | "DESK" | "INTAKE" | "PHONE" | "REMOTE" | "HELPERS";

/** A heading, and whose hours it introduces. */
export interface SectionMeaning {
  kind: "SECTION";
  rank: SectionRank;
}

const section = (rank: SectionRank): SectionMeaning => ({ kind: "SECTION", rank });

/** Headings of texts of hours, as `hours-vocabulary.ts` lists words. */
export const SECTIONS: readonly (readonly [SectionMeaning, string])[] = [
  [
    section("DESK"),
    `help desk | welcome desk | information desk | info desk | question desk | service desk | mesa de ayuda | mesa de informacion |
     despacho | despacho administrativo | secretaria | oficina central | oficinas centrales | oficinas administrativas | office | offices | administrative | administration | administrative office | admin | admin office |
     reception | front desk | main office | business office | oficina | oficinas |
     oficina administrativa | ventanilla | ventanillas | ventanilla de atencion | service window | administracion | recepcion | staff | headquarters | corporate office`,
  ],
  [
    section("INTAKE"),
    "entrada | hora de entrada | horario de entrada | hora de llegada | horario de registro | hora de registro | check-in time | check-in times | check-in hours | check in hours | check in time | intake hours | intake time | admission hours | intake | intakes | registration | admission | admissions | check-in | check in | inscripcion | inscripciones | registro | admision | ingreso",
  ],
  [
    section("HELPERS"),
    `donations | donation | donaciones | donation drop-off | donation drop off | donation dropoff | drop-off | donation pickup |
     donations accepted | donations received | we accept donations | accepting donations | donation center | donation hours |
     donor | donors | donantes | volunteer | volunteers | volunteering | voluntarios | volunteer hours | recepcion de donaciones |
     se reciben donaciones | delivery | deliveries | loading dock | entregas`,
  ],
  [
    section("PHONE"),
    `linea de citas | linea de atencion | linea telefonica de citas | appointment line | appointments line | scheduling line | info line | information line |
     warmline | warm line | text line | phone | phones | phones answered | hotline answered | hotline is answered | hotline answers | line answered |
     crisis line answers | crisis line answered | crisis line is answered | line is answered | line answers | phone lines open | phones are answered | results line | nurse line | advice line |
     on-call nurse available by phone | nurse available by phone | available by phone | telephone | hotline | hot line | helpline | help line | care line | hope line |
     call center | phone intake | telefono | linea de ayuda | answering service | phone line |
     crisis line | crisis lines | crisis hotline | crisis hot line | domestic violence hotline |
     suicide hotline | emergency hotline | emergency line | linea de crisis | linea directa`,
  ],
  [
    section("REMOTE"),
    `by phone | by telephone | via phone | via telephone | over the phone | by phone only | by telephone only |
     phone only | telephone only | phone support | phone calls | calls answered | por telefono | por via telefonica |
     solo por telefono | linea telefonica | lineas telefonicas | online | online only | virtual | virtually | zoom |
     via zoom | by zoom | on zoom | por zoom | telehealth | telemedicina | en linea | por internet`,
  ],
  [
    section("DOOR"),
    `drop-in space | drop in space | drop-in room | drop in room | drop-in area | drop-in center | drop-in hours | drop in hours |
     walk-in hours | walk in hours | walk-in center | walk-in space | emergency walk-in | emergency walk-ins | emergency walk in | emergency walk ins | walk-in | walk-ins | walk in | walk ins | walkin | walkins | drop-in | drop in | drop-ins | dropin |
     open to public | visitor | visitors | visiting | visitation | patient | patients | public | open to the public |
     client | clients | abierto al publico | atencion al publico | publico | visitas | atencion presencial |
     presencial`,
  ],
  [
    section("MEAL"),
    `breakfast | lunch | dinner | supper | snack | desayuno | almuerzo | cena | lonche | lonche gratis | almuerzo gratis |
     desayuno gratis | cena gratis | free breakfast | free lunch | free dinner | free supper | sack lunch | sack lunches`,
  ],
  [
    section("PROGRAM"),
    `furniture | household goods | muebles | baby items | baby supplies | baby clothes | baby clothing | baby closet | school supplies | hygiene items | hygiene supplies |
     household items | pet food | articulos para bebe | articulos de bebe | ropa de bebe | ropa para bebe |
     panales | utiles escolares | articulos de higiene | clase de ingles | clases de ingles | citizenship class | citizenship classes | clase de ciudadania |
     clases de ciudadania | clases de computacion | ingles | community meal | community dinner | community dinners | community lunch | community breakfast | hot lunch |
     hot breakfast | cooling center | warming center | warming shelter | mail pickup | mail pick-up | mail service |
     drive-through food distribution | drive through food distribution | drive-thru food distribution |
     drive thru food distribution | drive-through distribution | drive-through pantry | drive-thru pantry |
     feeding program | meal program | meals program | food program | lunch program | meal site |
     case management | rent assistance | rental assistance | utility assistance | energy assistance |
     financial assistance | immigration services | free clinic | produce market | emergency food |
     emergency food pantry | youth soccer | soccer | yoga | game night | english | spanish | mens | womens | adults | youth |
     teens | kids | children | seniors | families | dining room | dining hall | flu shots | drive-thru testing |
     drive-thru | drive-up | drive-up window | drive-thru window | supports | support | exercise | zumba | bingo | crafts | basketball | tutoring | homework help | community meals | free meal | free meals | emergency shelter | mobile food pantry |
     food box | food boxes | groceries | grocery | produce | produce distribution | aa meeting | comida caliente |
     comidas calientes | clinic | medical clinic | dental clinic | health center | healthcare center | clinica | outpatient |
     pharmacy | farmacia | lab | laboratory | laboratorio | dental | medical | optical | vision | wic |
     food pantry | pantry | food | food bank | food distribution | food shelf | despensa |
     centro de enfriamiento | centro de calentamiento | reparto | repartos | reparto de despensa |
     reparto de despensas | reparto de alimentos | reparto de comida | entrega de alimentos | entrega de despensas |
     entrega de despensa | entrega de comida | banco de alimentos | banco de comida | despensa de alimentos | distribucion de alimentos | comida | comidas |
     alimentos | comedor | soup kitchen | kitchen | meal | meals | hot meals | hot meal | thrift store |
     thrift shop | store | shop | tienda | retail store | restore | clothing | clothing closet |
     clothes closet | closet | clothes | ropa | ropero | diaper bank | diapers | shower | showers |
     laundry | duchas | lavanderia | shelter | refugio | albergue | day center | center | centre | centro |
     centro de dia | library | biblioteca | museum | museo | church | iglesia | gym | gimnasio | pool |
     classes | class | clases | clase | english classes | english class | esl | esl classes | esol |
     esol classes | ged | ged classes | immigration | inmigracion | legal | legal services | legal help | client choice pantry | client choice food pantry | choice pantry | food closet |
     food cupboard | food locker | baby pantry | hygiene closet | clothing bank | coat closet | furniture bank |
     snap application help | snap help | snap assistance | snap applications | benefits help | benefits enrollment |
     tax help | free tax help | tax assistance | tax clinic | vita | job help | resume help | computer help | haircuts |
     eye clinic | vaccine clinic | flu clinic | health screenings | asesoria legal | ayuda legal | asesoria |
     asistencia legal | ayuda con impuestos | ayuda con solicitudes | cortes de pelo | legal aid | legal clinic | tax prep |
     counseling | consejeria | therapy | housing | support group | group | meeting | meetings | reuniones |
     reunion | pickup | pick-up |
     pick up | distribution | distribucion | delivered meals | mobile pantry | market |
     mercado | warehouse | program | programa | programs | programming | resource center |
     community center | computer lab | service | services | servicio | servicios | building | lobby |
     facility | child care | childcare | day care | daycare | guarderia | senior center | youth center |
     worship | worship service | testing | hiv testing | immunizations | vaccines | vacunas | adoptions |
     adoption | animal shelter | job center | career center | employment | empleo | ministry | mass |
     misa | urgent care | wellness center | dinner line | lunch line | breakfast line | meal line | food line | pantry line | serving line | entrega de juguetes | entrega de regalos | entrega de utiles | entrega de cobijas | emergency room | emergency department | emergency dept | er | urgencias | sala de urgencias |
     sala de emergencias | urgencias abiertas | juntas abiertas | open meetings | open meeting`,
  ],
];

/**
 * Words of sentences that tell about a place and take nothing from its hours, where a sentence has no others. None of
 * them says when, how often, on what condition or to whom alone (only, if, when, until, after, some, members, full).
 */
const ENGLISH = `i you we us our they them their it itself this that these here there will would can may have has
  come comes coming enter entering get gets getting take takes serve serves served serving offer offers
  offering provide provides providing give gives given giving share shares hand hands find look looks park parks walk
  stand sit stay stays eat wash rest relax sleep shop pick picks grab help helps helping meet meets love hope enjoy use
  speak speaks spoken located hosted sponsored lead leads led by in into inside at an near next behind beside across from for off up down along any both always very just right back outside upstairs downstairs together gladly big small
  old clean safe quiet friendly nice good great local own red blue green white black yellow large little confidential anonymous
  multilingual people persons folks guest guests neighbor neighbors friend friends person pet pets dog dogs cat cats ramp stairs
  elevator floor level street avenue ave block alley side front rear parking sidewalk steps gate flag address place places
  location bus train clothes kit kits drink drinks plate plates seconds dessert vegetarian vegan option options optional menu
  towel towels soap detergent pastor chaplain doctor doctors counselor counselors advocate advocates interpreter interpreters
  translators christian spiritual loving warm meal food hot tea juice cookies donuts pancake pancakes pizza chili salad dishes
  lunch dinner breakfast brunch cooked homemade delicious tasty bus corner lot brand-new brand gently used brick tent
  forms form applications application bills paperwork letters information welcoming caring team anyone everyone everybody`;

const SPANISH = `usted ustedes su sus nuestra nuestros nuestras nosotros les le se nos que hay tiene tienen tenemos puede pueden
  podra venir venga vengan entrar pasar llegar comer dormir banarse lavar recibir recoger llevar dar damos dan ofrece ofrecen
  ofrecemos sirve sirven servimos brinda brindamos ayudar ayudamos para por sobre junto frente detras atras lado dentro
  afuera adentro aqui alli ahi un una gente personas amigos vecinos comunidad puerta calle avenida esquina cuadra planta lote
  estacionamiento rampa elevador lugar direccion plato platos postre toallas jabon ropa lonche lonches rica rico sabrosa
  deliciosa calientita casera contamos tambien bienvenido esta estan como muy bien donde`;

export const IDLE_WORDS: ReadonlySet<string> = new Set(`${ENGLISH} ${SPANISH}`.split(/\s+/u));

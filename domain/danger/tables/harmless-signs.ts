/** Phrases that only sound like danger: their words are removed from a text before danger is looked for. */
export const HARMLESS_SIGNS = `
  
  cat/cats/dog/dogs/kitten/puppy/gato/gata/gatito/perro/perra/perrito ~2 jumped/jumps/fell/salto/brinco/cayo ~1 off/from/out/de/del
  beat/beats/beating ~1 me/us ~1 at/in/playing cards/chess/checkers/dominoes/bingo/uno/pool/basketball/games/soccer/video
  es/fue/sido ~1 un golpe duro/fuerte/bajo/economico
  TROUBLE ~3 is/are/keeps ~1 hurting us/me; was/got shot ~8 passed/died/funeral/burial/ago
  abusive/toxic/violent job/boss/workplace/manager/landlord/neighborhood
  breathe in this/my/the ~2 mold/dust/apartment/heat; hearing ~2 restraining order; restraining order hearing
  me mata si ~8 jaja/jajaja/jeje/jejeje/lol/haha; sobredosis/overdose ~3 el/last/hace ~1 ano/year/mes/month/anos
  platica/platicas/taller/talleres/charla/charlas/curso/cursos/clase/clases/informacion/talk/talks/class ~2 DARK/domestica
  
  corrieron/corrio/sacaron/echaron ~1 a patadas ~2 restaurante/trabajo/lugar/bar/tienda
  could/would/wanna/gonna strangle/choke/kill/smack/slap him/her/them ~2 lol/lmao/haha
  
  years/yrs ago ~3 HURTS/abused/abusive/raped
  hace ~2 anos ~3 me/nos/le pegaba/golpeaba/maltrataba/amenazaba/gritaba
  ex ~2 me/nos pegaba/golpeaba/maltrataba ~6 ya
  
  se suicido/mato/murio/ahogo MY ~6 hace/ano/duelo/grupo/terapia
  suicide/violence/overdose/abuse/assault/rape/trafficking prevention/awareness/month/week/walk/poster/flyer/flyers/education/statistics
  prevencion ~2 suicidio/violencia/abuso/sobredosis
  poster/flyer/flyers/presentation/brochure/homework/essay ~2 DARK
  threatened/threatening/threatens/threaten/threatend/threats/threat/said/says/gonna/trying ~3 to? cut/shut/turn/raise/evict/tow/disconnect/suspend/fire/sue/throw/kick/take/close ~2 my/me/us/our/the/off ~1 off/out/lights/power/water/gas/rent/job/hours/car/account/electric/benefits/stamps/service
  threatened/threatening/threatens/threaten/threatend/threats/threat ~2 evict/eviction/lawsuit/shutoff/court
  amenaza/amenazan/amenazo/amenazaron/amenazando ~2 con/de ~1 sacar/sacarme/sacarnos/cortar/cortarme/cortarnos/echar/echarme/echarnos/desalojar/desalojarme/correr/correrme/despedir/despedirme/subir/expulsar/demandar/multar/cerrar/suspender
  escuela/gobierno/banco/casero/dueno/compania/oficina/condado/corte/aseguranza ~3 amenaza/amenazan/amenazo/amenazaron
  shoot/shooting/shot up ~2 rent/price/prices/bill
  me/le/nos/les ~1 pego/pegaron/pega/dieron/cayo un/una/el/la ~2 multa/susto/resfriado/infraccion/ticket/cuenta/regano/gripe/catarro/tos/covid/calor/frio/hambre/sed/virus/fiebre/bronquitis
  kill me ~8 lol/lmao/haha/hahaha; me va/van ~1 a? matar/mata/ahorcar ~8 jaja/jajaja/jeje/jejeje/lol/haha/xd
  me va/van ~1 a? matar de ~2; jefe/jefa/patron/maestra/suegra me va a matar si
  boss/wife/mom/teacher/husband gonna/will kill me if/cuz/because/for/when; al/del ~1 suicidio ~2 linea/numero
  
  
  no ~2 contesta/contestan/responde/responden ~3 telefono/llamadas/llamada/correo/mensajes/mensaje/numero/email
  sold me a/an/the/this/some; violated/violating/violate ~1 my/the/his/a probation/parole/lease/rules/curfew
  me sigue/siguen ~1 doliendo/cobrando/negando/diciendo/llegando/faltando/debiendo/duele
  THING ~4 kill/killing/kills/killed/killin us/me/my
  TROUBLE ~4 hit/hits/hitting/beating/choking/kicking/stalking/harassing/attacking/robbing me/us/my
  THING ~4 me/nos ~2 mata/matan/matar/matando
  TROUBLE ~4 me/nos ~2 golpea/golpeo/pego/pega/ahorca/ahorcando/asfixia/asfixiando
  me/nos/le/les ~1 golpeo/golpea/golpeando/pego/pega/pegando/pegaron/mata/matan/matando/ataco/ataca ~3 TROUBLE
  me/nos esta/estan/va/van/quiere ~1 matando/matar/ahorcando/asfixiando ~2 THING
  killing/kills/kill me with ~1 THING; matando/mata ~1 con ~1 THING
  volunteer/volunteering/voluntario/voluntaria/intern/train ~6 suicide/crisis/violence/abuse/rape
  could/would/id kill/murder ~1 a/an/some/for; casi ~1 me ~1 da/muero/dio/mato/mata ~3 infarto/algo/ataque/corazon
  almost/nearly ~3 heart attack; lo/la/los/las voy ~1 a matar/ahorcar/colgar ~2 jaja/jajaja/jeje/jejeje/lol/haha
  teacher/coach/boss/mom/professor/po/principal ~2 gonna/will/finna/to kill me
  drowning/ahogado/ahogada/ahogando ~1 in/en ~1 THING; drowning in; se suicido/murio/mato el/la
  gun safe/show/range/shop/lock; abusive/violent ~4 years ago
  paper/essay/report/research/article/presentation/project on/about ~2 DARK; shot down
  shot/shots for/record/records/clinic/appointment; flu/covid/allergy/booster shot/shots
  
  cut off my; beat/beats/beating it/up? the? heat/cold; death/dead certificate
  acta/certificado de defuncion/muerte
  movie/movies/show/book/song/game/series/podcast/novela/novelas/pelicula/peliculas/libro/cancion/juego/cuento about/of/de/sobre/con ~2 DARK
  panic/anxiety attack/attacks; ataque/ataques de panico/ansiedad/nervios/risa; heart attack prices; attack ads
  killing it/time; dressed to kill; kill ~1 for ~1 a/some/the; die laughing; laughing ~2 died/dead/dying
  bored to death; starving to death; freezing to death; scared to death of ~1 needles/dentist/dentists
  phone/cell/battery/car/laptop/celular/cel/pila/bateria/tablet/cargador/carro/telefono/radio ~3 die/died/dying/dead/dies/murio/muere/muerto/muerta/muriendo
  robo/robaron/roba/roto/rompio/parte ~1 el corazon; broke/breaks/stole my heart
  
  me ahogo en; ahogado/ahogada/ahogando ~1 en deudas/biles/trabajo/tarea
  tiro/tirar/tirando ~1 basura/ropa/muebles/toalla; la bomba; bath bomb; shooting for/pool/hoops; shoot me a/an
  hear/hears/hearing/oye/oigo voices/voces ~3 but/pero ~6 well/fine/stable/bien/estable; hears/oye voices/voces ~4 stable/estable
  desangrando/desangra/desangrado/bleeding ~3 bolsillo/bolsillos/cartera/pocket/pockets/wallet; bleeding/bleeds me/us dry
  hit me up; hit the; beat box; dead end; drop dead
`;

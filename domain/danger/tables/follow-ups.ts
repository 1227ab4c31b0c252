/** Follow-ups within a talk of danger, likeliest first: the first that matches counts. */
export const FOLLOW_UP_TABLES = [
  [
    "NO_NARCAN",
    `
    narcan/naloxone/naloxona/noloxone/narkan/nalaxone/narcon
    espray/spray/inhaler-nose/nasal/rociador & no/dont/have/where/get/none/tengo/donde/without/sin/other/any/consigo/hay/sprayed/used
    ya ~3 puse ~3 uno ~6 no; gave ~4 one ~6 no; puse/gave/used ~2 una/uno/one/two/dos & nada/nothing/otro/another/more/no/still
    no ~2 tengo/hay/tenemos/tiene ~3 nada ~3 darle/ponerle
    `,
  ],
  [
    "HUNG_UP",
    `
    hung/hang/hanged ~2 up; hungup; on ~1 hold; holding ~2 forever/minutes
    nobody/noone/no/none/never/dont/not/didnt/doesnt/isnt/wont/aint ~3 answer/answers/answering/answered/pick/picks/picking/picked/responding/respond/replied/replying/reply/calling/called/back
    nadie/no/ni/nunca ~3 contesta/contestan/contesto/contestaron/responde/responden/agarra/agarran/atiende/atienden/levantan/devuelven
    colgaron/colgo/cuelgan/cuelga/colgan; me ~2 cortaron/cuelgan
    busy/ocupado/ocupada/voicemail/buzon/disconnected/grabacion/recording/dropped/disconnect/contestadora & !im ~1 busy
    call/calls/called/line/llamada/linea ~4 drop/dropped/failed/cut/cuts/cortada/corta/corto/cayo/cut-off/fallo/dead
    already/ya/tried/i ~2 called/call/llame/marque/texted ~8 nothing/nada/help/useless/ayudaron/ayudan/rude/sirve/sirvio/joke/hold/no/times/didnt/escuchan
    put/puts/dejaron/pusieron/tienen ~3 hold/espera/esperando/musica; en ~1 espera; waiting ~3 line/queue/minutes/hour/hours; llevo ~4 esperando
    keeps/keep/just/only/sigue/solo ~2 ringing/rings/ring/sonando/timbrando/suena/timbra; menu/prompts/robot/maquina & press/no/contesta/answer
    number ~3 work/working/wrong/disconnected/doesnt; numero ~4 sirve/funciona/existe/equivocado/entra; no ~2 entra ~2 llamada
    `,
  ],
  [
    "LANGUAGE",
    `
    english/spanish/ingles/espanol/creole/kreyol/criollo/vietnamese/chinese/mandarin/arabic/portuguese/portugues/french/frances/korean/tagalog/russian/mam/mixteco/kiche/quiche/kanjobal/nahuatl/zapoteco/somali/hindi/farsi/pashto/dari/ukrainian/haitian/haitiano/asl/dialecto/lengua/otomi/qeqchi/triqui/cantonese/hmong/swahili/idioma/language/lenguaje/quechua
    interpreter/interpreters/translator/translate/translation/interprete/interpretes/traductor/traductora/traducir/traduce
    dont/no/not ~3 understand/entiendo/entiende/entienden/comprendo ~3 them/they/what/les/lo/el/ellos/nada
    deaf/sordo/sorda/hearing ~2 impaired
    `,
  ],
  [
    "PET",
    "dog/dogs/cat/cats/pet/pets/puppy/kitten/kittens/animal/animals/pitbull/chihuahua/bird/rabbit/perro/perros/perra/perrita/perrito/gato/gata/gatos/gatito/gatitos/mascota/mascotas/animales/animalito/animalitos/cachorro/cachorros/conejo/pajaro/loro/caballo/gallinas/bunny/hamster/ferret/parrot",
  ],
  [
    "COST",
    `
    cost/costs/free/afford/expensive/pay/pays/payin/paying/paid/charge/charges/charged/price/insurance/medicaid/medicare/bill/bills/money/broke/dollars/bucks/fee/fees/copay/debt/cash/uninsured/coverage/k & !pay ~1 attention & !free ~1 me/now & !he/she ~3 money & !im ~1 free & !feel ~1 free
    owe/owes ~4 er/hospital/them/already; minutes/data/credit ~3 phone/left/plan & !been
    cuesta/cuestan/cobra/cobran/gratis/cobrar/pagar/paga/pago/pagarle/caro/cara/dinero/plata/aseguranza/seguro/asegurado/asegurada/medicaid/bil/biles/cuenta/factura/facturas/deducible/billete/feria/lana/costo/costa/sale/cobro/dolares/precio/pisto/tarifa & !seguro ~1 que & !estoy ~2 seguro & !lugar ~1 seguro & !seguro ~1 social & !numero ~2 seguro & !me ~1 doy ~1 cuenta
    cuanto ~4 es/sale/cobra/cuesta/vale/cobran/costar/cuestan/piden ; how ~1 much ~4
    cant/no ~3 pay/pagar/afford; pidieron/cobraron/cobrado/wanted ~3 ; wanted ~2 dollars
    `,
  ],
  [
    "PAPERS",
    `
    papers/undocumented/illegal/legal/legally/visa/ssn/status/greencard/citizen/citizenship/deport/deported/deportation/immigration/ice/migra/inmigracion/deportan/deportar/deporten/deportada/deportado/deporta/indocumentado/indocumentada/papeles/papel/residencia/residente/ilegal/ilegales/itin/matricula/pasaporte/passport/daca/tps/asylum/asilo/migratorio/estatus/ciudadano/ciudadana/inmigrante/immigrant
    social & no/have/dont/number/need/tengo/numero/seguro/security/ni & !social ~1 worker/media/trabajadora
    green ~1 card; send ~2 back ~2 to? ~1 mexico/country/guatemala/honduras; send ~1 me ~1 back; regresar/mandar/devuelvan ~4 pais/mexico/honduras/guatemala/salvador; overstayed
    no/without/need/any/sin/ningun/ninguna/traigo/tengo/pide/piden/ask/asking/have/dont/lost ~4 id/ids/documento/documentos/document/documents/identificacion/licencia/acta/ine
    documento/documentos/identificacion/credencial/acta
    `,
  ],
  [
    "CANNOT_TALK",
    `
    cant/cannot/not/dont/couldnt/unable/no/without/sin/afraid/scared/puedo/miedo/wont/hard ~4 talk/speak/call/voice/loud/hablar/llamar/hablo/llamo/voz/phone/calling/talking/speaking/marcar/dial/habla/ablar/contestar & !english/spanish/afford/ingles/espanol & !police/cops/policia/call ~1 police & !stop ~1 calling & !nadie/nobody
    text/txt/texting/textear/texto/chat/chatear/whatsapp/email/messages/mensajear/texteo/message/mensaje/mensajito/mensajes/escribir/escrito/online/internet & can/instead/there/number/puede/puedo/se/hay/could/only/way/or/por/better/prefer/i/them/numero/solo/do/mejor & !this ~1 chat & !see/read/save/guardan/borrar/delete/leen/ver/lee/reads/see
    hes/he/shes/she/theyre/they/husband/dad/mom/el/ella/esta/esposo/marido/papa/mama/padrastro/boyfriend/novio ~3 here/home/coming/listening/awake/back/next/downstairs/upstairs/room/house/hear/hears/aqui/oyendo/escuchando/oye/viene/llego/llega/cuarto/lado/despierto/desperto/regreso/around/right/standing/watching/casa/mirando & !wont ~1 leave
    ay/ahi/hay/ya ~1 viene/llego/esta/anda; gotta/got/have/tengo ~2 go ~1 ; shh/shhh; he ~1 just ~1 walked/came/pulled/got
    hear/oir/oye/oyen/oiga/escuche/escucha/escuchar/overhear/oyera ~3 me/us/everything/todo/nos/him/que/if & !voice/voces/voices & !music
    va/van/puede/pueden ~1 a? ~1 oir/escuchar; walls/paredes ~4 thin/carton/delgadas/paper
    checks/check/looks/monitors/revisa/checa/controla/took/has/quito/tiene ~3 my/mi/mis/el/the ~2 calls/phone/llamadas/telefono/celular/log/cel & !narcan
    type/typing/teclear ~3 ; just ~2 type; hate/odio ~2 phones/phone/calling/telefono; can ~3 type
    pulled/pulling ~2 in/into/up ~3 driveway/house/here
    whisper/whispering/quiet/quietly/silent/silencio/callada/callado/bajito/susurrar/susurrando/secreto & !kept & !is ~2 secret
    supposed/allowed/let/lets/deja/dejan/permiso ~4 talk/phone/call/use/hablar/telefono/llamar/usar/strangers/extranos
    dont/no ~2 have/tengo ~3 phone/minutes/telefono/saldo/celular/minutos/signal/senal/credito; no ~2 traigo ~2 saldo
    shy/anxious/nervous/pena/verguenza ~4 talk/call/phone/hablar/llamar/telefono
    `,
  ],
  [
    "PRIVACY",
    `
    private/confidential/anonymous/anonymously/anonymus/secret/confidencial/anonimo/anonima/anonimamente/secreto/privado/privada/privacidad/privacy/secretos & !private ~1 parts
    see/sees/seeing/read/reads/reading/save/saves/saved/saving/record/records/recorded/recording/track/tracked/trace/traced/delete/erase/erased/history/log/logged/store/stored/screenshot/guarda/guardan/graba/graban/rastrean/borrar/borra/borro/borran/historial/lee/leen/ve/ven/ver/guardado/queda/quedan/registro ~5 this/chat/it/my/messages/what/texts/here/esto/mensaje/mensajes/escribo/chat/lo/que/conversacion/registrado/datos/history/number/conversation/search/wrote/typed
    who/quien/quienes/anybody/anyone/alguien ~3 see/sees/read/reads/reading/know/knows/find/lee/ve/sabe/ver/leer/saber/enterar/entera/lo
    find ~1 out; found ~1 out; se ~2 va/van ~2 enterar; se ~1 entera/enteren/enteran/entere/enterar; se ~1 dan ~1 cuenta
    tell/telling/tells/told/decir/decirle/dicen/dice/digan/diga/diran/avisar/avisan/avisen/avisarle/contar/cuentan/contarle/contact/notify/inform/llamar/llaman/call/calling ~4 my/mi/mis/him/her/parents/mom/dad/husband/school/boss/wife/mama/papa/esposo/papas/padres/el/ella/marido/family/familia/escuela/jefe/patron/anyone/anybody/nadie/alguien & !police/cops/policia & !nadie ~2 contesta
    name/names/nombre/apellido/identidad/identify/identity & give/have/need/gotta/use/know/ask/say/leave/dar/doy/tengo/decir/piden/saben/real/sepan/ponga/my/mi/falso/fake/without/sin/digo
    datos/data/information/informacion/info/location/ubicacion/direccion/address/number/numero/ip & give/share/government/gobierno/sell/police/pasan/dan/comparten/know/see/have/keep/who/guardan/him/mi/my/saben/ven/queda & !give ~2 number & !is ~1 there & !social & !there/numero ~2 contesta
    know/knows/sabe/saben/sepa/saber/sabra ~4 was ~1 me; know/sabe/saben/sabra/saber ~3 it/that/que ~2 me/i/yo/fui; que ~1 fui ~1 yo
    show/shows/appear/aparece/sale/salir ~4 bill/phone/history/screen/recibo/cuenta/telefono/historial/call/registro
    is/esto/are/eres/you/this ~3 safe/seguro/bot/robot/person/persona/real/humano/maquina ~2 to? ~1 talk/here/type/escribir/hablar; trust ~2 you/this
    going/gonna/va/vas/can/will ~4 see/read/find/ver/leer/know/saber ~2 this/esto/chat/it/lo/these
    `,
  ],
  [
    "POLICE",
    `
    police/cops/cop/911/officer/officers/sheriff/policia/policias/chota/patrulla/patrullas/tira/jura/poli/oficial/arrest/arrested/arresting/jail/prison/jailed/warrant/charges/charged/probation/parole/court/judge/handcuff/locked/arrestan/arrestar/arresten/arresto/carcel/preso/presa/encerrar/bote/demandar/denuncia/denunciar/denuncio/cargos/corte/juez/probatoria/report/reporting/reported/reportar/reportan/reporte/reporten/reporto/testify/testificar/investigate/caseworker/felony/record
    make/makes/force/forced/hacer/obligar/obligan/regresan/regresar/mandan/mandar/send/sent/take/devolver/devuelven ~3 me/us/him/her/go/volver/regresar ~3 back/home/away/hospital/casa/psych/ward/foster/mental/manicomio/psiquiatrico
    baker ~1 act; 5150; involuntary; commit ~1 me; committed; lock ~2 me ~1 up; get/get-in/in/meto/meter/metera ~2 in? ~2 trouble/problemas/problema/lio
    who ~4 tell ~4 them; against ~1 them; a ~1 quien ~4 digo/denuncio/ellos
    good ~1 samaritan; legal ~2 trouble; law ~2 enforcement; me ~1 van ~1 a? ~1 meter/encerrar/llevar/quitar ~2 carcel/preso/presa/bote
    send/manden/mandan/mandar ~3 someone/somebody/people/cops/alguien/gente/patrulla
    `,
  ],
  [
    "CHILDREN",
    `
    kid/kids/child/children/baby/babies/son/sons/daughter/daughters/boys/girls/toddler/newborn/custody/cps/dcf/hijo/hija/hijos/hijas/nino/nina/ninos/ninas/bebe/bebes/nene/nena/custodia/chamacos/chiquitos/niñera/babysit/babysitter/school/escuela/grandkids/nietos/mijo/mija/teenager/dcfs/acs/criaturas/brother/sister/hermanito/hermanita/hermanos & !my ~1 dog & !brother ~2 suicid
    take/takes/taking ~2 her/him/them/baby ~1 from/away
    take/quitar/quitan/quiten/llevar ~2 my/them/los/mis ~1 kids/away/hijos/ninos/custodia
    `,
  ],
] as const;

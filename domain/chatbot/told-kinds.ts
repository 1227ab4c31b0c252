import { kindsIn, type ToldKind } from "./told-kind.ts";

/**
 * Kinds of help by the words of stories and short searches about them, in either language and any order.
 *
 * A line has the names that directories use for the kind (search texts, separated by `;`), then `:`, then cues
 * separated by commas. All words of a cue are close together; `|` separates alternatives, and `*` matches any ending.
 */
export const TOLD_KINDS: readonly ToldKind[] = kindsIn(`
soup kitchen; hot meals; free meals : hot|warm meal, hot|warm food, comida|plato caliente, sleeping|living car|street|tent eat|meal|food, soup, comedor popular
food pantry; emergency food : kids|children nothing eat, nothing feed, nada comer hijos|ninos, no food house|home|kids, darles|darle comer, run|ran out food, fridge|refri|nevera empty|vaci*, groceries, mandado|viveres, pantry, despensa
food stamps; SNAP; public assistance : cupones comida|alimentos, food stamp*, snap, ebt, estampillas
WIC; infant formula : formula baby|afford, formula bebe, leche bebe, milk baby|newborn, wic
home delivered meals; meals on wheels : cant|cannot|anymore cook elder*|alone|homebound|grandma|grandpa|mother|mom|father|dad|husband, bring*|take|deliver* meals|food home|her|him|them|elder*|homebound|grandma|mom, llev*|trae*|traigan comida|comidas|almuerzo casa|mama|papa|abuel*|ancian*|viejit*|mayor*, meals wheels, comida casa|domicilio abuel*|mama|papa|ancian*|mayor*, ya no puede cocinar, deliver* meals
congregate meals; senior meals : senior* lunch, almuerzo ancianos|mayores|viejitos
homeless assistance; homeless helpline; homeless outreach : sleeping|sleep|durmiendo|duermo|dormir street|streets|outside|calle|car|carro|parque|park|bench, tengo|have place|donde|lugar stay|sleep|dormir|quedarme no, homeless bed|shelter, cama calle, kicked|echaron|botaron|corrieron casa|house|apartment sleep|dormir|stay, desamparad*
women and children shelter; shelter for women; homeless women : woman|women|mother|mujer*|madre kids|children|hijos|ninos shelter|sleep|bed|dormir|refugio|albergue, madre soltera donde|techo quedar*|vivir
runaway youth; youth shelter; runaway safeline : ran|run|running away son|daughter|teen*|kid|home|13|14|15|16|17|night, escap*|fugo|fue casa|anoche hijo|hija|adolescente|menor|13|14|15|16|17, 13|14|15|16|17 kicked|stay|sleep|runaway|street*, parents kicked, 13|14|15|16|17 echaron|botaron|corrieron|dormir, ran away home, padres|papas echaron|botaron|corrieron, teen* homeless|shelter, fugad*
rent assistance; homeless prevention; emergency financial assistance : rent|renta|alquiler behind|late|owe|pay|afford|help|debo|atras*|pagar|alcanza|ayuda|short, eviction|evicted|desaloj* notice|paper|papel|corte|court|rent|renta|pay, evict*, three day notice, tres dias pagar
legal services eviction; landlord tenant; legal aid : landlord|dueno|casero|arrendador|landlady repair*|fix|arregl*|deposit*|lawyer|abogado|court|corte|locked|mold|moho|rats|rata*|agua|water|devuelve|return, eviction|desaloj* lawyer|abogado|attorney|legal
LIHEAP; utility assistance; electric bill : light|lights|luz|electric*|power|current|corriente|aire cut*|cort*|bill|shut|off|pay|pagar|recibo|notice|cuenta|debo|owe
water bill : water|agua bill|cut|shut|cort*|recibo|pagar
foreclosure prevention; foreclosure : mortgage|hipoteca behind|late|owe|debo|atras*|bank|banco|help|perd*|pagar|months|meses, foreclos*, bank take|taking house|home, banco quita*|quitar casa
first time homebuyer; homebuyer education : buy|comprar first|primera house|home|casa, buy|comprar house|home|casa help|down|ayuda, homebuyer, down payment, enganche
public housing; section 8; affordable housing : section 8, low|cheap|affordable|bajos|barat* rent|renta|apartment*|apartamento*|housing|vivienda|ingresos, plan ocho|8, vivienda publica
home repair; home rehabilitation; weatherization : roof|techo leak*|gotera*|fix|repair|arregl*, goteras, house|home|casa repair|arregl* pension|afford|old|dinero|senior|elder*, wheelchair ramp house|build, shutters
senior housing; elderly housing : senior|seniors|elder*|mayores|ancian*|viejit*|tercera edad apartment*|housing|vivienda|apartamento*|building
disaster services; red cross; disaster assistance : fire|burn*|incendi*|quem* house|home|apartment|apartamento|casa|everything|todo, flood*|inund* house|home|casa, hurricane|huracan damage*|dan*|lost|perd*|roof|techo
special needs evacuation; emergency evacuation assistance; special needs registry : hurricane|huracan|storm|evacuat* oxygen|oxigeno|wheelchair|silla|machine|maquina|elder*|mama|bed|encamad*|shelter|refugio|disab*, medically essential
furniture : furniture|muebles, bed|beds|cama|camas|mattress|colchon* kids|floor|piso|apartment|suelo|empty
clothing; thrift store : clothes|clothing|ropa|shoes|zapatos|coat*|abrigo* kids|need|free|gratis|interview|ninos|hijos|work|donat*, ropero
uniforms; backpacks : uniform*, backpack*|mochila*|utiles school|escuela|kids|hijos|ninos, school supplies, utiles escolares
diapers; baby supplies; layette : diaper*|panal*, crib|cuna, newborn|recien nacid*|baby|bebe clothes|ropa|things|cosas|need|necesit*|nothing, car seat, canastilla
christmas toys; holiday gifts : toy|toys|juguete*|regalo*|gifts christmas|navidad|kids|ninos|reyes
showers; day center homeless; day shelter : shower*|duch*|banarme|bathe|wash|banar clean|street|calle|homeless|where|donde|somewhere|ropa
identification; identification card; vital statistics : id|identification|identificacion|licencia|papers|papeles|documents|documentos stolen|lost|robaron|perdi*|stole|replace|again|got
birth certificate; vital records : birth|nacimiento certificate|acta|partida|certificado|copy|copia
social security office; social security administration : social security|seguro|segurosocial card|tarjeta|office|oficina|check|retire*|retiro|jubil*, ssi, ssdi, disability|incapacidad check|apply|benefits|denied|cheque|solicitar|aplicar
community health center; health clinic; primary care : doctor|medico|clinic|clinica insurance|seguro|cheap|free|gratis|barat*|papeles|afford|pagar, cough*|tos|fever|fiebre|sick|enferm* insurance|seguro|doctor|medico, presion|azucar|diabet* medico|doctor|clinic*|control, checkup|chequeo
dental clinic; dental care; dentist : dentist*|dental|tooth|teeth|toothache|muela*|diente*|dentadura|denture*|encia*
eye exam; eyeglasses; vision; eyecare : glasses|lentes|espejuelos|gafas|eyes|eye|vista|vision|blurr* school|see|ver|exam*|need|doctor|money|dinero|afford|hijo|son, cataract*, glaucoma, no ve|veo bien|pizarra
immunizations; vaccines : vaccin*|vacuna*|shots|immuniz* 
children's health insurance; health insurance for children; medicaid : kids|children|hijos|nino|nina|hija|hijo|ninos insurance|seguro medic*|no|without|sin|health
medicare counseling; health insurance counseling; medicare : medicare plan|pick|choose|letters|help|understand|entiendo|ayuda|cartas|plan*, medicare
prescription assistance; prescription discount card : medicine*|medicina*|medicamento*|prescription*|receta*|meds|pills|pastillas|insulin* expensive|cost|afford|cara*|caro|pagar|discount*|descuento|pay|cheap|barat*|comprar
cancer assistance; cancer patient services; cancer support : cancer|chemo|quimio*|tumor insurance|seguro|pay|pagar|afford|money|dinero|help|ayuda|treatment|tratamiento
breast cancer screening; mammogram; breast and cervical : mammogram*|mamograf*, breast|seno|senos lump|bolita|exam*, papanicolau, pap smear
prenatal care; healthy mothers; pregnant women : pregnan*|embaraz* doctor|insurance|seguro|medico|care|checkup|control|clinic*
teen parent program; teenage parent : 13|14|15|16|17|teen*|adolescente|hija|daughter pregnan*|embaraz* school|graduat*|graduar*|study|estudi*|escuela
pregnancy center; pregnancy test : pregnan*|embaraz* test|prueba|alone|sola|scared|keep|help|ayuda|options
postpartum depression; new mothers support : baby|bebe|birth|parto cry*|llor*|sad|triste|depress*|depresion|feel|siento|nothing|nada born|nacio|since|desde|after|new|tuve, postpartum|posparto|postparto
new parents; parenting class; home visiting : new|first|primeriz* mom|mother|mama|parent*|padres help|learn|aprender|class*|clases, parenting class*, clases padres|crianza|parenting, court parenting
breastfeeding support; lactation : breastfeed*|nurse|lactan*|pecho|latch baby|bebe|milk|help|ayuda|dar
early intervention; developmental delays; developmental : talk*|habla|hablar|dice|words|palabra*|walk|camina year|years|ano|anos|old|months|meses|son|hijo|nino|toddler|baby|bebe|todavia|yet, speech delay, delay* develop*, retraso desarrollo|lenguaje
autism; autism support : autis*|asperger*
children with disabilities parents; special education; parent training disabilities : iep, special education|ed, educacion especial, school|escuela disab*|discapac*|autis*|adhd|tdah|help|ayuda refuse*|wont|quiere|niega
hearing aids; hearing and speech center; audiology : hear|hearing|oye|oigo|oir|sord*|deaf|audifono*|audiolog*|aparatos cant|no|aid|aids|casi|expensive|cuestan|caros|free|gratis|test|oido*|afford|prueba, audifonos, deaf, sign language
talking books; blind services; radio reading : blind|ciego|ciega|ciegos|see|vista books|libros|read|leer|tape|audio*, blind|ciego|ciega|ciegos|invident* help|ayuda|learn|cane|baston
adult day training; developmental disabilities : down syndrome|sindrome|home|day|job, disab*|discapacidad|discapacitad* adult*|grown|brother|sister|hermano|hermana|son|hijo day|home|casa|activity|activities|somewhere|dia|encerrado, intellectual disab*
independent living; disability services : wheelchair|walker|silla|disab*|discapac* independent|live|vivir|equipment|equipo|loan|prest*|need|free|gratis
adult day care; alzheimer's day care : alzheimer*|dementia|demencia|olvida|forgets|memory|memoria mom|mother|dad|father|mama|papa|work|trabaj*|alone|sol*|day|watch|cuid*|abuel*, cuid* mi|a madre|padre|mama|papa|abuel* trabaj*|mientras
caregiver support; caregiver respite : caregiver*|caregiving|cuidador*|respite|respiro, taking|take|caring|cuid* care mother|husband|wife|parent*|esposo|tired|exhausted|burn*|cansad*|break
home care; in-home services for elderly; homemaker : elder*|mom|mother|grandma|abuel*|mama|papa|ancian*|mayor bathe|bath|clean*|dress|banar*|limpi*|vestir*|aide|asisten*|home|casa help|needs|ayuda|necesita|someone|alguien|alone|sola|solo, home attendant, home aide
senior center; senior activities : senior*|elder*|retired|jubilad*|ancian*|viejit*|mayor*|abuel*|mom|mama|dad|papa|65|70|75|80 lonely|alone|activities|activit*|activid*|bored|sola|solo|solita|solito|aburrid*|center|centro|bingo|dance|friends|amigos
grandparents raising grandchildren; kinship care : grandkid*|grandchild*|grandbab*|niet* raising|raise|care|custod*|cuid*|cri*|tengo|have|myself|sol*
paratransit; special transportation; medical transportation : ride|rides|bus|van|transport*|llev* wheelchair|silla|disab*|discapac*|doctor|medico|dialysis|dialisis|appointment*|cita*|elder*|senior*|people
discount transit pass; senior bus pass; reduced fare : pass|pase|bus|guagua|metro|fare|pasaje|train free|gratis|senior*|edad|mayor*|ancian*|discount|disab*|viej*|jubilad*
immigration legal services; immigration assistance; legal aid : ice|deport*|detained|detenid*|detention|detuvieron|migra, asylum|asilo, inmigracion|immigration|inmigrac*|migratorio lawyer|abogado|help|ayuda|papers|papeles|court|corte, tps|daca|parole|i220a|asilado, green card, residencia|residency aplic*|apply|solicitar|pedir|paper*
citizenship; naturalization : citizen*|ciudadan*|naturaliz*
refugee services; refugee resettlement : refugee*|refugiad*, just arrived|came|came from, recien llegad*, acabo|acabamos llegar
consulate : consul*, passport|pasaporte country|pais|renew|renovar|honduras|cuba*|venez*|colomb*|nicarag*|mexic*|guatem*|hait*|peru*|dominic*|argent*|salvador*|ecuador*
english classes; ESOL : learn|aprend*|class*|clases|speak|hablar|study|estudiar english|ingles, ingles, esol|esl
GED; adult education : ged|diploma|bachiller* adult*|finish|termin*|get|sacar|school|never, finish|termin* high|secundaria|prepa|school, never finished school, adult high school
literacy; adult literacy : learn|aprend*|ensen*|cant|no read|leer|write|escribir
job corps; youth job training : trade|oficio daughter|son|hija|hijo|young|joven|19|18|20|17|16, trade|oficio learn|aprend* live|vivir|live, 16|17|18|19|20 dropped|trade|oficio|job|work|trabajo
vocational training; job training; career technical education : learn|aprend*|train*|curso*|course*|certific*|class* trade|oficio|job|trabajo|welding|soldadura|plumb*|electric*|nurs*|cna|hvac|cosmet*|mechanic*|computer*|computadora*
computer classes : computer*|computador*|internet learn|aprend*|class*|clases|curso|use|usar
job placement; career center; employment services : job|jobs|work|trabajo|empleo|chamba|hire|hired|contrat* find|need|looking|busc*|necesit*|help|lost|fired|laid|perd*|botaron|conseguir|encontrar|ayuda, resume|curriculum
unemployment; re-employment; career center : unemployment|desempleo, laid off, botaron|despidieron|corrieron|fired trabajo|work|job
ex-offenders job placement; re-entry program : prison|jail|felon*|record|carcel|preso|prision|antecedentes|inmate|sali hire|job|work|trabajo|contrat*|empleo|out|ayuda|help
children of inmates; families of inmates : father|dad|mom|papa|mama|husband|padre|madre|esposo locked|jail|prison|preso|pres*|carcel|incarcerat* kids|children|visit*|hijos|ninos|child
expungement; record sealing : record|records|arrest*|antecedentes|expediente clean|clear|seal*|expung*|limpi*|borr*|erase|remove
department of labor; wage and hour : boss|employer|patron|jefe|contractor|company|compania|work*|trabaj* pay|paid|pagar|paga|pagan|wages|sueldo|salario|owe|debe|debe wont|no|didnt|never|nunca|refuse*|quiere|robo|weeks|semanas, unpaid wages, overtime
equal employment opportunity; employment discrimination : fired|boss|job|work|trabajo|jefe|despid*|botaron|corrieron pregnan*|embaraz*|race|black|old|age|disab*|discrimin*|religion|racis*|edad|negr*|gay, discrimin* work|job|trabajo|boss, sexual harassment|acoso
workers compensation : hurt|injur*|lastim*|accident*|fell|cai|golpe* work|job|trabajo|construction|working|trabajando
human rights; fair housing; housing discrimination : landlord|apartment|rent|apartamento|renta|dueno discrimin*|refuse|race|kids|black|disab*|religion|negr*
divorce; family court self help; legal aid : divorc*, custody|custodia, separ* esposo|husband|wife|esposa papers|papeles|court|legal
child support enforcement : child support, manutencion, father|dad|papa|padre|ex doesnt|wont|no pay|paga|help|pasa|da kid*|child*|hij*|baby|bebe|money|dinero, pension alimenticia|hijos
paternity test; DNA : paternity|paternidad|dna|adn
small claims; consumer protection : contractor|company|store|mechanic|tienda|compania|contratista|seller took|money|scam*|cheat*|rip*|estaf*|engan*|never|dinero|returned|job|devuelv*, scam*|estaf*|fraud*, small claims, sue|demandar money|dinero|someone|alguien
identity theft; consumer fraud : stole|robaron|theft|robo identity|identidad|account|tarjeta|card|credit
credit counseling; debt counseling : debt*|deuda*|credit|credito|collect*|cobradores|bankrup*|quiebra|bancarrota card|cards|tarjeta*|help|pay|pagar|bad|mal|owe|debo|calling|llam*|fix|ayuda|consolid*|court, debt*, deudas
tax preparation; VITA : tax|taxes|impuesto*|income prepar*|file|free|do|help|declar*|hacer|gratis|ayuda|irs|letter, taxes, w2
DUI program; DUI school : dui|drunk|tomado|borracho|ebrio|alcohol driv*|manej*|court|judge|juez|class*|clases|school, dui
anger management : anger|ira|enojo|rabia|temper class*|clases|manag*|control*|court|judge|juez|help|lose|pierdo
batterers intervention : hit|hits|pegu*|golpe* wife|girlfriend|esposa|mujer|novia court|judge|class*|juez|clases|change|stop
traffic school; traffic court : ticket*|multa*|traffic|transito|license suspend*|class*|pay|pagar|court|clases|corte|suspendid*
community service hours; volunteer : community service|volunteer*|voluntari*|horas hours|court|do|want|quiero|comunitari*
al-anon; families anonymous : husband|wife|son|dad|father|mom|marido|esposo|esposa|hijo|papa|mother|family|familia drink*|alcohol*|drunk|borrach*|toma|bebe|tomando|addict*|drug*|droga* day*|dias|do|hacer|help|family|know|todos|deal|aguant*|stop, al anon
alcoholics anonymous; AA meeting : stop|quit|dejar|parar drink*|tomar|beber|alcohol, alcohol|beer|cerveza|trago meeting*|problem*|reunion*|grupo, aa
detox; detoxification; substance abuse treatment : detox*|desintox*, withdrawal
substance abuse treatment; central intake; residential treatment : rehab*, hooked|addict*|adict*|pills|heroin|cocain*|crack|drug*|droga*|meth|fentanyl|opioid*|percocet stop|quit|dejar|help|ayuda|son|hijo|treatment|tratamiento|kids|use|uses|usa|using|clean|wants|me|i
residential treatment women children; women's residential : pills|drug*|droga*|rehab*|alcohol|addict*|adict* kids|children|little|hijos|ninos|baby|pregnan*|embaraz* stay|with|con|keep|conmigo
compulsive gambling; gamblers anonymous : casino*|gambl*|apuesta*|apost*|slots|betting|tragamoned*|ludopat*, juego|bingo vicio|adict*|parar|dinero|loter*
overeaters anonymous; eating disorders : eating disorder*, anorex*|bulimi*|vomit*|binge food|eat*|comer|comida|daughter|hija|weight
smoking cessation : smok*|cigarr*|fum*|vap* quit|stop|dejar|parar
mobile crisis team; crisis unit; psychiatric emergency : voices|voces|hear*|hallucin*|psychot*|delir*|paranoi*|schizo*|esquizo* son|hijo|brother|daughter|house|casa|help|refus*|no|oye|escucha, crisis mental, come|venir|venga house|home|casa doctor|mental|crisis
mental health counseling; outpatient mental health; counseling : depress*|depresion|deprimid*|anxiety|ansiedad|panic*|panico|therap*|terapia|psicolog*|counsel*|consejer*|nervios|trauma, talk someone, hablar alguien, bipolar|psychiatr*|psiquiatr*
bereavement support; grief support : lost|died|passed|murio|fallecio|muerte|death|loss|perdi|dead husband|wife|mom|mother|dad|father|brother|sister|son|daughter|mama|papa|esposo|esposa|hijo|hija|hermano|hermana|madre|padre|friend|baby|grief, grief|griev*|duelo|luto|bereave*|tristeza
children's bereavement; grief support for children : kids|children|nino*|nina*|hijos|nietos|son|daughter|hija|hijo died|dead|death|murio|muri*|lost|perdieron|perdio|grief|duelo father|dad|mom|mother|papa|mama|parent*|padre|madre|abuel*|brother
suicide survivors support; survivors of suicide : took|killed|quito|mato own|himself|herself|vida life|brother|son|hermano|hijo|group|last, suicid* survivor*|lost|loss|son|brother|family|perd*|familia
victim compensation; victim services; victim advocate : shot|murder*|killed|stabbed|mataron|asesin*|balac* son|nephew|brother|family|bury|funeral|help|hijo|sobrino|hermano|familia|enterr*, crime victim*, victima* crimen|delito, robbed|asalt*
indigent cremation; burial assistance; medical examiner : bury|burial|funeral*|cremat*|crem*|enterr*|entierro|sepel*|velorio money|pay|afford|dinero|pagar|help|no|cost|sin|ayuda|cuesta
domestic violence; domestic violence shelter : hits|beats|pega|golpea|abus* husband|boyfriend|marido|esposo|novio|partner|pareja, domestic violence, violencia domestica
sexual assault; rape treatment : rape*|viola*|assault* sexual*|counsel*|help|ayuda|me
LGBTQ youth; gay and lesbian youth : gay|lesbian|lgbt*|queer|trans|transgender|came out|lesbiana|bisexual|out kids|youth|teen*|17|16|15|jovenes|young|hang|friends
PFLAG; parents of gay children; LGBT program : gay|lesbian*|lgbt*|trans|lesbiana son|daughter|hijo|hija|child|kid|told|dijo|support|apoy*|parents|padres
LGBT services; gay and lesbian : lgbt*|gay|lesbian*|transgender|queer|lesbiana* group|center|centro|support|grupo|older|seniors|help
HIV testing; STD testing : hiv|vih|std|stds|ets|sida|aids test*|prueba*|check|free|gratis|examen
HIV case management; ryan white; AIDS drug assistance : hiv|vih|aids|sida positive|positivo|medicine|meds|medicina*|live|have|tengo|help|vivo
animal services; humane society : dog|cat|perro|perra|gato|gata|perrito|puppy|pet lost|ran|found|perd*|escap*|stray|callejer*|take|pound|shelter|adopt*
spay and neuter; humane society : spay*|neuter*|castr*|esteriliz*|operar|fix* dog|cat|perr*|gat*|pet|free|cheap|barat*|low, spay*|neuter*, pet|dog|cat|perr*|gat* vet|vaccin*|vacuna*|shots|veterinari*|sick|enferm*
pet food : pet|dog|cat|perr*|gat* food|comida|feed|afford
veteran services; veterans benefits : veteran*|va|army|navy|marine*|served|military|militar|ejercito|iraq|vietnam
child care subsidy; head start; preschool : child|kids|kid|hijos|ninos|hijo|hija|baby|bebe|nino|toddler|daughter|son care|daycare|cuid*|guarderia|work|trabaj*|watch|preschool|prek|mientras, daycare|guarderia, prek, head start
migrant head start; farmworker services : farm*|campo|fields|cosecha|agricol*|crops|pizca|nursery kids|work*|ninos|hijos|trabaj*|family|cuid*
after school program; summer camp : after school, despues escuela|clases, summer|verano|camp|campamento|vacaciones kids|camp*|ninos|hijos|program*|cheap|barat*|son|hijo
homework help; tutoring : homework|tarea|tareas|tutor*|math|matematicas|reading|grades|notas help|ayuda|son|daughter|hijo|hija|kid*|nino*|school|bad|free|gratis, tutor*
mentoring; big brothers big sisters : mentor*|big brother*, role model, son|hijo father|padre|papa without|sin|needs|male|man|figure|figura, hermano mayor
juvenile services; truancy; family counseling : teen*|son|daughter|hijo|hija|13|14|15|16 skip*|truan*|trouble|rebel*|gang*|pandill*|arrest*|runaway|control|fight*|falta|porta
foster care; adoption; foster parent : foster*|adopt*|acogida child*|parent*|kid*|baby|hijo|nino|nina|bebe|become|home|padre*|family, foster care
aged out foster care; independent living youth : foster aged|out|18|turning|exit*
parks and recreation; sports for kids; youth sports : soccer|futbol|basketball|baseball|swim*|nadar|natacion|sports|deporte*|dance|baile|boxing|music|musica|art kids|kid|son|daughter|hijo|hija|nino*|class*|free|gratis|lessons|team|clases
internet essentials; low cost internet : internet|wifi cheap|low|barat*|home|casa|kids|afford|school|pagar
lifeline; safelink; free cell phone : phone|cell|telefono|celular|cellphone free|government|gobierno|gratis|obama|afford|low|discount
home energy; air conditioner; fan : fan|ventilador|aire|ac|air conditioner|hot|acondicionado|calor elder*|free|gratis|broken|no
medical equipment loan; durable medical equipment : wheelchair|walker|hospital bed|silla|andador|crutch*|muletas|equipment|bastón free|borrow|loan|need|prest*|gratis|donat*|necesit*|regal*
diabetes education : diabet*|sugar|azucar class*|learn|educat*|aprend*|diet*|clases|comer|control
kidney; dialysis : kidney*|rinon*|dialys*|dialisis
health insurance marketplace; navigator : obamacare|marketplace|insurance|seguro sign|enroll*|inscri*|apply|medico|buy|aplic*
sickle cell; epilepsy; lupus support : sickle|falciforme, epilep*|seizure*|convuls*, lupus
stroke; brain injury; physical rehabilitation : stroke|derrame|brain|cerebr*|embolia injur*|therapy|terapia|rehab*|after|recover*|dano
long term care ombudsman; elder abuse; adult protective services : asilo|ancianos|nursing|assisted tratan*|maltrat*|mal|abus*|neglect*|bad|complain*|queja*, nursing home complaint|problem*, elder*|old|mom|grandma|grandpa|abuel*|viejit*|ancian*|mother|mayor abus*|neglect*|steal*|robando|maltrat*|money|dinero
guardianship; probate; wills : will|testament*|probate|herencia|guardian*|tutela|poder|power attorney lawyer|abogado|make|hacer|mother|court|died|free|legal
crime report; police non emergency : police|policia report|reportar|complaint|queja
code enforcement; code compliance : neighbor*|vecino* trash|basura|noise|ruido|abandon*|lot|yard|music|dump*
library : library|biblioteca
pregnancy loss; infant loss bereavement : lost|perd* baby|bebe|pregnan*|embarazo months|along|grief|nobody|duelo|triste*|support, miscarr*|stillb*|aborto espontaneo
family planning; birth control : birth control, anticoncept*|condom*|iud, planificacion familiar
methadone; opioid treatment : methadone|metadona|suboxone
wheelchair repair; durable medical equipment; assistive technology : wheelchair|silla broken|broke|repair*|fix*|rota|arregl*
senior employment; older workers : job|jobs|work|trabajo|empleo senior*|older|mayores|viejo*|ancian*|55|60|62|65
supported employment; vocational rehabilitation : job|jobs|work|trabajo|empleo disab*|discapac*|blind|deaf
shelter for homeless veterans; housing for veterans : veteran*|vet|vets homeless|housing|sleep*|vivienda|calle|apartment
alcoholics anonymous; intergroup : alcoholicos anonimos, alcoholics anonymous
dress for success; interview clothing : clothes|ropa|suit|traje|dress interview|entrevista|job
depression support group : depres*|anxiety|ansiedad|bipolar group|grupo|apoyo
thrift store; furniture : used|usad* couch|mattress|sofa|colchon|furniture|muebles|refrigerator
child care resource; subsidized child care; head start : cuide|cuiden|watch|babysit* hijos|ninos|kids|children|baby|bebe
injunction; restraining order; domestic violence court : restraining|protective|protection order, order|orden restriccion|alejamiento|proteccion, injunction
crisis helpline; crisis intervention; helpline : panic*|panico talk|hablar|now|ahora|alguien|someone|right, talk|hablar someone|alguien now|ahora|right|ya|mismo|tonight|noche
small business development; small business loan; business counseling : business|negocio|negocito|empresa start|open|abrir|empezar|loan|prestamo|own|propio|license|licencia|small|pequeno
main library; library : biblioteca|library main|principal|central|downtown|grande
economic self sufficiency; food stamps office; public assistance office : snap|stamps|ebt|estampillas|cupones|food office|oficina|apply|aplicar|solicitar|where|donde|renew|renovar
ombudsman; tenants public housing : hud complaint|queja
passport agency; passport : passport need|renew|urgent|emergency|by|get|lost|expired|where|first, pasaporte americano|urgente|emergencia|ciudadano|gringo, passport us|american*|americano|gringo|apply
driver license; motor vehicles : driver*|drivers|licencia license|manejar|conducir
voter registration; elections : vote|votar|voter registr*
jury; clerk of courts : jury|court records, record* court copy
boys and girls club; youth center : somewhere|lugar teens|kids|jovenes after|safe|hang
`);

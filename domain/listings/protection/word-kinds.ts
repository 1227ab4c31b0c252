/**
 * Kinds of words, in English and Spanish: what a text says once with one word of a kind it says with each other, in
 * either language. Folded; `*` stands for any ending, `_` for a space. The weights say what each kind means.
 */
const WORDS: Readonly<Record<string, string>> = {
  /** What one person does to another. */
  hurt: "abus* battered batterer* batter beat beats beaten beating beatings hit hits hitting hitted assault* rape raped rapes raping rapist* molest* incest* stalk stalks stalked stalker* stalking strangl* chok* hurt hurts hurting harm harmed harms harming threat* mistreat* maltreat* attack* tortur* violen* punch* slap* kick* shov* swung swings bruis* terroriz* terroris* coerc* neglect* cruel* brutal* bullied harass* intimidat* grope* grooming groomed dv ipv gbv vaw dvsa dvs sadv svdv mst sa assailant* tormented maim* stabb* injur* disown* honor_killing* honor_based honour forced_marriage shotgun mutilat* fgm maltrat* golpe* pega pegan pegaba pegaban pego pegue peguen agred* agresi* viola violada* violado* violo violacion* violador* acosad* acosa acosan acoso acech* amenaza* lastim* hiere hieren herid* empuj* hostig* humill* abofet* patad* insult* ultraj* danan dano vd vg vif viog mutilac* matrimonio_forzado ahorc* estrangul* descuid* maltratador*",
  /** People bought and sold. */
  traffic:
    "traffick* exploit* sold sell_them bought prostitut* pimp* csec cse csea dmst slave* enslav* t_visa debt_bondage sex_trade sex_industry the_life sex_work* escort* brothel* johns commercially survival_sex working_girls strippers madam indentured forced_labor held_their_passports trata tratas tratante* traficad* trafico_de_personas explota* proxenet* padrote* vendid* vendieron vendia* vendian esclav* deuda visa_t talonera trabajo_forzado engancha* chulo* sexoservi*",
  /** Who did it. */
  doer: "husband husbands ex exes boyfriend boyfriends girlfriend spouse spouses partner partners stepdad stepdads stepfather stepmother in_laws brother_in_law abuser* batterer* stalker* trafficker* boss bosses captor* perpetrator* offender him he his wife someone somebody relative* caretaker* caregiver* grandson nephew son_in_law father uncle guardian recruiter employer* foreman someone_who the_person a_person whoever cult marido* esposo* novio* pareja* padrastro* madrastra patron patrones capataz agresor* abusador* yerno suegr* nieto* sobrino tio cunado mayordomo el_hombre conyuge exmarido exnovio expareja familiar_que verdugo",
  /** To get away. */
  flee: "flee fleeing flees fled escap* leave leaving left ran run running runs get_out got_out getting_out away exit exiting exited out_of walk_out walked_out on_the_run runaway* ran_away broke_free rescued rescue recovered thrown_out kicked_out put_out removed driven_out uprooted hide hides hiding hid moved_out gone huy* huida* escap* salir salen salio salieron saliendo sale_de dejar deja dejan dejo dejaron dejando abandon* fuga* se_fue se_fueron librar* libert* rescatad* separad* retirad* retiraron echad* echaron corrieron esconde* corrio alejar* irse",
  /** What it feels like at home. */
  afraid:
    "afraid scared scares scare scary fear* unsafe danger* not_safe isn't_safe no_longer_safe can't_go_home cannot_go_home can't_go_back cannot_return risk terrif* at_risk frighten* imminent lethality endangered in_hiding kill killed kills nearly_killed gun_to miedo* temor* temen teme peligr* insegur* riesgo no_puede_volver no_pueden_volver no_puede_regresar amenazad* matar matarla asust* espant*",
  /** Who lived through it. */
  survivor:
    "survivor* victim victims victimiz* thriver* overcomer* superviv* sobreviv* victima* victimas afectada*",
  /** Homes in which it happens. */
  home: "domestic domestica domestico household marital relationship relationships marriage intimate family home casa hogar familiar intrafamiliar matrimonio relacion relaciones genero gender conyugal noviazgo dating teen_dating",
  /** What people sleep in. */
  bed: "1br 2br 3br 4br 2bdr shelter shelters sheltering shltr shelt bed beds bedded bunk bunks cot cots crib cribs dorm dorms dormitory room rooms bedroom bedrooms br suite suites apartment apartments apt apts unit units residence residences residential housing hsg lodging lodge motel motels hotel hotels inn sleep sleeps sleeping overnight nights night stay stays staying live_in live_here safehouse* safe_house* safe_home* safehome* refuge refuges townhome* duplex* cottage cottages cabin cabins studio studios efficienc* bunkhouse trailer trailers th_rrh roof camper campground homes host_home* spare aftercare respite wing dwelling transitional put_up puts_up put_you_up take_in takes_in house_you houses_you shelters_you placement albergue* refugio* refugia* cama camas camita* litera* cuarto cuartos cuartito* recamara* habitacion* dormitorio* vivienda* hospedaje* hospeda* alojamiento* aloja* dormir duerme* duermen noche noches quedarse quedar queda quedan techo apartamento* aptos departamento* depas residencia* residente* estancia* estadia* posada pernoct* acogida acogen acogemos resguardo internado techito hostal cabana cabanas cunas cuna traila catre* colchon* estan_aqui viven_aqui",
  /** A house, by its name or in words. */
  house:
    "house houses home haven manor place nest villa farm ranch acres harbor harbour landing mansion convent abbey farmhouse sanctuary oasis porch hearth casa casas casita hogar hogares rancho granja quinta nido puerto convento hacienda finca rincon",
  /** How long they stay. */
  length:
    "days weeks months month years 30 45 60 90 24 18 12 14 up_to long_term short_term short_stay length_of_stay 30_days 60_days 90_days 2_yr 1_yr dias semanas meses mes anos hasta tiempo_limitado",
  /** What is kept back. */
  secret:
    "confidential* conf undisclosed nondisclosed unlisted unpublished unadvertised unmarked withheld secret secrets secrecy secretly private privately hidden quiet quietly discreet* redacted suppressed guarded off_the_map anonymous internal internal_only do_not_print do_not_publish do_not_list not_for_publication not_for_public not_public not_listed not_published not_advertised not_disclosed nonpublic non_public xxxx xxx tbd blank none_given no_sign no_signs confidencial* reservad* secret* privad* ocult* discret* no_publicar no_se_publica no_publicada no_publicado sin_letrero anonim* interno resguardad* protegid*",
  /** Where a place is. */
  address:
    "address addresses addr location locations loc locale whereabouts site sites directions direction street streets where door map maps building gps pin premises coordinates route way_there direccion direcciones ubicacion ubicaciones domicilio domicilios lugar lugares donde calle calles mapa sitio puerta llegar como_llegar adonde punto paradero paraderos croquis entrada",
  /** To say it. */
  tell: "give given gives giving tell tells told telling share shared shares sharing publish* disclos* reveal* release* released print printed prints post posted posts list listed lists advertis* mention* say says said put puts show shown write written announce* known know knows public publicly publicize* send sends sent emailed e_mailed text_you explain* disclose find_out learn* dar da damos dan doy dice decir decimos digan diga divulg* publi* revel* compart* comparte anunci* mencion* pone ponemos ponga poner escrib* aparece aparecer sabe saben saber mandamos manda mandan enviamos envia entrega informa informamos indica indican explica explicamos avisamos avisa conoce conocen",
  /** Not. */
  not: "not never no don't dont won't wont doesn't isn't aren't can't cannot nobody nowhere nor neither without none no_one nunca jamas nadie sin ni tampoco ningun ninguna no_se nada",
  /** When it is said. */
  after:
    "after once when until upon before only during following at_intake through despues una_vez cuando hasta solo solamente al durante antes previa previo tras luego por_medio unicamente",
  /** How it is asked for. */
  call: "call calls calling caller* callers phone phoned phones telephone text texting dm email e_mail hotline line ask asks request requests inquire contact message intake screening screened interview interviewed assessment referral referred dispatch appointment crisis_line crisis 24_7 24_hr 24hr 24h 24_hour collect llame llamar llama llamada llamadas llamen telefono linea pida pedir pregunte pregunta preguntar solicite solicitud escriba mensaje marque marcar entrevista cita evaluacion previa_cita comuniquese contacte whatsapp las_24",
  /** They come for her. */
  fetch:
    "meet meets pick_you pick_up picked_up bring_you brings_you take_you takes_you drive_you drives_you come_get come_for_you we_come get_you get_her fetch* ride_to transport* driver escorted accompany van_will drop_off drop_someone meet_you meeting_point recoge* recogemos recogen pasamos_por vamos_por mandamos_por van_por la_llevamos lo_llevamos le_llevamos llevamos traemos trasladamos traslad* encontramos encuentro punto_de_encuentro gasolinera gas_station sacamos te_sacamos la_traen las_traen",
  /** A box instead of a street. */
  box: "po_box p_o_box pobox post_office_box mailing box apartado apdo casilla mail",
  /** Who keeps order. */
  police:
    "police sheriff sheriff's deputy deputies officer officers sgt pd detective* fbi le law_enforcement constable trooper policia policias alguacil sargento comisaria patrulla oficial oficiales",
  /** Courts and laws. */
  law: "court courts courthouse courtroom petition* order orders protective restraining injunction attorney attorneys lawyer lawyers legal judge law vawa visa visas custody divorce u_visa immigration paralegal* prosecut* self_help probate district clerk corte tribunal juzgado abogad* orden ordenes juez ley legal legales proteccion custodia divorcio migratori* fiscalia defensoria defensor* tramit* demanda",
  /** Who listens and helps by day. */
  counsel:
    "counsel* therap* therapist* lcsw psychiatr* support_group support_groups group groups advoca* clinic exam exams sane forensic interviews healing trauma safety_plan* safety_planning case_management peer mentor* evaluation medical nurse nurses terapia* terapeut* consejer* grupo grupos apoyo clinica examen* entrevistas psicolog* orientacion acompanamiento promotora* enfermer* consulta* trabajadora_social taller_de_apoyo circulo",
  /** An open door by day. */
  office:
    "office offices walk_in walk_ins walkins drop_in dropin desk lobby counter storefront weekday* weekdays afternoon* floor elevator parking suite annex downtown campus library hall mon tue wed thu fri m_f mon_fri 9_5 no_appointment appointment_needed come_by stop_by just_come sign_in daytime day_center outpatient nonresidential non_residential we_don't_house no_beds no_overnight oficina* ventanilla sin_cita piso planta entre pase mostrador edificio plaza centro biblioteca lunes martes miercoles jueves viernes lun_vie salon local modulo recepcion estacionamiento no_es_albergue nadie_duerme de_dia",
  /** Doors that are public. */
  welcome:
    "tour tours museum guided come_in open_to open_house public_welcome ring bell front storefront window awning look_for see_it come_and_see visit visits visitors shoppers everyone everybody anyone_may all_ages welcome tickets gift_shop closes closed close_at hours free_admission entrada_libre abierto abierta visitas_guiadas museo boletos bienvenid* todos se_cierra cerramos toque timbre pase_a venga_a",
  /** To teach and to raise awareness. */
  teach:
    "class classes workshop* training trainings trains trained prevention prevent* awareness education educat* walk vigil fundrais* gala art show exhibit speaker* curriculum ceu ceus seminar* presentation* lecture conference program_for_schools recogniz* campaign month 5k clase clases taller* capacitacion* prevencion prevenir educacion educativ* charla* platica* curso* caminata vigilia concientizacion campana feria exposicion conferencia",
  /** For those who did it. */
  offender:
    "batterers_intervention batterer_intervention bip offenders perpetrators anger_management anger enojo agresores who_have_been_violent accountability domestic_violence_offenders court_ordered probation registered sex_offender* control_del_enojo ira ejercieron ejercen usaron_violencia",
  animal:
    "dog dogs cat cats pet pets animal animals adopt adoption* strays horse horses kennel* livestock wildlife birds puppies kitten* vet spay neuter shelter_dogs perro* gato* mascota* animales caballo* adopcion* perrera veterinari* gatito* cachorro*",
  disaster:
    "fire fires flood flooded floods hurricane* tornado* storm storms earthquake* wildfire* disaster* fema smoke evacuat* red_cross cold winter warming cooling freezing heat weather sirens incendio* inundacion* huracan* tormenta* terremoto* desastre* damnificad* frio invierno calor evacua*",
  ill: "cancer stroke hospital* patient* burn burns transplant* hiv aids hep sti std disease illness diagnos* chemo hospice dying dialysis brain heart tumor surgery grief bereave* overdose suicide vaccin* dementia alzheimer* cancer derrame paciente* enfermedad* vih sida quemad* trasplante* vacuna* duelo suicidio cirugia diabetes embaraz*",
  substance:
    "substance substances alcohol drug drugs sober sobriety detox aa na addict* recovery rehab naloxone relapse iop 12_step narr narcan needle syringes opioid* methadone suboxone droga* alcoholismo alcoholic* adicc* sobri* sobrio rehabilitacion desintoxicacion recuperacion jeringas anonimos",
  homeless:
    "homeless* unhoused evict* eviction lost_housing lost_their_housing street_outreach without_housing no_home encampment* first_come mats sin_hogar sin_techo indigent* desaloj* calle personas_sin sin_casa desamparad*",
  goods:
    "food pantry meals groceries soup lunch breakfast snacks clothes clothing clothing_closet diapers furniture thrift store coats shoes school_supplies produce comida despensa alimentos ropa panales muebles almuerzo desayuno viveres tienda cobijas utiles",
  money:
    "identity theft fraud scam* debt credit tax taxes irs utility utilities bill bills rent deposit deposits compensation reimburse* cash loan* benefits snap medicaid liheap energy insurance fraude robo estafa* deuda credito impuestos luz renta deposito compensacion reembols* prestamo* beneficios cupones estampillas seguro",
  women:
    "woman women women's ladies lady girls girl mother mothers moms mom female females she her hers sisters daughters mujer mujeres senora senoras muchacha* nina ninas madre madres mama mamas jovencita* chicas ella ellas hijas dama damas",
  child:
    "child children kids kid infant infants baby babies toddler* minor minors youth youths teen teens teenager* adolescent* juvenile young students boys boy foster sibling* nino ninos hijo hijos menor menores bebe bebes joven jovenes adolescente* muchacho* chicos estudiante* criatura* chamaco* hermanitos",
  elder:
    "elder elders elderly senior seniors older aging aps 55 60 62 65 adult_protective later_life anciano* mayores ancianit* adulto_mayor adultos_mayores abuel* viejit* tercera_edad",
  men: "men man men's male males fathers dads dad hombre hombres varon varones padres papa papas caballeros",
  lgbt: "lgbt* lgbtq* gay lesbian* trans transgender queer bi nonbinary non_binary glbt two_spirit homosexual* lesbiana* trans transgenero diversidad_sexual",
  immigrant:
    "immigrant* refugee* asylum undocumented papers passport* migrant* visa_holder* status newcomer* foreign inmigrant* migrante* papeles pasaporte* indocumentad* asilo frontera recien_llegad* refugiad*",
  disabled:
    "disabled disabilit* deaf deafblind blind wheelchair asl attendants discapaci* sord* silla_de_ruedas ciegos",
  voucher:
    "voucher vouchers rental relocat* rehous* rapid pays paid_for pay_for lease leases landlord move_in vale vales voucher pagamos paga pagadas reubic* mudanza mudarse",
  reentry:
    "prison jail parole probation reentry inmates incarcerat* release_from exoffenders released carcel prision libertad_condicional reinsercion ex_convictos",
  veteran: "veteran* military army navy marine marines service_members base veterano* militar*",
  labor:
    "worker workers farmworker* farm_worker* nanny nannies wage wages employer job jobs career resume trabajador* jornaler* empleo salario sueldo bolsa_de_trabajo campesin*",
  travel:
    "hospitalized away_from_home families_of lodging_for miles travel* tourist* airport flight* camp camping campsite retreat weekend guests viajer* turista* campamento huesped* retiro",
  moving:
    "mobile truck van bus rotat* next_stop stops route changes weekly varies vary various schedule churches congregations bulletin movil troca camion ruta rutas cambia cambian proxima parada paradas camioneta parroquias",
  refer:
    "refer refers referrals connects link links linkage find_shelter locate_shelter help_finding shelter_referral* information directory list_of referimos remite remitimos informacion canaliza* lista_de",
  kin: "family families couple couples parents parent grandparent* single papas familia familias pareja parejas matrimonios abuelos",
  safe: "safe safely safety secure secured protect* security locked gate gated cameras guard peace peaceful segur* a_salvo seguridad proteg* resguard* candado cerradura chapas paz",
  place:
    "anyone_in_immediate confidential_shelter emergency emerg crisis immediate tonight 24_hours 24_horas emergencia esta_noche inmediat*",
};

const KIND_NAMES: readonly string[] = Object.keys(WORDS);
/** Letters that a stem has at least. */
const SHORTEST_STEM = 3;
const LONGEST_PHRASE = 4;

interface Tables {
  readonly exact: ReadonlyMap<string, readonly string[]>;
  readonly stems: ReadonlyMap<string, readonly string[]>;
  /** The words with which a phrase ends. */
  readonly ends: ReadonlySet<string>;
}

let read: Tables | null = null;

function tables(): Tables {
  if (read !== null) return read;
  const words = new Map<string, string[]>();
  const parts = new Map<string, string[]>();
  for (const kind of KIND_NAMES)
    for (const written of new Set((WORDS[kind] ?? "").split(" "))) {
      const isStem = written.endsWith("*") && !written.includes("_");
      const key = written.replace("*", "").replaceAll("_", " ");
      const found = (isStem ? parts : words).get(key);
      if (found === undefined) (isStem ? parts : words).set(key, [kind]);
      else found.push(kind);
    }
  const phrases = [...words.keys()].filter((key) => key.includes(" "));
  read = {
    exact: words,
    stems: parts,
    ends: new Set(phrases.map((key) => key.slice(key.lastIndexOf(" ") + 1))),
  };
  return read;
}

const NONE: readonly string[] = [];
/** Words repeat: what was found for one is kept, as long as there are few. */
const MAX_KEPT = 50_000;
const kept = new Map<string, readonly string[]>();

/** The kinds of a word. @param word folded */
function kindsOfWord(word: string): readonly string[] {
  const known = kept.get(word);
  if (known !== undefined) return known;
  const { exact: words, stems: parts } = tables();
  const found = new Set(words.get(word));
  for (let end = word.length; end >= SHORTEST_STEM; end--)
    for (const kind of parts.get(word.slice(0, end)) ?? NONE) found.add(kind);
  const kinds = found.size === 0 ? NONE : [...found];
  if (kept.size < MAX_KEPT) kept.set(word, kinds);
  return kinds;
}

/** The kinds of a word of a text, and of the phrases that end with it. */
export function kindsOfPhrases(words: readonly string[], at: number): readonly string[] {
  const last = words[at] ?? "";
  const own = kindsOfWord(last);
  const { ends } = tables();
  if (!ends.has(last)) return own;
  let phrase = last;
  const found = new Set(own);
  for (let before = 1; before < LONGEST_PHRASE && before <= at; before++) {
    phrase = `${words[at - before]} ${phrase}`;
    for (const kind of tables().exact.get(phrase) ?? NONE) found.add(kind);
  }
  return [...found];
}

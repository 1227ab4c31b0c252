/**
 * Words by which a clause around hours without a day or a time is judged: whether it concerns the place, the way in,
 * what to bring, languages and people, and whether it may state a time, a condition or a restriction. In lower case,
 * without accents.
 */

const toWordSet = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.join(" ").trim().split(/\s+/u));

/** Subjects of clauses that close nothing; such a clause must contain at least one of them. */
export const ABOUT: ReadonlySet<string> = toWordSet(
  `door doors doorway entrance entrances enter gate alley ramp ramps elevator stairs stairway staircase floor basement hall
  hallway building church chapel sanctuary parish parking park lot garage street avenue corner sign signs bell buzzer doorbell
  ring knock sidewalk driveway path bus buses train metro trolley station restroom restrooms bathroom bathrooms upstairs
  downstairs patio courtyard awning porch house tent trailer next behind across above lado detras frente`,
  `bring wear bag bags cart carts wagon id identification photo document documents paperwork bill bills shoes
  container containers cooler stroller strollers wheelchair wheelchairs walker walkers`,
  `spanish english creole portuguese vietnamese chinese mandarin cantonese arabic french russian haitian korean tagalog spoken
  speak speaks interpreter interpreters translation bilingual language languages asl`,
  `ask greet sister brother father pastor reverend rev deacon mr mrs ms miss led leads hosted sponsored thank thanks welcome
  coordinator`,
  `coffee tea snack snacks book books coat coats toy toys blanket blankets groceries clothing diapers wifi computers pets dogs leash`,
  `puerta puertas entrada entre porton callejon rampa elevador escaleras piso sotano salon edificio iglesia capilla parroquia
  estacionamiento estacione estacionese calle avenida esquina letrero timbre toque acera autobus metro estacion banos`,
  `traiga traigan traer bolsa bolsas carrito identificacion documentos recibo recibos ropa zapatos cochecito silla
  espanol ingles criollo portugues hablamos habla hablan interprete interpretes idioma idiomas
  pregunte pregunten senora senor hermana hermano padre pastora gracias bienvenido bienvenidos bienvenidas
  cafe libros abrigos juguetes cobijas panales`,
);

/**
 * Words that may narrow hours: when, how often, until when, on what condition, for whom alone, in what number; what is
 * shut, full, moved or elsewhere; whom to ask.
 */
export const MAY_NARROW: ReadonlySet<string> = toWordSet(
  `only just exclusively strictly if when whenever unless until till til while during after before once since as depending depends
  depend subject may might could must should shall need needs needed required require requires requirement mandatory necessary
  eligible eligibility qualify qualifies qualified approve approved approval refer refers referred referral referrals member members
  membership enroll enrolled register registered registration apply applies applicants applicant invited invitation resident
  residents residency live lives living zip county counties city cities student students veteran veterans women woman men man
  senior seniors adult adults youth teens girls boys mothers moms fathers parents households household families clients patients
  participants children kids`,
  `time times timely hour hours day days date dates week weeks weekly month months monthly year years daily night nights nightly
  today tomorrow tonight morning mornings afternoon afternoons evening evenings now currently current presently soon late later
  early earlier often sometimes usually generally normally typically occasionally frequently never again still yet already
  temporarily temporary season seasonal seasons summer winter spring fall autumn holiday holidays weekend weekends weekday
  weekdays schedule schedules scheduled calendar minute minutes noon midnight dawn dusk sunset sunrise dark anytime ahead advance
  january february march april june july august september october november december`,
  `open opens opening opened reopen reopens close closes closing closed closure closures shut shuts lock locks locked bolted supply
  supplies last lasts run runs ran out limit limits limited available availability quantity quantities gone empty full
  capacity space spaces spot spots seats beds bed slots slot waitlist waiting wait list lists serving`,
  `change changes changed changing vary varies varied fluctuate fluctuates differ differs different irregular flexible rotate
  rotates rotating alternate alternates alternating move moved moving moves relocate relocated relocating location locations former
  formerly end ends ended ending begin begins beginning start starts started starting finish finishes suspended suspend pause
  paused hold hiatus cancel cancels canceled cancelled postponed discontinued reduced modified adjusted shortened extended
  update updates updated notice notices announce announced announcement posted tentative pending planned construction renovation
  renovations repair repairs remodel remodeling flood flooding damage damaged outage power broken staffing shortage understaffed
  short vacant demolished new old closings letter letters note card cards sheet app portal form forms terms leave with condemned quarantine evacuated elsewhere instead replaced inactive defunct former`,
  `no not nor none nobody never without cannot cant dont wont isnt arent doesnt unable refuse refuses refused
  call calls calling called phone phones telephone text texts texting email emails mail mailing address addresses contact website web
  online facebook internet check confirm verify inquire message messages voicemail reach details info information hotline`,
  `appointment appointments appt appts book booked reserve reserved reservation reservations ticket tickets number numbers lottery
  raffle voucher vouchers pass passes turn turns queue screening screenings screened screen intake interview interviews assessment
  orientation test tested tests badge key keys code pin passcode permission escort escorted guard authorized`,
  `some most many several few certain selected select various each every per one two three half part partial partly both either
  other others another additional extra same all any who whom whose which what whether where how why
  private staff employees personnel donor donors donate donation donations volunteer volunteering deliver delivery deliveries
  delivered mobile outreach event events meeting meetings training party home homes visit visits travel travels emergency emergencies
  crisis urgent virtual virtually remote remotely zoom video confidential undisclosed secret headquarters administrative
  corporate warehouse office offices`,
  `weather rain rains raining snow snowing heat cold storm hurricane temperature temperatures degrees freezing
  permitting permits permitted however but except besides otherwise although though because due`,
  `solo solamente unicamente exclusivo exclusivamente nomas si cuando mientras hasta despues antes durante segun depende dependiendo
  sujeto puede pueden podria podrian debe deben debera tiene tienen necesita necesitan requiere requieren requisito requisitos obligatorio obligatoria elegible
  elegibles califica califican referido referidos referencia miembro miembros socios inscrito inscritos inscripcion registrarse
  registro registrese solicitud residente residentes vive viven condado ciudad estudiantes veteranos mujeres hombres jovenes
  ninos ninas adultos mayores familias clientes pacientes madres padres personas`,
  `tiempo hora horas horario horarios dia dias fecha fechas semana semanas mes meses ano anos hoy manana tarde tardes noche noches
  ahora actualmente pronto luego temprano vez veces siempre nunca ya todavia aun temporal temporalmente temporada verano invierno
  otono primavera feriado feriados festivo festivos fiesta fiestas vacaciones calendario cita citas turno turnos ficha fichas numero numeros
  lista espera reserva reservas reservacion agote agoten agotar existencias suministros alcance dure duren termine termina terminan limite
  limitado limitada limitados limitadas cupo cupos disponible disponibles disponibilidad lleno llena capacidad cambia cambian
  cambio cambios cambiar varia varian variable mudamos mudado mudanza movido suspendido suspendida pausado pausa cancelado cancela
  reducido aviso anuncio obras construccion remodelacion reparacion reparaciones abre abren abrir abierto abierta abrimos cierra
  cierran cerrado cerrada cerrar cerramos`,
  `llame llamen llamar llamada llamadas telefono correo mensaje mensajes pagina sitio consulte confirme verifique virtual linea
  domicilio casa casas emergencia emergencias crisis urgencia donante donantes donacion donaciones algun algunos algunas varios varias cierto
  ciertos ciertas cada otro otros otra otras todo toda todos todas medio mitad clima lluvia llueve frio calor tormenta huracan
  no ni ningun ninguna nadie nada sin tampoco pero excepto salvo menos quien quienes cual cuales donde como porque
  oficina oficinas personal empleados voluntario entrega entregas reparto con para nuevo nueva carta cartas boleto boletos tarjeta jornada evento eventos`,
);

/** Participles that do not say that something has happened to a place. */
export const HARMLESS_ENDS: ReadonlySet<string> = toWordSet(
  `located hosted sponsored led red fenced paved covered marked gated used shaded need bed
  lado entrada salida comida bienvenido bienvenida helado lavado soldado ubicado ubicada identidad`,
);

import { foldedPattern } from "./folded-text.ts";

/** The words for people who flee or have survived abuse, violence, stalking, trafficking or exploitation. */

const KIND =
  "(?:domestic|family|intra ?familial|intimate partner|intimate|partner|dating|relationship|spousal|marital|sexual|sex|gender(?: based)?|gendered|interpersonal|household|child|elder|emotional|physical|psychological|financial|verbal|economic|honou?r(?: based)?|severe|past|extreme|ritual)";
const VIOLENCE = `(?:${KIND}(?:(?: and| or| &)? ${KIND}){0,3} (?:violence|abuse|assaults?|exploitation|victimi[sz]ation|trafficking))`;
const SHORT =
  "(?:d\\.? ?v\\.?|ipv|i\\.p\\.v\\.?|gbv|sgbv|dv(?:s|sa|sas|sap|p|u|c)|sadv|svdv|csec|dmst|vaw|mst|sa dv|dv sa|dv & sa|sa & dv)";
const HARM =
  "(?:violence|abuse|assaults?|rape|incest|stalk\\w*|traffick\\w*|exploitation|batter\\w*|harassment|abusers?|slavery|molest\\w*|captivity|coercion|coercive control|forced (?:marriages?|labou?r)|prostitution|sexual harm|abusive [a-z]+|violent [a-z]+|strangulation|torture|female genital [a-z]+|the sex trade)";
const PERSON =
  "(?:people|persons?|anyone|someone|those|women|wom[ae]n|men|man|mothers?|moms?|fathers?|girls?|boys?|teens?|teenagers?|youths?|young (?:people|adults?|women|men)|minors?|child(?:ren)?|kids|famil(?:y|ies)|adults?|elders?|seniors?|individuals?|spouses?|wives|wife|partners?|immigrants?|workers?|residents?|guests?|folks|parents?|survivors?|students?|adolescents?|infants?|babies|siblings|females?|males?)";
const ABUSER =
  "(?:partners?|husbands?|wife|wives|spouses?|boyfriends?|girlfriends?|ex(?:es)?|ex (?:partner|husband|boyfriend|wife|spouse)s?|abusers?|batterers?|pimps?|traffickers?|stalkers?|exploiters?|family members?|family|in laws?|fathers?|mothers?|brothers?|sons?|daughters?|siblings?|uncles?|step ?(?:father|dad|parent)s?|employers?|boss(?:es)?|roommates?|dates?|baby's (?:father|dad)|loved ones?|caregivers?|parents?|relatives?|captors?|someone (?:they|she|he|you) (?:love|loves|know|knows|trust|trusts|lives? with|loved|dated)|someone close|someone at home|household members?)";
const HURT =
  "(?:hurt|hurting|hurts|harm|harms|harmed|harming|beat|beaten|beats|beating|slaps?|strikes?|hit|hits|hitting|attacked|controlled|controls|terrori[sz]ed|abused|abuses|assaulted|raped|threatened|threatens|threatening|tracked|followed|hunted|stalked|stalks|strangled|choked|mistreated|sold|exploited|bought|prostituted|pimped|mistreats?|scares?|frightens?|tortur\\w+)";
const FLEE =
  "(?:flee|flees|fleeing|fled|escape|escapes|escaped|escaping|leave|leaves|leaving|left|get(?:s|ting)? (?:out|away)|got (?:out|away)|break(?:s|ing)? (?:free|away)|run(?:s|ning)? (?:away )?from|ran from|hid(?:e|es|ing) from|walk(?:s|ing)? away|exit(?:s|ed|ing)?|rescued?|freed)";
const DANGER =
  "(?:abus(?:e|ive|er|ers)|violen(?:ce|t)|batter\\w*|traffick\\w*|pimps?|stalk\\w*|exploit\\w*|rape|assaults?|incest|slavery|servitude|forced (?:marriages?|labou?r)|sexual harm|danger(?:s|ous)?|unsafe|controlling|the life\\b|the sex (?:trade|industry)|prostitution|coercive|partner who|husband who|someone who|threats?)";
const AFTER =
  "(?:recover(?:s|ed|ing)?|heal(?:s|ed|ing)?|survived?|surviv(?:es|ing)|endured?|experienc(?:e|es|ed|ing)|suffer(?:s|ed|ing)?|affected|impacted|faced?|facing|displaced|homeless|running|protect(?:s|ed|ion)?|safe|safety|free|away|removed|taken|kept|separated?|coming|exposed|threatened|endangered|hurt|harmed|trauma\\w*|rebuilding|out)";
const HARMED =
  "(?:domestic violence|domestic abuse|family violence|family abuse|violence|abuse|abusers?|sexual (?:assault|abuse|violence|exploitation)|assault|rape|incest|stalking|human trafficking|sex trafficking|trafficking|exploitation|batter\\w*|slavery|abusive [a-z]+|violent (?:home|homes|partner|partners|relationships?|husbands?|spouses?|famil(?:y|ies)))";

/** Who survived or flees it, in so many words. */
const PLAIN_EN = [
  `\\b(?:survivors?|victims?|survivorship|thrivers?)(?: [a-z]+)? (?:of|from|to|leaving|fleeing|escaping)(?: [a-z]+){0,7}? ${HARM}`,
  `\\b(?:survivors?|victims?) (?:of|from) (?:domestic|intimate|sexual|partner|family|human|sex|${SHORT})\\b`,
  `\\b(?:${VIOLENCE}|${SHORT}|sa|human traffick\\w*|sex traffick\\w*|labou?r traffick\\w*|traffick\\w*|stalking|rape|incest|abuse|assault|exploitation|violence|forced marriage|strangulation)(?: (?:and|or|&)(?: [a-z]+){1,3}?)?(?: [a-z]+)? (?:survivors?|victims?|refugees?)\\b`,
  `\\b${FLEE}(?: [a-z']+){0,5}? ${DANGER}`,
  `\\b(?:battered|abused|raped|molested|trafficked|sexually (?:assaulted|abused|exploited|trafficked)|commercially (?:sexually )?exploited|exploited|stalked|prostituted|beaten|maltreated|mistreated)(?: (?:and|or|&|neglected|abandoned|abused|exploited|trafficked|at risk|homeless|immigrant|pregnant|vulnerable|immigrants|young|runaway|unaccompanied|elderly|older|disabled|deaf|latina|native|asian|their)){0,5} ${PERSON}\\b`,
];

const STRONG_EN = [
  ...PLAIN_EN,
  `\\b(?:survivors?|victims?)(?: and| or)? (?:of )?${SHORT}\\b`,
  `\\b${SHORT} (?:shelters?|safe ?houses?|homes?|housing|clients?|famil(?:y|ies)|women|cases|residents?|emergency|transitional|agency|program|provider|advoca\\w+|services?|beds?|relocation|hotel|motel|crisis|hotline|outreach|court|counsel\\w+|legal|support|intake|center)\\b`,
  `\\b(?:for|from|after|of|by|to|experiencing|experienced|fleeing|leaving|escaping|facing|affected by|about|against|with|in) ${SHORT}\\b`,
  `\\b${AFTER}(?: (?!charge)[a-z']+){0,4}? ${HARMED}\\b`,
  `\\b(?:flee|fleeing|flees|fled|leav(?:e|es|ing)|escap\\w+|hid(?:e|es|ing) from|afraid of|scared of|fear(?:s|ful|ing)?(?: of)?|terrified of|safe from|away from|not safe with|unsafe with|run(?:ning)? from|(?:hurt|harmed|beaten|hit|attacked|controlled|terrori[sz]ed|abused|assaulted|raped|threatened|tracked|followed|hunted|stalked|mistreated|strangled|sold|exploited) by)(?: (?:a|an|their|her|his|your|the|current|former|own|violent|intimate|romantic|male|female|ex|or|and|spouse|partner)){0,5} ${ABUSER}\\b`,
  `\\b${ABUSER}(?: (?:who|that|is|are|has|have|was|were|might|may|will|could|can|often|keeps?|keep|been)){1,4} (?:${HURT}|looking for|searching for|find(?:ing)? (?:you|her|them)|violent|abusive|dangerous|unsafe)\\b`,
  `\\b${PERSON}(?: (?:and|or|with)(?: [a-z]+){1,3})? (?:who|whose)(?: [a-z]+){0,5}? (?:${HURT}|abusive|violent|unsafe at home|in danger|not safe|trafficked|exploited)\\b`,
  `\\b(?:home|house|household|living situation|marriage|relationship)(?: (?:is|has|was|isn't|no longer|not|become|becomes|feels|been)){1,4} (?:unsafe|not safe|safe|dangerous|violent|abusive)\\b`,
  `\\b(?:unsafe|not safe|in danger|afraid|at risk of (?:violence|harm|abuse|being (?:hurt|killed|harmed))|scared|threatened|hurt) (?:at home|in (?:their|her|his|your)(?: own)? (?:own )?(?:homes?|house)|to (?:go|return) home|because of (?:violence|abuse))\\b`,
  `\\b(?:violence|abuse|danger|violent|abusive) (?:at|in the|in their|in a) home\\b`,
  `\\b(?:abusive|violent|dangerous|controlling|toxic|unsafe|exploitative) (?:and [a-z]+ )?(?:partners?|husbands?|spouses?|boyfriends?|girlfriends?|wives|men|relationships?|homes?|households?|marriages?|famil(?:y|ies)|parents?|caregivers?|situations?|environments?|home life|home situations?|ex)\\b`,
  `\\b${PERSON}(?: (?:being|been|was|were|are|is|have|has|had|who|recently|ever))* (?:battered|raped|molested|trafficked|sexually (?:assaulted|abused|exploited)|commercially sexually exploited|stalked|prostituted)\\b`,
  `\\b${PERSON}(?: (?:who|were|was|being|are))* (?:exploited|groomed|sold|advertised) (?:online|by|for|on|to|through)\\b`,
  `\\b(?:neglected|abandoned)(?: (?:and|or|&))? (?:abused)\\b`,
  `\\b(?:abuse(?:d)?|neglect(?:ed)?)(?: (?:and|or|&)|) (?:neglect(?:ed)?|abuse(?:d)?|abandon\\w+)\\b`,
  `\\b(?:women|woman|girls|mothers|families|those|people|persons|anyone|children)(?: and [a-z]+(?: [a-z]+)?)? in (?:danger|immediate danger|imminent danger|distress|unsafe|harm's way)\\b`,
  `\\b(?:running|run|hide|hiding|flight|refuge|sanctuary|protection|shelter|safety|respite|safe place|haven|away) from (?:(?:a|an|the|their|her|his|all|further|any|immediate|ongoing|more|domestic|sexual|family|partner|physical|home) ){0,3}(?:abus\\w+|violen\\w+|batter\\w+|traffick\\w+|pimps?|stalk\\w+|exploit\\w+|harm|danger)\\b`,
  `\\b(?:abusers?|batterers?|stalkers?|traffickers?|pimps?|perpetrators?|exploiters?)\\b`,
  `\\b(?:protective|restraining|harassment|stalking) orders?\\b`,
  `\\b(?:orders? of protection|injunctions? for protection)\\b`,
  `\\b(?:rape crisis|sexual assault (?:crisis|center|response|nurse|advoca\\w*|services?|program|counsel\\w+|support)|crisis center for (?:women|rape))\\b`,
  `\\b(?:women in distress|safe ?space shelter|bleeding out of|the life of prostitution|leave the life|leaving the life|out of the life|exit(?:ing)? (?:prostitution|the sex))\\b`,
  `\\b(?:children|youth|minors|kids|child|infants|siblings|teens)(?: [a-z]+){0,4}? removed from (?:their |the |unsafe |abusive |family |a )*(?:homes?|parents|famil(?:y|ies)|caregivers?)\\b`,
  `\\b(?:child (?:abuse|advocacy|protection)|children's advocacy|forensic interview\\w*|guardian ad litem for abused)\\b`,
  `\\b(?:victim|survivor) (?:advoca\\w+|services?|assistance|witness|support|compensation|relocation|housing|safety|shelters?|rights|centers?|empowerment|recovery|care)\\b`,
  `\\b(?:crime victims?|victims? of (?:violent )?crimes?|victims' (?:services?|rights|assistance))\\b`,
  `\\b${ABUSER}(?: (?:or|and) ${ABUSER}){0,2}(?: [a-z']+){0,5}? ${HURT}(?: (?:or|and) [a-z]+)? (?:them|her|him|you|me|us|their|women|people|kids|children|someone|residents|guests|clients)\\b`,
  `\\b(?:who|that|partner|spouse|husband|he|they|ex|dad|father|daughter|man|men)(?: (?:has|have|had|is|was|might|may|will|would|keeps|regularly|sometimes))* ${HURT}(?: (?:or|and) [a-z]+)? (?:them|her|him|you|me)\\b`,
  `\\b${HURT}(?: (?:or|and) [a-z]+){0,3}(?: (?:physically|sexually|emotionally|repeatedly|badly))? by(?: (?:a|an|the|their|her|his|your|our|older|younger|current|former|own|violent|intimate|romantic|male|female|other|ex|or|and|one|close|adult|another)){0,5} ${ABUSER}\\b`,
  `\\b(?:put out|thrown out|kicked out|hurt|beaten|battered|threatened|controlled|hit|harmed)(?: [a-z]+){0,4} by(?: [a-z]+){0,3} ${ABUSER}\\b`,
  "\\b(?:sold|traded|bought|trade|forced|made|coerced|groomed)(?: [a-z]+){0,3} (?:for|into|to (?:have|sell|trade)|trade) (?:sex|commercial sex|sexual|prostitution|labou?r)\\b",
  "\\b(?:sex|survival sex)(?: for| in exchange for) (?:a place|shelter|food|money|rent)\\b|\\bsurvival sex\\b",
  "\\b(?:held|hold|holds|took|take|takes|taken|keep|kept|withheld|confiscated|hid)(?: [a-z]+){0,3} (?:passports?|papers|documents|ids?|wages|pay)\\b(?=.{0,120}\\b(?:leav\\w+|employers?|boss(?:es)?|escap\\w*|traffick\\w*|forced|work\\w*)\\b)",
  "\\b(?:kept|keep|keeps|stopped|prevented)(?: [a-z]+){0,2} from leaving\\b|\\bnot (?:allowed|permitted|free) to leave\\b",
  `\\b(?:held|kept|locked up)(?: (?:captive|hostage|prisoners?|in (?:captivity|bondage|servitude)|against (?:their|her|his) will)) by(?: (?:an?|the|their|her|his|former|abusive)){0,3} ${ABUSER}\\b|\\b(?:held|kept|work\\w*) against (?:their|her|his) will\\b`,
  "\\b(?:ht|human trafficking|mst|lt|st) (?:survivors?|victims?)\\b|\\bmilitary sexual (?:trauma|assault)\\b|\\bsexual trauma\\b",
  "\\bdomestic (?:shelters?|crisis|abuser?s?|emergency shelter|hotline|safety)\\b|\\b(?:shelters?|housing|beds?|safe ?house) {0,3}domestic\\b",
  "\\b(?:safe ?houses?|safe ?homes? (?:network|family|families|hosts?|program for (?:women|families|victims)))\\b",
  "\\b(?:home|it|house) is (?:no longer safe|not safe|unsafe|dangerous|where it happened)\\b|\\b(?:cannot|can't|can not|unable to|not able to|afraid to|unsafe to|too dangerous to|impossible to|not safe to|isn't safe to)(?: safely)? (?:go|return|stay|be|live|remain|sleep)(?: back)?(?: at)? home\\b",
  "\\b(?:fear(?:s|ing)?|afraid|frightened|scared) (?:for|of)(?: [a-z]+){0,2} (?:lives|life|safety|going home|being found|being hurt|husbands?|partners?|ex|him|family)\\b",
  "\\b(?:bad|toxic|harmful|hurtful|unhealthy|violent|abusive|dangerous) (?:relationships?|marriages?|partners?)\\b|\\b(?:left|leave|leaving|end|ending|out of) (?:the|a|their|her|his|an) (?:relationship|marriage)\\b",
  "\\b(?:left|leave|leaving|flee|fleeing|fled)(?: (?:a|an|their|her|his|the|violent|abusive|cruel|from|by)){0,3} (?:husbands?|partners?|in laws|boyfriends?|spouses?|wives|exes|families who|homes? where)\\b",
  "\\b(?:mistreat(?:s|ed|ing|ment)?|ill treat\\w*)\\b",
  "\\b(?:fled|flee|fleeing|escap\\w+|avoid\\w*|survived|surviving|victims? of)(?: [a-z]+){0,4} (?:forced marriages?|child marriages?|female (?:genital )?(?:cutting|mutilation)|fgm|honou?r (?:killings?|violence|crimes?)|machismo)\\b",
  "\\b(?:abuser|husband|partner|ex|he|they|batterer|stalker|trafficker|pimp|perpetrator)s? (?:cannot|can't|will not|won't|will never|never|does not|doesn't|do not|don't|is not|are not|isn't)(?: be)? (?:told|find|know|see|reach|follow|get in)\\b",
  "\\b(?:followed|watched|harassed|tracked|monitored|spied on|threatened)(?: (?:or|and) [a-z]+){0,3} by(?: [a-z]+){0,2} (?:ex|partners?|husbands?|someone|strangers?|boyfriends?|stalkers?|spouse|co ?workers?|acquaintances?)\\b",
];

/** Said of people anywhere: a shelter that also trains against domestic violence is not one for them. */
const WEAK_EN = [
  `\\b${VIOLENCE}\\b`,
  `\\b(?:human|sex|labou?r|child|sexual|people) ?traffick\\w*\\b|\\btraffick\\w*\\b|\\bprostitut\\w*\\b|\\bsex trade\\b|\\blove (?:hurts|shouldn't hurt)\\b`,
  "\\b(?:sexual(?:ly)? exploit\\w*|commercial sexual|sexual abuse|sexual assault|stalking|rape|incest|femicide|modern slavery|human slavery|forced marriage|coercive control|u visas?|t visas?|vawa|dating abuse|teen dating|healthy relationships|abuse|violence)\\b",
  "\\bsurvivors?\\b(?! benefits?| pensions?)",
  "\\bvictims?\\b",
  "\\b(?:runaways?|run away|throwaway|thrown out|kicked out|unaccompanied) (?:and [a-z]+ )?(?:youths?|teens?|minors?|child(?:ren)?|kids|girls?|boys?|young people|adolescents?)\\b|\\brunaways?\\b",
  "\\b(?:at risk|vulnerable|endangered) (?:women|girls|mothers)\\b",
  "\\b(?:women|mothers|girls)(?: and [a-z]+)? in crisis\\b",
  `\\b${SHORT}\\b`,
  "\\b(?:flee|flees|fleeing|fled)\\b",
  "\\b(?:safety plan\\w*|lethality|escape plan|danger assessment)\\b",
];

const VIOLENCIA =
  "(?:violencia(?: (?:domestica|familiar|intra ?familiar|de genero|conyugal|machista|sexual|de pareja|en la pareja|en pareja|en el (?:hogar|noviazgo)|en (?:casa|su casa|la casa)|contra (?:la mujer|las mujeres|mujeres)|fisica|psicologica|economica|vicaria|marital|interpersonal|relacional))?|abusos?(?: (?:sexual(?:es)?|domestico|infantil|fisico|emocional|familiar|conyugal|intrafamiliar|psicologico|de ancianos|de menores))?|maltrato|malos tratos|acoso|acecho|hostigamiento|trata(?: de (?:personas|blancas|mujeres|menores|seres humanos|ninas|ninos))?|trafico (?:humano|de personas|sexual|de mujeres|de menores)|explotacion(?: (?:sexual|laboral|infantil|comercial))?|violacion|agresion(?:es)?(?: sexual(?:es)?)?|prostitucion(?: forzada)?|esclavitud|matrimonio forzado|incesto|golpes|trabajos? forzad[oa]s?|servidumbre|vd\\b|vif\\b|secuestro|persecucion)";
const GENTE =
  "(?:mujer(?:es)?|madres?|mamas?|ninas?|ninos?|menores|jovenes|adolescentes|personas?|familias?|quien(?:es)?|hombres?|hijos?|hijas?|esposas?|parejas?|ancian[oa]s|adult[oa]s(?: mayores)?|gente|alguien|muchachas?|chicas?|inmigrantes|trabajador[ae]s|senoras?|bebes|hermanos)";
const AGRESOR =
  "(?:agresor(?:es)?|abusador(?:es|a)?|maltratador(?:es)?|acosador(?:es)?|tratantes?|proxenetas?|padrotes?|traficantes?|golpeador(?:es)?|violador(?:es)?|explotador(?:es)?|parejas? (?:abusiv\\w+|violent\\w+|agresiv\\w+|maltratador\\w*|peligros\\w+|controlador\\w*|que)|(?:esposos?|maridos?|novios?|ex ?parejas?|companeros?|padres?) (?:abusiv\\w+|violent\\w+|agresiv\\w+|que (?:la|las|los|le|les|lo)))";

const PLAIN_ES = [
  `\\b(?:victimas?|sobrevivientes?|supervivientes?|sufrid[oa]|sufren?|sufrieron|huyen?|huir|huyendo|huido|huyeron|escap\\w+|rescatad[ao]s)(?: [a-z]+){0,3}? ${VIOLENCIA}\\b`,
  `\\b(?:mujeres|madres|ninas|ninos|personas|familias|menores|jovenes)(?: y (?:sus )?[a-z]+)? (?:maltratad|golpead|agredid|violad|abusad|acosad|acechad|explotad|traficad|violentad|esclavizad)[ao]s\\b`,
];

const STRONG_ES = [
  ...PLAIN_ES,
  `\\b(?:victimas?|sobrevivientes?|supervivientes?|afectad[ao]s|sobrevivido|sobrevivieron|sobreviven|sufrid[oa]|sufren?|sufrieron|sufriendo|padecen?|padecid[oa]|padecieron|vivid[oa]|viven|vivieron|enfrentan?|experimentan?|experimentad[oa]|huyen?|huir|huyendo|huido|huyeron|escap\\w+|dej\\w+|sal(?:en|ir|ido|iendo|ieron|gan?)|alej\\w+|libr\\w+|liberad[ao]s?|rescatad[ao]s|romp\\w+|protegid[ao]s|refugio|amparo|proteccion|lejos|libres?|situacion(?:es)?|casos?|por|tras|despues)(?: [a-z]+){0,5}? ${VIOLENCIA}\\b`,
  `\\b(?:huyen?|huir|huyendo|huido|huyeron|escap\\w+|dejan|dejar|dejando|dejaron|sal(?:en|ir|ido|iendo|ieron)|alej\\w+|esconde\\w*|miedo|temen|temor|proteg\\w+|abandon\\w+)(?: [a-z]+){0,5}? (?:${AGRESOR}|peligro|amenazas?|hogar(?:es)? (?:violent\\w+|peligros\\w+|abusiv\\w+|inseguros?)|casas? (?:violent\\w+|peligros\\w+|insegura)|relacion(?:es)? (?:abusiv\\w+|violent\\w+|peligros\\w+|toxicas?))`,
  `\\b(?:dejan|dejar|dejaron|huyen|huir|escapan|escapar) (?:de )?(?:a )?(?:su|sus|un|una) (?:parejas?|esposos?|maridos?|novios?|ex)\\b`,
  `\\b${AGRESOR}`,
  `\\b${GENTE}(?: y (?:sus )?[a-z]+)?(?: (?:que|han|ha|sido|fueron|fue|son|estan|estaban|esten|se|siendo|y|o|mal))* (?:maltratad|golpead|agredid|violad|abusad|acosad|acechad|explotad|traficad|amenazad|prostituid|violentad|esclavizad|desprotegid)[ao]s?\\b`,
  `\\b(?:maltratad|golpead|abusad|explotad)[ao]s\\b`,
  `\\b(?:relacion(?:es)?|hogar(?:es)?|matrimonios?|familias?|entornos?|ambientes?|parejas?|situacion(?:es)?) (?:abusiv\\w+|violent\\w+|de abuso|de maltrato|peligros\\w+ en)`,
  `\\b(?:en peligro|no (?:esta|estan|estar|estas|es|son) (?:a salvo|segur[ao]s?)|insegur[ao]s?|corren? peligro|no se sienten? segur[ao]s?)(?: [a-z]+){0,3} (?:casa|casas|hogar|hogares|pareja|su vida|mismos)\\b|\\b${GENTE}(?: y (?:sus )?[a-z]+)? (?:en|que corren|cuya vida corre|cuyas vidas corren) (?:inminente |grave )?peligro\\b`,
  `\\b(?:ordenes?|orden|medidas?) de (?:proteccion|restriccion|alejamiento)\\b`,
  `\\b(?:les|le|la|las|los) (?:pega|pegan|golpea|golpean|maltrata|maltratan|persigue|persiguen|acosa|amenaza|amenazan|hace dano|hacen dano|lastima|lastiman|controla)\\b`,
  `\\b(?:crisis (?:de|por) violacion|ayuda a victimas|victimas de (?:crimen|delito|delitos|crimenes)|proteccion de menores|centro de defensa (?:de los ninos|infantil|de menores)|entrevistas? forenses?)\\b`,
  `\\b(?:agredid|lastimad|golpead|maltratad|violentad|abusad|explotad|violad|amenazad|acosad|perseguid|vigilad|controlad|descuidad|herid|abandonad|echad|pegad|traicionad|vendid|obligad)[ao]s?(?: (?:o|y) [a-z]+){0,2}(?: (?:fisica|sexual|emocional)mente)? por(?: (?:su|sus|el|la|los|las|un|una|propi[ao]s?|mism[ao]s?|o|y|ex)){0,4} (?:parejas?|ex ?parejas?|famili\\w+|padres?|papa|maridos?|espos[ao]s?|novios?|cuidador\\w*|patron\\w*|hij[ao]s?|companer[ao]s?|parientes?|ex|conocidos?|hermanos?|padrastros?|tios?|jefes?|suegros?|hombres?|propia)\\b`,
  "\\b(?:te|la|le|lo|les|las|los|nos|me) (?:ha |han |haya |hayan |habia )?(?:pega|pegan|pego|pegado|golpea|golpean|golpeo|golpeado|maltrata|maltratan|maltratado|persigue|persiguen|acosa|acosan|amenaza|amenazan|amenazado|lastima|lastiman|lastimado|controla|controlan|descuidan|explota|explotan|explotado|viola|violo|violaron|humilla|humillan|grita|hace dano|hacen dano|quitan su|quita su|vigila|vigilan|sigue|siguen)\\b",
  "\\b(?:quit[oa]n?|quitaron|retien\\w+|retuv\\w+|escond\\w+)(?: [a-z]+){0,3} (?:papeles|pasaportes?|documentos)\\b|\\bno (?:los|las|les|lo|la) dejab?an? (?:salir|ir)\\b",
  "\\b(?:retenid|encerrad|cautiv|esclavizad)[ao]s?(?: contra su voluntad)? por(?: (?:su|sus|el|la|los|las|un|una)){0,2} (?:emplead\\w+|patron\\w*|jefes?|duenos?|parejas?|esposos?|maridos?|tratantes?|famili\\w+)\\b|\\b(?:retenid|encerrad)[ao]s contra su voluntad\\b",
  "\\bmiedo (?:a|de|al|del)(?: (?:su|sus|la|el|los|un|una))? (?:marido|esposo|pareja|ex|ex ?pareja|novio|hombre|familia|casa|padre|agresor|abusador|volver|regresar|hogar)\\b",
  "\\b(?:hogar|casa|ambiente|entorno|pareja|relacion|marido|esposo|matrimonio)(?:es|s)? (?:violent\\w+|abusiv\\w+|peligros\\w+|insegur\\w+|agresiv\\w+)\\b",
  "\\bcasas? seguras?\\b|\\bsegunda etapa\\b(?=.{0,120}\\b(?:refugio|albergue|casa)\\b)",
  "\\b(?:su|la|el) (?:casa|hogar)(?: ya)? no (?:es|sea|esta) segur[ao]\\b|\\bno (?:pueden?|puede) (?:volver|regresar|quedarse)(?: [a-z]+){0,2} (?:casa|hogar)\\b",
  "\\b(?:mutilacion|matrimonios? (?:forzad|infantil)\\w*|sexo por (?:comida|techo|dinero)|vendid[ao]s (?:por|para)|la calle y la prostitucion|prostitucion)\\b",
  "\\b(?:vd|vif|vg|v\\.d\\.?)\\b",
];
const WEAK_ES = [
  `\\b(?:violencia(?: (?:domestica|familiar|intra ?familiar|de genero|conyugal|machista|sexual|de pareja|contra la mujer))|violencia|abuso|maltrato|trata de (?:personas|blancas|mujeres)|trata|explotacion sexual|acoso sexual|acecho|agresion sexual|violacion)\\b`,
  "\\b(?:victimas?|sobrevivientes?)\\b(?! (?:de|del) (?:cancer|incendio|huracan|inundacion|terremoto|derrame|holocausto|desastres?))",
  "\\bque se (?:fueron|van|fugaron|escaparon|han ido) de (?:su )?(?:casa|hogar)\\b|\\bmujeres(?: y [a-z]+)? en (?:riesgo|crisis)\\b",
  "\\b(?:fugad[oa]s|fugitiv[oa]s|que (?:huyen|huyeron|escapan|se fugan) de (?:su )?casa|echad[oa]s de (?:su )?casa)\\b",
];

/** What has these words about something else. */
const OTHER_SENSES = [
  "\\b(?:not for|not an?|not intended for|not equipped (?:for|to (?:house|serve|help))|(?:does|do|can|will) ?not (?:house|serve|accept|provide|offer|shelter|take|admit|have)|doesn't (?:house|serve|accept|provide|offer|take)|don't (?:house|serve|accept|provide|offer|take)|cannot (?:house|serve|accept|take|shelter)|unable to (?:house|serve|accept|take)|no (?:se )?(?:ofrece\\w*|atiende\\w*|acepta\\w*|recib\\w+)|no es un|no (?:son|somos) un)(?: [a-z]+){0,4}? (?:victims?|survivors?|victimas|sobrevivientes|domestic violence|sexual assault|dv|violencia|abused|battered|traffick\\w*)(?: (?:of|de))?(?: (?:domestic|sexual|family|human|violence|abuse|assault|traffick\\w*|shelter|violencia|domestica|trata|cases))*\\b",
  "\\b(?:domestic violence|traffick\\w*|dv|sexual assault)(?: [a-z]+){0,2} (?:is |are )?not (?:available|offered|provided)\\b",
  "\\b(?:victims?|survivors?|violence|abuse|dv|traffick\\w*|cases)(?: [a-z]+){0,5}? (?:is|are|will be|must be|should be)(?: [a-z]+){0,2} (?:referred|directed|sent elsewhere|transferred|at another|by another|elsewhere|outside)\\b",
  "\\b(?:zero tolerance(?: [a-z]+){0,3}|no|acts? of|threats? of) (?:physical |verbal )?(?:violence|abuse)\\b",
  "\\b(?:violence|abuse)(?: [a-z]+){0,5} (?:not|never|isn't|won't be|aren't) (?:be )?(?:tolerated|allowed|accepted|permitted)\\b|\\bno (?:se )?(?:tolera\\w*|permit\\w+|admit\\w+)(?: [a-z]+){0,3} (?:violencia|abuso|maltrato)\\b|\\b(?:violencia|abuso|maltrato) no (?:se|es|esta) (?:tolera\\w*|permit\\w+)\\b",
  "\\breferrals? to (?:[a-z]+ ){0,3}(?:violence|abuse|assault|dv|trafficking) (?:programs?|services?|agenc(?:y|ies)|organizations?|providers?)\\b|\\b(?:remision(?:es)?|referencias?) a (?:[a-z]+ ){0,4}violencia domestica\\b",
  "\\b(?:we report|mandated|(?:must|required to|have to) report|report suspected|background checks?|checks for)(?: [a-z]+){0,4} (?:abuse|neglect|violence)\\b(?: (?:and|or) (?:violence|neglect|abuse))?",
  "\\babuso (?:laboral|de autoridad|policial|patronal)\\b|\\bvawa (?:notice|rights notice|policy|forms?|compliance)\\b",
  "\\banimals?(?: [a-z]+){0,4} (?:abuse|cruelty)\\b|\\b(?:abuse|cruelty)(?: [a-z]+){0,4} (?:animals?|dogs?|pets?|cats?|horses?)\\b",
  "\\bexploitation of (?:[a-z]+ ){0,3}(?:land|water|rivers?|forests?|resources?|nature|oil|minerals?|wildlife|oceans?|data)\\b|\\b(?:resource|oil|land|mineral|mining|wildlife|forest) exploitation\\b|\\bexplotacion (?:[a-z]+ ){0,2}?(?:miner\\w+|forestal|agricola|ganadera|petroler\\w+|turistica|de (?:[a-z]+ )?(?:tierras?|rios?|recursos|minas|bosques|agua|petroleo))\\b",
  "\\b(?:violence|abuse|assault|stalking|traffick\\w*|dv) (?:offen[sc]es?|charges?|convictions?|arrests?|offenders?|cases? against|perpetrat\\w+|batter\\w+)\\b|\\b(?:cometi(?:o|eron|do)|comet(?:a|en|e)|acusad[oa]s?|condenad[oa]s?|ejerc(?:e|en|ido|ieron))(?: [a-z]+){0,3} (?:violencia|abuso|maltrato|agresion\\w*)(?: (?:domestica|familiar|de genero|sexual))?\\b",
  "\\b(?:refugees?|asylum|asylees?|resettle\\w*|immigrants?|migrants?)(?: [a-z]+){0,6}? (?:flee|fleeing|fled)\\b(?! (?:[a-z]+ ){0,4}(?:abus|violen|forced|husband|partner|traffick|female|domestic|marriage))|\\b(?:flee|fleeing|fled)(?: [a-z]+){0,3} (?:countr(?:y|ies)|homelands?|ukraine|syria|afghanistan|venezuela|cuba|haiti|nicaragua|conflict|regimes?|gangs?|army|taliban|volcano|evacuation|heat|cold)\\b",
  "\\b(?:debt|telemarket\\w*|collectors?|lenders?|landlords?|financial institution)(?: [a-z]+){0,3} abus\\w+\\b|\\babusive (?:debt|lend\\w+|collect\\w+|landlords?|calls|language|practices|fees|loans?|tax|head|behavio\\w* (?:policy|at))\\b|\\bverbal abuse of staff\\b",
  "\\b(?:dv|d v) (?:motors?|auto\\w*|lodge|electric|solutions|systems|group|llc|inc)\\b|\\bmst (?:time|\\w+ time zone)\\b|\\b(?:am|pm|a\\.m\\.|p\\.m\\.) mst\\b",
  "\\b(?:substances?|alcohol|drugs?|opioids?|opiates?|medications?|prescriptions?|chemical|poly ?substance|steroids?|inhalants?|tobacco|animal|fraud|waste|power|benefits?|elder law)(?:(?: use)?(?: and| or| &) [a-z]+){0,2} (?:abus\\w+|exploitation)\\b",
  "\\babuse of (?:alcohol|drugs?|substances?|medications?|power|animals|opioids?|prescription\\w*)\\b",
  "\\b(?:fraud|waste)(?: [a-z]+){0,2} (?:and|or) abuse\\b",
  "\\babus[oa]s? de (?:sustancias|alcohol|drogas|medicamentos|poder|animales|opioides|substancias)\\b",
  "\\b(?:leav\\w+|escap\\w+|exit\\w*|free|away|out|flee\\w*|recover\\w*)(?: [a-z]+){0,3} (?:gangs?|jail|prison|poverty|debt|addiction)\\b",
  "\\b(?:gun|gang|community|workplace|school|firearm|political|media|police|war|neighbou?rhood|cartel|armed|mob|tv|television|video game|street)(?: [a-z]+)? violence\\b|\\bviolencia (?:armada|de pandillas|comunitaria|escolar|laboral|politica|policial|callejera|en la television|en los medios)\\b",
  "\\bviolence (?:interrupt\\w+|prevention|reduction|free)\\b|\\bnon ?violen\\w+\\b",
  "\\b(?:dv|diversity) ?(?:20\\d\\d)? ?(?:lottery|visas?|program visas?|green cards?|immigrant|selectees?|entry|entries|entrants?|applications? for)\\b|\\bgreen card(?: [a-z]+){0,3} dv\\b|\\bdv (?:cameras?|tapes?|cassettes?|format|transfers?|video)\\b|\\bdaily values? dv\\b|\\bdv (?:percent|%)",
  "\\bipv\\b(?=.{0,60}(?:polio|vaccin|immuni|dose|booster|shots?\\b|dtap|mmr))|(?<=(?:polio|vaccin|immuni|doses? of|shots?|dtap|mmr)[^#]{0,60})\\bipv\\b",
  "\\bsa (?:family|thrift|store|corps|men's|shelter for men|citadel|center|officers?)\\b",
  "\\b(?:cancer|stroke|suicide|suicide loss|holocaust|disasters?|hurricanes?|(?:house |apartment |home |wild ?)?fires?|wildfires?|floods?|earthquakes?|tornado\\w*|storms?|heart attack|cardiac arrest|brain injur(?:y|ies)|burns?|covid|covid 19|accidents?|crash|genocide|war|overdose|breast cancer|tsunami|sepsis|polio|aneurysm|bereavement|homicide|loss|torture|scam|scams|fraud|identity theft|cyber ?crime|ebola|transplant|trauma injury)(?: (?:and|or) [a-z]+){0,2} (?:survivors?|victims?|survivorship|evacuees)\\b",
  "\\b(?:survivors?|victims?|survivorship)(?: [a-z]+)? (?:of|from|after)(?: [a-z]+){0,3}? (?:cancer|strokes?|combat|suicide|holocaust|disasters?|hurricanes?|fires?|wildfires?|floods?|flooding|earthquakes?|tornado\\w*|storms?|heart attacks?|brain|burns?|covid|accidents?|crashes|genocide|wars?|overdose|homicide|identity theft|fraud|scams?|polio|sepsis|traffic|loss|eviction|foreclosure|explosion|shipwreck|landslides?|terror\\w*|cyber\\w*|bullying)\\b",
  "\\b(?:sobrevivientes|supervivientes|victimas|damnificados)(?: [a-z]+)? (?:de|del|al|a)(?: [a-z]+){0,2}? (?:cancer|derrames?|suicidio|holocausto|desastres?|huracan(?:es)?|incendios?|inundacion(?:es)?|terremotos?|tornados?|tormentas?|infartos?|quemaduras?|covid|accidentes?|guerras?|sobredosis|fraudes?|estafas?|robo|desalojo|polio)\\b",
  "\\b(?:surviv\\w+|flee\\w*|fled|escap\\w*|displaced|affected|leav\\w+|homeless|recover\\w*)(?: [a-z]+){0,4}? (?:war|wars|persecution|cancer|strokes?|hurricanes?|fires?|wildfires?|floods?|flooding|earthquakes?|tornado\\w*|storms?|disasters?|famine|political|dictatorship|genocide|evictions?|foreclosures?|climate|debts?|crashes)\\b",
  "\\b(?:abused|neglected|abandoned|stray|battered|rescued?|exploited)(?: (?:and|or|abandoned|neglected|abused|homeless|unwanted|injured|stray))* (?:dogs?|cats?|pets?|animals?|horses?|puppies|kittens|wildlife|donkeys?|birds?|livestock|rabbits?|farm)\\b|\\b(?:perros?|gatos?|animales|mascotas|caballos)(?: y [a-z]+)? (?:maltratad|abusad|abandonad|golpead)[ao]s\\b|\\banimal (?:abuse|cruelty)\\b|\\bmaltrato animal\\b",
  "\\b(?:battered|abused) (?:fish|shrimp|chicken|homes?|houses?|coast|books?|buildings?|boats?|communities|fries|cod)\\b|\\bstorm battered\\b",
  "\\bstalking (?:deer|prey|birds|horse|herons?)\\b|\\b(?:deer|bird|corn|celery|bean) stalk\\w*\\b|\\brape ?seed\\b|\\bescape rooms?\\b|\\b(?:drug|arms|weapons?|wildlife|bird|foot|web) traffick?\\w*\\b|\\btraffic (?:accidents?|safety|school|tickets?|violations?)\\b|\\bheart ?beat\\w*\\b|\\bassault (?:weapons?|rifles?|charges?)\\b",
  "\\b(?:child abuse|abuse|elder abuse|sex offender) (?:registr(?:y|ies)|clearances?|background|history checks?|reporting|checks?|reporter\\w*|training|prevention (?:training|workshop|course|class)\\w*)\\b",
  "\\b(?:prevent(?:s|ing|ion)?|awareness|educat\\w+|train(?:s|ed|ing|ings)?|workshops?|class(?:es)?|courses?|curricul\\w+|screens? for|screened for|screening for|presentations?|teach(?:es|ing)?|lessons?|seminars?)(?: [a-z]+){0,6}? (?:violence|abuse|assault|traffick\\w*|exploitation|stalking|dv|ipv)\\b",
  "\\b(?:violence|abuse|assault|traffick\\w*|exploitation|stalking|dv|ipv)(?: [a-z]+){0,3}? (?:prevention|awareness|education|trainings?|workshops?|class(?:es)?|courses?|curricul\\w+|presentations?|screenings?|month|policy|policies)\\b",
  "\\b(?:batterers?'?s?|abusers?'?|offenders?|perpetrators?)(?: [a-z]+)? (?:interventions?|treatment|programs?|education|groups?|class(?:es)?|accountability|counsel\\w+)\\b|\\b(?:men|people|those|persons|adults|fathers) (?:who|that) (?:have )?(?:batter\\w*|abuse|abused|use violence|used violence|hit|been violent|are violent|act violently|hurt)\\b|\\bcharged with (?:domestic|assault|abuse)\\b|\\b(?:convicted|accused|arrested|charged|guilty)(?: [a-z]+){0,4} (?:violence|abuse|assault|stalking|traffick\\w*)\\b|\\b(?:programas?|grupos?|clases?|talleres?) (?:para|de)(?: [a-z]+){0,3} (?:agresores|hombres (?:violentos|que (?:ejercen|maltratan)))\\b",
  "\\b(?:prevencion|prevenir|talleres?|clases?|charlas?|cursos?|capacitacion(?:es)?|educacion|concientizacion|campana)(?: [a-z]+){0,6}? (?:violencia|abuso|maltrato|trata|acoso)\\b(?: (?:domestica|familiar|intrafamiliar|de genero|sexual|infantil|escolar|de personas))?",
  "\\b(?:in )?danger (?:to|of harming|of hurting) (?:themselves|themself|self|oneself|himself|herself|yourself|others)\\b|\\bpeligro para (?:si|otr[ao]s)\\b",
  "\\bnot (?:for|meant for|able to (?:serve|house|take)) (?:(?:domestic|dv) (?:violence )?(?:victims|survivors)|(?:people|those|women|persons) (?:who flee|fleeing)(?: [a-z]+){0,2}|(?:victims|survivors) of(?: domestic| sexual)? (?:violence|abuse))\\b|\\b(?:victims|survivors) of(?: domestic| sexual)? (?:violence|abuse) (?:are not|cannot be|can't be) (?:served|housed|taken|admitted)\\b|\\bno (?:es|son|somos) para (?:victimas|mujeres victimas) de violencia(?: domestica)?\\b",
  "\\bbull(?:y|ying|ied)\\b|\\bacoso escolar\\b",
  "\\bmay be able to (?:serve|assist|help) victims of human traffick\\w*\\b",
  "\\bproteccion (?:de datos|solar|al consumidor|civil|ambiental|del consumidor)\\b",
];

/** Each pattern needs one of these: most sentences have none, and are not read further. */
const HINTS =
  /viol|abus|batter|assault|\brap|incest|stalk|traffick|exploit|victim|surviv|superviv|sobreviv|thriv|slave|\bd\.? ?v|\bi\.?p\.?v|gbv|dmst|csec|vaw|mst|svdv|sadv|\bflee|fled|escap|danger|unsafe|not safe|no longer safe|isn't safe|safe ?house|safe ?home|safe from|hurt|harm|beat|\bhit|threat|control|mistreat|ill treat|scare|frighten|tortur|\bsold|forced|prostitut|pimp|protective|restraining|orders? of|injunction|neglect|abandon|molest|strangl|chok|distress|crisis|domestic|husband|partner|spouse|boyfriend|girlfriend|in laws|\bex\b|runaway|run away|unaccompanied|thrown|kicked|put out|throwaway|passport|papers|from leaving|to leave|relationship|marriage|fear|afraid|love|the life|child|forensic|(?:go|return|be|stay|live|back|remain|sleep)(?: back)?(?: at)? home|followed|watched|harass|tracked|at risk|vulnerable|endangered|lethality|escape|safety plan|sex |female|machismo|maltrat|golpe|agre|acos|acech|trata|trafic|explota|huy|huir|miedo|temor|temen|peligr|amenaz|victima|pega|persig|quit|papeles|dejab|casas? segura|segunda etapa|mutilac|matrimonio|sexo|\bv\.?(?:d|if|g)\b|fug|se (?:fueron|van|han ido) de|en (?:riesgo|crisis)|lastim|descuid|proxenet|padrote|ordene?s? de|medidas? de|casa no|hogar no|no pueden?|echad|salen|salir|salieron|dejan|dejar|menores|entrevista|infantil|toxic|bad |husbands|employer|boss|captiv|against (?:their|her|his) will|servitude|servidumbre|forzad|retenid|encerrad|esclaviz|tolera/u;

/** Whether a sentence may speak of people in danger at all. */
export function mayBeInDanger(folded: string): boolean {
  return HINTS.test(folded);
}

/** A text about survivors of an illness or a disaster means them wherever it says "survivors". */
const OTHER_SURVIVORS = [
  "\\b(?:cancer|stroke|suicide|holocaust|burns?|brain|heart|disasters?|hurricanes?|fires?|wildfires?|floods?|tornado\\w*|earthquakes?|polio|covid|accidents?|crash|loss|bereave\\w*|overdose|homicide|transplants?|leukemia|tumors?|oncolog\\w*|incendios?|huracan(?:es)?|inundacion(?:es)?|derrames?|desastres?|terremotos?)\\b",
].map(foldedPattern);

/** Repairs that make a house safe. */
const REPAIRS = [
  "\\b(?:repairs?|repairing|lead|weatheri\\w+|smoke|radon|mold|inspect\\w+|construction|child ?proof\\w*|falls|repar\\w+|construcc\\w+|arregl\\w+|plomo|remodel\\w*|fire alarms?)\\b",
].map(foldedPattern);
export const SAFE_HOUSES: readonly RegExp[] = ["\\bsafe ?(?:houses?|homes?)\\b|\\bcasas? seguras?\\b"].map(
  foldedPattern,
);

/** Whether a "safe house" of this sentence may be one that is being repaired. */
export function speaksOfRepairs(folded: string): boolean {
  return REPAIRS.some((pattern) => folded.search(pattern) !== -1);
}

/** Whether "survivors" and "victims" of this sentence may be those of an illness or a disaster. */
export function speaksOfOtherSurvivors(folded: string): boolean {
  return OTHER_SURVIVORS.some((pattern) => folded.search(pattern) !== -1);
}

export const BARE_SURVIVORS: readonly RegExp[] = [
  "\\b(?:survivors?|victims?|sobrevivientes?|supervivientes?|victimas?|damnificad[ao]s)\\b",
].map(foldedPattern);

export const PLAINLY_IN_DANGER: readonly RegExp[] = [...PLAIN_EN, ...PLAIN_ES].map(foldedPattern);
export const PEOPLE_IN_DANGER: readonly RegExp[] = [...STRONG_EN, ...STRONG_ES].map(foldedPattern);
export const DANGER_MENTIONED: readonly RegExp[] = [...WEAK_EN, ...WEAK_ES].map(foldedPattern);
export const OTHER_SENSES_OF_DANGER: readonly RegExp[] = OTHER_SENSES.map(foldedPattern);

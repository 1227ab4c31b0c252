import { foldedPattern, upTo } from "./folded-text.ts";

/** How English texts keep an address back. */

const SECRET =
  "(?:confidential(?:ly)?|undisclosed|non ?disclosed|secret|secreted|unlisted|unpublished|un ?advertised|withheld|non ?public|not listed)";
const PLACE_EN =
  "(?:locations?|address(?:es)?|whereabouts|sites?|shelters?|facility|facilities|residences?|safe ?houses?|safe ?homes?|houses?|housing|homes?|apartments?|refuge|lodging|dwelling|place)";
/** What tells where a place is. */
const WHERE_EN =
  "(?:(?:exact |street |physical |our |shelter |house |program |full |meeting |the )?(?:locations?|address(?:es)?|whereabouts|way (?:there|here))|(?:the|our|its|this|meeting) site|where (?:we|it|they|you|the [a-z]+) (?:are|is|live|lives|stay|will stay|go|sleep)|directions(?: to [a-z ]{1,20})?|the street|(?:house|door|apartment) number|how to (?:get|find|reach) (?:here|there|us|it))";

const GIVEN_EN =
  "(?:given(?: out)?|shared|released|published|printed|posted|disclosed|revealed|listed|advertised|publici[sz]ed|public|made (?:public|available|known)|told|provided|shown|known|written|online|here|available|on (?:our|the|this) (?:web ?)?(?:site|page)|open to the public|public knowledge|identified|displayed|stated|announced)";

const ASKING_EN =
  "(?:by (?:phone|telephone|text|hotline|calling|appointment|referral)|over the (?:phone|telephone|hotline)|on the (?:phone|telephone|hotline)|(?:up)?on (?:request|acceptance|approval|intake|admission|screening|calling|referral)|(?:up)?on a call|when you call|once you call|if you call|(?:after|during|at|following|once|when|until) (?:[a-z]+ ){0,4}(?:call|calls|called|calling|intake|screening|screened|assessment|assessed|interview|admission|admitted|accepted|acceptance|safe|arrival|arrive|approved|approval|hotline|phone|advocates?|scheduling|scheduled|schedule|appointment|registration|registered|booking|booked|consultation|orientation|confirmed|enrollment|enrolled|referral|rsvp|reserve|reserving|reservation|sign up|signed up|staff|speak|speaking|spoken|talk|talking|talked|contact)|through (?:the|our) (?:[0-9a-z]+ ){0,3}(?:hotline|line|phone|advocates?)|from (?:the|our|an?) (?:[0-9a-z]+ ){0,3}(?:hotline|advocates?|line)|call(?:ing)?|only to|to callers|(?:only )?(?:to|with) (?:[a-z]+ ){0,3}(?:clients|residents|guests|participants|women|survivors|families|callers|people who)(?: only)?)";

/** The address is a secret. */
export const SECRET_IN_ENGLISH: readonly RegExp[] = [
  "\\b(?:site|locations?|address(?:es)?|place|house) ?:? (?:is |are )?kept (?:private|secret|confidential|quiet|hidden|off)\\b",
  `\\b${SECRET}(?: (?:and|or|but|safe|secure|secured|private|safely|very|fully|completely|emergency|temporary|short|term|long|transitional|residential|domestic|violence|dv|women's|family|communal|scattered|protected|supportive|home ?like)){0,5} ${PLACE_EN}\\b`,
  `\\b(?:safe|secure)(?: and| or)? ${SECRET}\\b`,
  `\\b${WHERE_EN}${upTo(6)} (?:is|are|remains?|stays?|be|kept|held|treated|considered|as|are all)${upTo(4)} (?:confidential|secret|undisclosed|withheld|private|protected|unlisted|unpublished|hidden|quiet|discreet|safeguarded|anonymous|off the record|kept back|guarded)\\b`,
  `\\b(?:locations?|address(?:es)?) ?:? ?(?:(?:is|are) )?(?:confidential|undisclosed|withheld|unlisted|unpublished|kept private|non ?public|protected|suppressed)\\b`,
  `\\b${WHERE_EN}${upTo(5)} (?:not|never|nowhere|no longer|isn't|aren't|cannot|can't|won't|don't|nor)${upTo(3)} ${GIVEN_EN}\\b`,
  `\\b(?:not|never|don't|doesn't|cannot|can't|won't|do not|does not|will not|nobody|no one|please do not)(?: be)?(?: ever| publicly)? (?:give|gives|share|shares|publish|publishes|print|prints|post|posts|disclose|discloses|reveal|reveals|list|lists|advertise|advertises|release|releases|say|says|tell|tells|write|writes|show|shows|put|include|includes|hand|giving|sharing|publishing|disclosing|posting|listing|ask|state|states|announce)(?: out)?${upTo(6)} ${WHERE_EN}\\b`,
  `\\b(?:do|does|will|can)(?: not|n't) (?:give|share|publish|disclose|reveal|say|tell)${upTo(3)} where\\b`,
  `\\b(?:staff|advocates?|we|someone|driver|volunteers?|worker|workers|counselors?|hotline)(?: [a-z0-9]+){0,4}? (?:will |can )?(?:tell|tells|give|gives|let|say)(?: [a-z]+){0,4} (?:where (?:to (?:go|come|meet)|we are|it is|the)|the (?:address|location)|directions to the (?:shelter|house|home)|know where)\\b`,
  `\\b(?:address|location|street)(?: [a-z]+){0,3} (?:off|out of) (?:the |all |any |our )?(?:map|maps|internet|web ?site|website|listings?|directory|public|directories|records?)\\b`,
  `\\b(?:for|because of|due to)(?: [a-z']+){0,3} (?:safety|security|protection|privacy)(?: [a-z']+){0,6}? (?:no |not |without |only |withhold\\w* |keep |never |don't )(?:[a-z']+ ){0,6}(?:address|location|where|directions)\\b`,
  `\\b(?:no|without(?: an?)?) (?:(?:public(?:ly)?|published|posted|listed) (?:listed |known |available |posted )?(?:address|location|sign)|(?:street|physical) (?:address|location)(?! (?:at the moment|at this time|yet|for now|right now)))\\b`,
  `\\b(?:no|without an?) sign (?:out|on|outside|by)\\b|\\bunmarked (?:building|house|home|door|entrance|van|car|site|location)\\b`,
  `\\bask (?:staff|us|your advocate|the advocate)(?: [a-z]+){0,3} (?:way (?:there|here)|location|address|where)\\b`,
  `\\b(?:he|abuser|husband|partner|ex|they|batterer|stalker|trafficker|pimp|anyone else)s? (?:cannot|can't|will not|won't|will never|never)(?: be)? (?:told|know|learn|find out)(?: that| where)? (?:she|you|they|he|where)\\b`,
  `\\b(?:address|location|whereabouts)(?: [a-z]+){0,3} (?:known only|only known|to ourselves|stays with us|between us|need to know)\\b|\\b(?:keep|keeps|guard|guards|protect|protects|hide|hides)(?: [a-z]+){0,2} (?:our|its|the|their|this) (?:exact |street |shelter )?(?:locations?|address|whereabouts)(?: [a-z]+){0,2} (?:secret|private|confidential|hidden|quiet|safe|to ourselves|out of|off)\\b`,
  `\\b(?:private|protected|secured?) (?:and confidential )?(?:address|whereabouts)\\b`,
  `\\b${PLACE_EN} (?:undisclosed|non ?disclosed|unlisted|unpublished)(?=\\W*$)`,
  `\\b(?:locations?|address(?:es)?|the street)${upTo(2)} (?:omitted|redacted|blanked|left (?:off|out|blank))\\b`,
  "\\b(?:do not|don't|not to be) (?:publish|print|map|list|post|advertise|publici[sz]e|published|printed|listed|mapped)\\W*$",
].map(foldedPattern);

/** The address is given on request. */
export const ON_REQUEST_IN_ENGLISH: readonly RegExp[] = [
  `\\b(?:get|gets|receive|receives|learn|learns|told|given|know|knows|find out|hear|hears|sent|have)(?: [a-z]+){0,2} (?:${WHERE_EN}|how to (?:find|reach|get to) (?:us|it|the [a-z]+))${upTo(4)} ${ASKING_EN}\\b`,
  `\\b${WHERE_EN}${upTo(7)} (?:given|shared|provided|disclosed|released|available|revealed|told|known|learned|comes?|sent|explained|arranged|only|is|are)${upTo(3)} ${ASKING_EN}\\b`,
  `\\b(?:locations?|address(?:es)?|directions) ?:? (?:available |given |provided |disclosed |released )?(?:up)?on (?:request|acceptance|intake|approval|admission|referral|call)\\b`,
  `\\b(?:locations?|address(?:es)?|directions) ?:? (?:is |are )?(?:given |provided |shared |available )?(?:only )?(?:by|over the|via) (?:tele)?phone\\b`,
  `\\b(?:call|phone|text|contact|ring|dial|ask)(?: [a-z0-9]+){0,6}? (?:for|to (?:get|learn|receive|obtain|find out|hear|be given|ask for|be told)) (?:the |our |an? |exact |shelter |its |their |intake |physical |street |specific |tonight's ){0,3}(?:locations?|address|whereabouts)\\b`,
  `\\b(?:call|phone|text|contact)(?: [a-z0-9]+){0,6}? (?:and|to) (?:[a-z]+ ){0,5}(?:told|tell you|learn|find out|hear|know|explain) (?:[a-z]+ ){0,2}where (?:to (?:go|come)|we are|it is|the)\\b`,
  `\\b(?:arrange|arranges|arranged|set up|agree on|designated|meet(?:s|ing)?(?: you)?(?: at| in)?|picked up (?:at|from)|pick(?:s|ed)?(?: you)? up (?:at|from))(?: an?| the| at| you)? (?:neutral|safe|public|meeting|agreed|pick ?up|designated|nearby)(?: public)?(?: and safe)? (?:meeting |pick ?up )?(?:place|spot|point|location)\\b`,
].map(foldedPattern);

import { utterances } from "./utterance.ts";

/** Messages collected by someone who had not read the rules. */
export const ENGLISH_UTTERANCES_BY_OTHERS = utterances(`
  food | MEALS FOOD_PANTRIES
  im so hungry i havent eaten since yesterday | MEALS FOOD_PANTRIES
  anybody giving out free food today | MEALS FOOD_PANTRIES | - | TODAY
  hi good afternoon i am a mother of three and we just got here and the kids didnt eat where can i get a plate of hot food now please | MEALS | - | NOW
  soup kitchen near me | MEALS | me
  where they serving dinner tonite | MEALS | - | TONIGHT
  free lunch tomorow in hialeah | MEALS | Hialeah | TOMORROW
  food pantrys open sunday | FOOD_PANTRIES | - | WEEKDAY
  groceries for a family of 5 | FOOD_PANTRIES | - | - | FAMILIES
  free groceries 90012 | FOOD_PANTRIES | 90012
  my ebt got cut off | FOOD_PANTRIES
  wic office near me | FOOD_PANTRIES | me
  need baby formula asap | FOOD_PANTRIES | - | NOW
  food box for my grandma | FOOD_PANTRIES
  shelter | EMERGENCY
  i need somewhere to sleep tonight | EMERGENCY | - | TONIGHT
  any beds open in Los Angeles rn | EMERGENCY | Los Angeles | NOW
  sleeping in my car with my 2 kids need a shelter | EMERGENCY
  got kicked out nowhere to go | EMERGENCY
  homeless vet need a place to stay | EMERGENCY | - | - | VETERANS
  shelter that takes dogs | EMERGENCY | - | - | PETS_ALLOWED
  mens shelter in miami | EMERGENCY | Miami | - | MEN
  womens shelter near 33101 | EMERGENCY | 33101 | - | WOMEN
  trans friendly shelter | EMERGENCY | - | - | LGBT
  we got evicted this morning and im in a wheel chair where can we sleep | EMERGENCY | - | - | DISABLED
  sober living house | TRANSITIONAL
  halfway house in san jose | TRANSITIONAL | San Jose
  transitional housing for veterans | TRANSITIONAL | - | - | VETERANS
  just got out of rehab need a sober home | TRANSITIONAL
  free clinic near me | MEDICAL | me
  doctor no insurance | MEDICAL
  dentist for my tooth it hurts so bad | MEDICAL
  i need a dentist that takes walk ins saturday | MEDICAL | - | WEEKDAY
  where can i get tested for std | MEDICAL
  flu shot in homestead | MEDICAL | Homestead
  pregnancy test | MEDICAL
  i ran out of my insulin | DANGER MEDICAL
  need glasses cant see good | MEDICAL
  urgent care open now | MEDICAL | - | NOW
  vaccines for school my son | MEDICAL | - | - | KIDS
  i feel depressed and want to talk to a counselor | COUNSELING
  therapist who speaks spanish | COUNSELING
  anxiety help | COUNSELING
  AA meeting tonight | COUNSELING | - | TONIGHT
  detox | COUNSELING
  grief support group | COUNSELING
  i want to get clean off meth | COUNSELING
  methadone clinic near me | COUNSELING | me
  i got ptsd from iraq who can i talk to | COUNSELING
  clothes | CLOTHES
  winter coat for my son | CLOTHES | - | - | KIDS
  diapers size 4 | CLOTHES
  work boots free | CLOTHES
  blankets its freezing out here | CLOTHES
  shoes for school | CLOTHES
  free interview clothes | CLOTHES
  shower | HYGIENE
  where can i take a shower right now | HYGIENE | - | NOW
  laundry near me | HYGIENE | me
  i need to wash my clothes | HYGIENE
  tampons and pads | HYGIENE
  public bathroom open late tonight | HYGIENE | - | TONIGHT
  haircut free | HYGIENE
  free wifi | TECH
  charge my phone | TECH
  where can i use a computer tomorrow morning | TECH | - | TOMORROW
  obama phone | TECH
  help paying my rent | ASSISTANCE
  light bill help they gonna cut me off | ASSISTANCE
  lost my ID | ASSISTANCE
  birth certificate replacement | ASSISTANCE
  immigration lawyer free | ASSISTANCE
  bus pass | ASSISTANCE
  dog food | ASSISTANCE
  child care while i work | ASSISTANCE
  library in miami beach | ASSISTANCE | Miami Beach
  eviction notice need legal help | ASSISTANCE
  asylum papers help | ASSISTANCE
  work permit | ASSISTANCE
  help with my taxes | ASSISTANCE
  english classes after 6 | EDUCATION | - | HOUR
  ESL near me sunday | EDUCATION | me | WEEKDAY
  ged classes | EDUCATION
  after school program for my daughter | EDUCATION | - | - | KIDS
  computer classes for seniors | EDUCATION | - | - | SENIORS
  citizenship class | EDUCATION
  jobs | EMPLOYMENT
  i need a job no papers | EMPLOYMENT
  day labor tomorrow morning | EMPLOYMENT | - | TOMORROW
  help with my resume | EMPLOYMENT
  felon friendly jobs in san jose | EMPLOYMENT | San Jose
  farm work | EMPLOYMENT
  necesito food stamps pls | FOOD_PANTRIES
  donde hay free food cerca de mi | MEALS FOOD_PANTRIES | me
  need comida para mis kids | MEALS FOOD_PANTRIES | - | - | KIDS
  shelter y comida for tonight | EMERGENCY MEALS FOOD_PANTRIES | - | TONIGHT
  food and a shower near me now | MEALS FOOD_PANTRIES HYGIENE | me | NOW
  clothes and shoes for kids in gotham | CLOTHES | ?gotham | - | KIDS
  thx | THANKS
  hey | GREETING
  bye | GOODBYE
  what can you do | HELP
  can i talk to a real person | PERSON
  asdfgh | NOT_UNDERSTOOD
  crisis line number | CRISIS_LINES
  whats the weather | WEATHER
  is it gonna rain tomorrow | WEATHER | - | TOMORROW
  forget everything | FORGET
  i want to kill myself | DANGER SUICIDE
  i wanna die | DANGER SUICIDE
  i dont want to be here anymore i want it to end | DANGER SUICIDE
  thinking of ending it all | DANGER SUICIDE
  kms tonight | DANGER SUICIDE
  suicidal | DANGER SUICIDE
  im going to jump off the bridge | DANGER SUICIDE
  my daughter is cutting herself | DANGER SUICIDE
  everyone would be better off without me | DANGER SUICIDE
  i got a gun and i dont want to live no more | DANGER SUICIDE
  my son says he wants to kill hisself | DANGER SUICIDE
  im hearing voices telling me to hurt myself | DANGER SUICIDE
  cant do this anymore no reason to live | DANGER SUICIDE
  my husband beats me | DANGER VIOLENCE
  my bf hit me and i need to leave | DANGER VIOLENCE
  he is outside my door with a knife | DANGER VIOLENCE
  my ex is stalking me | DANGER VIOLENCE
  im scared of my husband he gets drunk and hits the kids | DANGER VIOLENCE
  he threatend to kill me if i leave | DANGER VIOLENCE
  domestic violence shelter | EMERGENCY
  he wont let me leave the house | DANGER VIOLENCE
  someone is shooting | DANGER VIOLENCE
  my friend took to much fentanyl he not breathing | DANGER OVERDOSE
  my brother is overdosing | DANGER OVERDOSE
  i took a whole bottle of pills | DANGER OVERDOSE
  she od'd on heroin | DANGER OVERDOSE
  i got raped | DANGER SEXUAL_ASSAULT
  he forced himself on me | DANGER SEXUAL_ASSAULT
  my stepdad touches me | DANGER SEXUAL_ASSAULT
  my boss took my papers and wont let me go | DANGER TRAFFICKING
  they make me have sex for money | DANGER TRAFFICKING
  my dad hits me im 12 | DANGER CHILD
  my chest hurts and my arm is numb | DANGER MEDICAL
  my baby isnt breathing | DANGER MEDICAL
  i think im having a stroke | DANGER MEDICAL
  bleeding a lot wont stop | DANGER MEDICAL
  this heat is killing me where can i cool off | SAFE
  my feet are killing me | SAFE
  im dying of hunger lol | SAFE
  id kill for a burger | SAFE
  killer deals on shoes | SAFE
  my battery died | SAFE
  my grandmother died and i need help with the funeral | SAFE
  i lost my husband last year, grief group | SAFE
  shoot me an email | SAFE
  flu shot | SAFE
  gun show | SAFE
  i overslept and missed breakfast | SAFE
  overdose prevention class | SAFE
  narcan kit | SAFE
  i cut hair for a living | SAFE
  they cut my hours at work | SAFE
  they cut off my lights | SAFE
  knife sharpening | SAFE
  hit me up when you know | SAFE
  we got hit hard by the hurricane | SAFE
  beat the heat center | SAFE
  drop dead gorgeous dress for prom | SAFE
  my car was hit | SAFE
  suicide awareness walk sunday | SAFE
  where can i volunteer with abused kids | SAFE
  im dead tired need a bed | SAFE
  this line is taking forever im dying lol | SAFE
  the bus driver wont let me leave my bike | SAFE
  i hang out at the park | SAFE
  jump start for my car | SAFE
  i want to end my lease | SAFE
  can i end this chat | SAFE
  i dont want to live in this shelter anymore | SAFE
  pills for my blood pressure | SAFE
  rat poison for my apartment | SAFE
  anywhere giving out dinner plates tonight in homestead | MEALS | Homestead | TONIGHT
  fridge is empty and i dont get paid till friday, food bank? | FOOD_PANTRIES
  i just got off the greyhound and i got nowhere to sleep | EMERGENCY
  motel voucher for my family | EMERGENCY
  cold out need a warming center now | EMERGENCY | - | NOW
  room to rent cheap | TRANSITIONAL
  kid has a fever where is a walk in clinic | MEDICAL
  need my teeth pulled no insurance | MEDICAL
  blood pressure check for seniors in miami | MEDICAL | Miami | - | SENIORS
  marriage counseling | COUNSELING
  drug rehab in los angeles | COUNSELING | Los Angeles
  cant sleep bad dreams since i got back from afghanistan need therapy | COUNSELING
  bra and underwear | CLOTHES
  sleeping bag | CLOTHES
  school uniforms for my boys | CLOTHES
  deoderant and a toothbrush | HYGIENE
  wash clothes near 33101 sunday | HYGIENE | 33101 | WEEKDAY
  print something tomorrow morning | TECH | - | TOMORROW
  help with water bill | ASSISTANCE
  ride to my doctors appointment | ASSISTANCE
  social security card lost | ASSISTANCE
  tutoring for my daughter after 4 | EDUCATION | - | HOUR | KIDS
  welding training | EDUCATION EMPLOYMENT
  who is hiring near me | EMPLOYMENT | me
  thank u so much | THANKS
  hablo ingles un poco need work | EMPLOYMENT
  i cant go to work because of domestic violence | DANGER VIOLENCE
  theres no point living | DANGER SUICIDE
  i bought a rope and wrote a note | DANGER SUICIDE
  goodbye everyone im going to end my life | DANGER SUICIDE
  my gf keeps punching me | DANGER VIOLENCE
  he put a gun to my head | DANGER VIOLENCE
  my cousin took fentynal and his lips are blue | DANGER OVERDOSE
  my uncle raped me | DANGER SEXUAL_ASSAULT
  my mom is having a heart atack | DANGER MEDICAL
  im gonna die if i dont eat lol | SAFE
  kill two birds food and clothes | SAFE
  my landlord is killing me with rent | SAFE
  gunshot wound aftercare wound dressing | SAFE
  shot records for my baby | SAFE
`);

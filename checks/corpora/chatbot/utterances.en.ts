import { utterances } from "./utterance.ts";

export const ENGLISH_UTTERANCES = utterances(`
  I need food in Miami tonight | MEALS FOOD_PANTRIES | Miami | TONIGHT
  where can i eat right now near me | MEALS FOOD_PANTRIES | me | NOW
  hot meal tomorrow morning | MEALS | - | TOMORROW 9
  any soup kitchens open on Sunday? | MEALS | - | WEEKDAY 10
  food bank near 33101 | FOOD_PANTRIES | 33101
  were can i get free grocries box | FOOD_PANTRIES
  food pantry that delivers for seniors | FOOD_PANTRIES | - | - | SENIORS
  my kids are hungry | MEALS FOOD_PANTRIES | - | - | KIDS
  baby formula in Homestead | FOOD_PANTRIES | Homestead
  how do i apply for food stamps | FOOD_PANTRIES
  breakfast after 8am | MEALS | - | HOUR 8
  somewhere to crash tonight | EMERGENCY | - | TONIGHT
  shelter for women with kids in San Jose | EMERGENCY | San Jose | - | WOMEN FAMILIES
  i need a bed for tonight near me | EMERGENCY | me | TONIGHT
  im gone tomorrow, need a bed tonight | EMERGENCY | - | TONIGHT
  shleter that takes my dog | EMERGENCY | - | - | PETS_ALLOWED
  got kicked out and have nowhere to go | EMERGENCY
  im sleeping in my car, where can i shower | HYGIENE
  homeless and need a dentist | MEDICAL
  warming center open now | EMERGENCY | - | NOW
  motel voucher for my family | EMERGENCY | - | - | FAMILIES
  mens shelter in Los Angeles | EMERGENCY | Los Angeles | - | MEN
  affordable housing waitlist | TRANSITIONAL
  section 8 in Hialeah | TRANSITIONAL | Hialeah
  halfway house for men | TRANSITIONAL | - | - | MEN
  i need a place to live | TRANSITIONAL
  free clinic walking distance | MEDICAL | me
  doctor without insurance on saturday | MEDICAL | - | WEEKDAY 10
  tooth ache really bad | MEDICAL
  flu shot for my son tomorrow | MEDICAL | - | TOMORROW 10 | KIDS
  eye exam and glasses | MEDICAL
  need my insulin | MEDICAL
  pregnancy test | MEDICAL
  std testing near me | MEDICAL | me
  clean needles | MEDICAL
  someone to talk to about my depression | COUNSELING
  AA meeting after 7 | COUNSELING | - | HOUR 19
  help getting off heroin | COUNSELING
  detox center in Miami Beach | COUNSELING | Miami Beach
  anger management class | COUNSELING
  therapist for my teen | COUNSELING | - | - | KIDS
  i need a winter coat | CLOTHES
  free diapers near 90012 | CLOTHES | 90012
  boots and socks | CLOTHES
  thrift store open late | CLOTHES | - | TONIGHT
  shoes for my daughter | CLOTHES | - | - | KIDS
  where to take a shower at 5pm | HYGIENE | - | HOUR 17
  wash my clothes tomorrow | HYGIENE | - | TOMORROW
  public restroom around here | HYGIENE | me
  haircut for an interview | HYGIENE
  tampons and soap | HYGIENE
  place to charge my phone | TECH
  free wifi | TECH
  obamaphone | TECH
  print my resume | TECH EMPLOYMENT
  use a computer in San Jose, CA on monday | TECH | San Jose | WEEKDAY
  behind on rent in Miami | ASSISTANCE | Miami
  they shut off my lights | ASSISTANCE
  eviction notice help | ASSISTANCE
  lost my ID | ASSISTANCE
  immigration lawyer friday morning | ASSISTANCE | - | WEEKDAY 9
  bus pass | ASSISTANCE
  dog food for my cat and dog | ASSISTANCE | - | - | PETS_ALLOWED
  child care while i work | ASSISTANCE EMPLOYMENT
  free couch and mattress | ASSISTANCE
  file my taxes | ASSISTANCE
  ged classes at night | EDUCATION | - | TONIGHT
  i want to learn english | EDUCATION
  school supplies for my kids | EDUCATION | - | - | KIDS
  after school program for teens | EDUCATION | - | - | KIDS
  who is hiring today in Hialeah | EMPLOYMENT | Hialeah | TODAY
  i need a job | EMPLOYMENT
  forklift training | EMPLOYMENT
  day labor early | EMPLOYMENT | - | TOMORROW 9
  jobs for veterans | EMPLOYMENT | - | - | VETERANS
  i don't need food, i need clothes | CLOTHES
  pizza in Gotham | MEALS | ?gotham
  hi there | GREETING
  thanks a lot! | THANKS
  talk to a real person | PERSON
  help | HELP
  forget everything | FORGET
  what's the weather tomorrow | WEATHER | - | TOMORROW
  qwerty zxcv | NOT_UNDERSTOOD
  my uncle collects stamps from Norway | NOT_UNDERSTOOD
  i want to kill myself | DANGER SUICIDE
  i dont want to be here anymore | DANGER SUICIDE
  thinking about suiside | DANGER SUICIDE
  my husband hits me | DANGER VIOLENCE
  he said he's going to kill me | DANGER VIOLENCE
  my boyfreind choked me last night | DANGER VIOLENCE
  my friend overdosed and wont wake up | DANGER OVERDOSE
  she took too many pills | DANGER OVERDOSE
  i was raped | DANGER SEXUAL_ASSAULT
  my boss took my passport | DANGER TRAFFICKING
  i ran away from home im 15 | DANGER CHILD
  chest pain | DANGER MEDICAL
  suicide prevention class volunteer | SAFE
  something to do to kill time | SAFE
  dying for a coffee | SAFE
  my feet are killing me, need shoes | SAFE
  my phone died, where can i charge it | SAFE
  narcan and overdose training | SAFE
`);

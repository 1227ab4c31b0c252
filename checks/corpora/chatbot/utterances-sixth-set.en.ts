import { utterances } from "./utterance.ts";

/** Messages of a sixth set, run once before its misses were fixed. */
export const ENGLISH_SIXTH_SET = utterances(`
  i got a fever and no insurance where do i go | MEDICAL
  need insulin i ran out and cant pay | DANGER MEDICAL
  im pregnant and havent seen a doctor yet | MEDICAL
  my tooth is killing me is there a dentist thats free | MEDICAL
  kid has a cough for 2 weeks, clinic in Hialeah? | MEDICAL | Hialeah | - | KIDS
  where can i get my blood pressure checked saturday | MEDICAL | - | WEEKDAY
  anybody doing hot meals tonight near me | MEALS | me | TONIGHT
  we're out of groceries till friday | MEALS FOOD_PANTRIES
  is there a pantry that delivers to old folks | FOOD_PANTRIES | - | - | SENIORS
  I'm 17 and got nowhere to sleep tonight | DANGER CHILD
  my dad is 72 needs a bed in Miami | EMERGENCY | Miami | - | SENIORS
  me n my husband n our two kids need a shelter that keeps us together | EMERGENCY | - | - | KIDS
  got out of prison monday need work that dont care about a record | EMPLOYMENT
  i wanna get my ged | EDUCATION
  english classes in the evening 33101 | EDUCATION | 33101
  where do i get a free phone | TECH
  need to charge my phone right now | TECH | - | NOW
  somewhere to shower tomorrow morning | HYGIENE | - | TOMORROW
  my baby needs diapers | CLOTHES
  coats for my kids its getting cold | CLOTHES | - | - | KIDS
  they shut my lights off yesterday | ASSISTANCE
  i lost my id and birth certificate | ASSISTANCE
  help with rent im two months behind | ASSISTANCE
  i'm a vet and need somebody to talk to about my ptsd | COUNSELING | - | - | VETERANS
  aa meeting after 6 | COUNSELING | - | HOUR 18
  wheelchair accessible shelter near me | EMERGENCY | me | - | DISABLED
  place to sleep that takes my dog | EMERGENCY | - | - | PETS_ALLOWED
  need a ride to my dialysis | ASSISTANCE
  where can i wash my clothes for free | HYGIENE
  cheap apartment for a single mom | TRANSITIONAL | - | - | WOMEN
  everybody would be happier if i was just gone | DANGER SUICIDE
  i have the pills in my hand and im so tired | DANGER SUICIDE
  hes outside my door with a bat yelling hes gonna get me | DANGER VIOLENCE
  my husband slammed me into the wall when i was holding the baby | DANGER VIOLENCE
  she took like ten of her pain pills and wont answer me | DANGER OVERDOSE
  my uncle makes me do stuff with him at night | DANGER SEXUAL_ASSAULT
  the man who brought us here keeps our passports and all the money we make | DANGER TRAFFICKING
  dad hits my little brother with a cord | DANGER CHILD
  grandma cant lift her arm and her words sound funny | DANGER MEDICAL
  my chest feels like its being crushed | DANGER MEDICAL
  this heat is killing me, any place with ac | SAFE
  my feet are killing me need shoes | SAFE
  i could murder a burger | SAFE
  traffic was murder, can i still get in after 8 | SAFE
  i missed my shot at the clinic, flu shot i mean | SAFE
  my car battery died and i cant get to work | SAFE
  my phone is dead | SAFE
  they cut my hours at work | SAFE
  the bank is choking us with fees | SAFE
  need somebody to fight my eviction | SAFE
  kids beat me at cards all day they are bored | SAFE
  my cat jumped off the roof and needs a vet | SAFE
  i'm dying to see my grandkids, is there a bus | SAFE
  where do i get my hair cut | SAFE
  i burned dinner and the kids are hungry | SAFE
  the strike at work is hurting us | SAFE
  class on how to spot abuse of seniors | SAFE
  my knee hurts when i walk | SAFE
  this bill is going to be the end of me lol | SAFE
  is the drug store open sunday | SAFE
`);

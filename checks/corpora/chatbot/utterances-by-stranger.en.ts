import { utterances } from "./utterance.ts";

/**
 * Messages of five sets by another person who had not read the rules; each was run once before its misses were fixed.
 */
export const ENGLISH_UTTERANCES_BY_STRANGER = utterances(`
  my boyfrend wont let me leave the house he took my keys n my phone this is my sons tablet | DANGER VIOLENCE
  This is her teacher. A student of mine, nine, came in with belt marks on her legs and is afraid to go home today. | DANGER CHILD
  they say if i dont keep workin the motel rooms they gonna hurt my lil sister back home | DANGER TRAFFICKING
  i dont wanna wake up tmrw | DANGER SUICIDE
  he got me by the neck again last nite and he home now | DANGER VIOLENCE
  my buddy took somethin and his lips r blue he wont wake up were behind the walgreens | DANGER OVERDOSE
  my ex keeps parkin outside my job & the school.. put a tracker on my car i think | DANGER VIOLENCE
  k1lling mys3lf 2nite no joke | DANGER SUICIDE
  the lady i clean for has my passport and she say i owe her 9000 and cant go out | DANGER TRAFFICKING
  my stepdad comes in my room at night im 13 what do i do | DANGER SEXUAL_ASSAULT
  my moms nephew takes her check every month and shoves her around shes 84 she told me not to tell nobody | DANGER VIOLENCE
  got the pills lined up on the dresser | DANGER SUICIDE
  i was r*ped at a party saturday dont know if i shud go to hospital | DANGER SEXUAL_ASSAULT
  hes gonna be back in 20 min need somewhere for me n my babies that he cant find | DANGER VIOLENCE
  my grandaddy cant lift his left arm all a sudden and his talkin is slurry | DANGER MEDICAL
  neighbor kids r locked in the apt alone all nite again, 3 n 5 yr old, i hear em cryin | DANGER CHILD
  my husband me pega cuando toma and tonight hes drinking alot tengo miedo | DANGER VIOLENCE
  this heat finna kill me where can i go sit in some ac | SAFE
  starving to death over here lol who got plates | SAFE
  i would kill for a hot shower | SAFE
  my phone bout to die real quick whats the closest shelter | SAFE
  got shot down by every landlord in Toledo need help findin a apartment | SAFE
  need my flu shot do yall do it free | SAFE
  these light bills are murder, who helps pay | SAFE
  I used to be a crisis counselor back in 09, now Im looking for work. Anything in Dayton? | SAFE
  we watchin suicide squad tonight n the power got cut who can help w the electric | SAFE
  killed my interview yesterday!! need steel toe boots before monday | SAFE
  bombed my GED math again where is tutoring | SAFE
  my car died and i cant get to dialysis on friday | SAFE
  Dead tired. Anyplace with cots | SAFE
  my dog got hit in the eye by a cat lol he fine but he needs cheap food any pet pantry | SAFE
  estoy muerta de cansancio girl where can i wash clothes gratis | SAFE
  diapers size 4 pls anyone | CLOTHES
  landlord put a paper on my door says 3 days. what do i do | ASSISTANCE
  AA meeting tonight near me | COUNSELING | me | TONIGHT
  my stamps ran out its the 22nd n payday is nxt week | FOOD_PANTRIES
  lgbt youth drop in?? 17 kicked out | EMERGENCY
  who can do my taxes for free im on disability | ASSISTANCE
  Where y'all at giving out turkeys thursday | MEALS | - | WEEKDAY
  glasses free. cant see the board no more | MEDICAL
  need gas money 2 get to work | ASSISTANCE
  std test no parents knowing | MEDICAL
  i lost my medicaid n my insulin runs out in a week | DANGER MEDICAL
  can i talk to a real human plz not a robot | PERSON
  bless you sweetie thank you so much | THANKS
  in spanish por favor | LANGUAGE
  been thinkin bout the bridge again | DANGER SUICIDE
  she aint breathin right took 2 blues | DANGER OVERDOSE
  s*icidal n alone in the apt | DANGER SUICIDE
  my grandson hit me and he keeps the thermostat off and hides my walker. I am 79. | DANGER VIOLENCE
  dude from the shelter said he gon stab me when i fall asleep | DANGER VIOLENCE
  I cut too deep this time and its not stopping | DANGER MEDICAL
  my coach touches me after practice and says its our secret | DANGER SEXUAL_ASSAULT
  three yrs since my wife died. gave the dog away this morning. cleaned the house. im ready to go be with her | DANGER SUICIDE
  hubby broke my fone cant call only text pls hurry hes downstairs yelling w the gun | DANGER VIOLENCE
  wife is 8 months and bleeding alot | DANGER MEDICAL
  creo que mi roommate overdosed hes purple and making snoring noise | DANGER OVERDOSE
  i could murder a cheeseburger rn anything free in Reno | SAFE
  lol my teacher gonna kill me if i dont get my hep b shot record | SAFE
  My hands are freezing to death out here, you got somewhere with gloves? | SAFE
  im a retired cop, shot at twice in 88, all i need is a ride to the VA on thursday | SAFE
  drowning in medical bills | SAFE
  these shoes are falling apart and my feet are killin me.. shoes size 12 mens | SAFE
  do yall hire people with a assault charge from 2006? Cleveland | SAFE
  My son wants to volunteer at a suicide hotline for his school hours, but today we just need the food bank in Boise. | SAFE
  that chili last week was the bomb. when yall serving again | SAFE
  beat down from working doubles need a free haircut and a clean shirt | SAFE
  the cable company is stalking me with these bills lol. cheap internet? | SAFE
  the AC died and grandma is melting like butter lord. who fixes ac for old folks | SAFE
  hungry hungry hungry | SAFE
  Shoot me a list of pantries in Akron | SAFE
  me mata el hambre bro, where they giving tacos | SAFE
  Water bill is $412 and shutoff is Tuesday | ASSISTANCE | - | WEEKDAY
  ssi denied agian who can help me appeal | ASSISTANCE
  car seat for newborn coming home friday | CLOTHES | - | WEEKDAY
  food 4 my cats i got 3 | FOOD_PANTRIES
  where can i charge my phone n sit inside til dark | TECH
  they towed my house (my van) i got no where tonight | EMERGENCY | - | TONIGHT
  im deaf. need interpreter for court, help | ASSISTANCE
  couples counseling cheap we fight about money all the time no hitting or nothing | COUNSELING
  birth certificate replacement no money it all burnt in the fire | ASSISTANCE
  mattress. floor is hard on my back im 66 | ASSISTANCE
  obama phone where | TECH
  i need me a AA or NA sumthin at 7pm | COUNSELING | - | HOUR
  what time does the st vincent de paul in eugene open | SCHEDULE
  u a bot? gimme a person | PERSON
  forget everything i told you | FORGET
  ok gracias babe bye | THANKS
  told my sister she can have my truck an my guitar. wont be needin em after tonite | DANGER SUICIDE
  HE SAID IF I CALL THE COPS HE WILL BURN THE TRAILER WITH US IN IT | DANGER VIOLENCE
  narcan aint workin gave him 2 | DANGER OVERDOSE
  idk whats wrong w me i keep thinking about kms every nite before skool 😔 | DANGER SUICIDE
  I am a nurse's aide. A resident at my job tells me her son slaps her when he takes her home on Sundays. Who do I report this to? | DANGER VIOLENCE
  unalive myself | DANGER SUICIDE
  man from the app got my pics says he'll send em to everybody unless i meet up w his friends for money.. im 15 | DANGER SEXUAL_ASSAULT
  pls dont call just text back. he checks my calls. he choked me last night infront of my daughter | DANGER VIOLENCE
  my momma boyfriend burned my lil brother with a cigarette | DANGER CHILD
  baby swallowed the bleach | DANGER OVERDOSE
  somethin got put in my drink and i woke up w no pants in some guys car | DANGER SEXUAL_ASSAULT
  27 yrs in the service and i got my 45 on the table and nobody pickin up the vet line | DANGER SUICIDE
  my dad took his whole bottle of heart meds by acident i think | DANGER OVERDOSE
  some dude been followin me since the bus stop im in the cvs now scared to go out | DANGER VIOLENCE
  mi novio broke my arm last month y ahora dice que es my turn again cuando salga el niño | DANGER VIOLENCE
  stomach is eating itself lol whats free 2 eat by union station | SAFE
  YALL KILLING ME WITH THIS SLOW APP. JUST TELL ME WHERE THE DAMN PANTRY IS IN FLINT | SAFE
  My late husband was a firefighter and died on the job in 2003. Is there a widow's group that meets in Duluth? | SAFE
  i got a gun safe to sell n need rent money by the 1st | SAFE
  dying laughing at ur answer bruh i asked for DIAPERS | SAFE
  broke asf til friday | SAFE
  writing a paper on human trafficking for class at Modesto JC, also do u have a food closet for students | SAFE
  i overslept n missed the breakfast, whens the next meal | SAFE
  they cut my hours and my benefits got slashed | SAFE
  kill two birds, groceries AND a jacket same spot, Yakima | SAFE
  ok last thing before i hang it up for the night lol when does goodwill open | SAFE
  was in a abusive marriage 20 years ago, long over with. now i need a eye doctor thats free | SAFE
  i beat the cancer!! but i still owe, who pays for medicine | SAFE
  My kid is bouncing off the walls and Im gonna lose it, free playgroup near 55407? | SAFE
  el bus me dejo, ay me quiero morir de la vergüenza lol necesito un ride a la entrevista | SAFE
  hi its me again sorry. still lookin for a place for tonight, they was full | EMERGENCY | - | TONIGHT
  bus pass for job interview tommorrow | ASSISTANCE EMPLOYMENT | - | TOMORROW
  teeth | MEDICAL
  tampons n pads free?? embarassing | HYGIENE
  dinner for seniors at the community center monday? | MEALS | - | WEEKDAY
  get my record sealed 4 free | ASSISTANCE
  lost my job at the plant tuesday how do i file | EMPLOYMENT
  wut u need for medi-cal | ASSISTANCE
  my son is aging out of foster care in two weeks, where will he live | TRANSITIONAL
  bed bugs. landlord wont do nothin | ASSISTANCE
  what pantry is open at noon tomorrow near me | FOOD_PANTRIES | me | HOUR
  is catholic charities in laredo open saturday | SCHEDULE
  appreciate u fam 🙏🏾 | THANKS
  is somebody real there | PERSON
  sorry no english, habla español? | LANGUAGE
  i wanna kill myself i cant do another nite in this car | DANGER SUICIDE
  Been thinking of sewerslide all week. dont tell me to breathe | DANGER SUICIDE
  my brother just texted he is gonna shoot hisself he is in his truck what do i do | DANGER SUICIDE
  he hit me agian and my lip is busted im hiding in the bathroom | DANGER VIOLENCE
  hubby choked me last nite he said next time i wont wake up | DANGER VIOLENCE
  i got r*ped at the camp under the bridge | DANGER SEXUAL_ASSAULT
  My moms boyfriend touches me down there when she at work im 14 | DANGER SEXUAL_ASSAULT
  she took like 30 tylenols and shes not talking right | DANGER OVERDOSE
  dude od'd in the stall at the librery his lips r blue no narcan | DANGER OVERDOSE
  el boss wont let us leave the house he has our passports and a gun help | DANGER TRAFFICKING
  im starving to death lol any free lunch | SAFE
  this back pain is killin me need a dr that dont charge | SAFE
  my phone keeps dying on me, where can i get one of them free goverment phones | SAFE
  tooth is murder. free dentist tulsa | SAFE
  my ex used to beat me, been out 4 years now and safe. looking for a womens group to talk about it | SAFE
  my son passed from an overdose in march. is there a group for parents | SAFE
  where do they give out narcan free for my purse just in case | SAFE
  doing a poster on suicide prevention for health class, who gives out flyers | SAFE
  landlord says hes gonna shoot up the rent 400 can he do that | SAFE
  got shot down at 3 interviews this week, somebody help me w a resume | SAFE
  these shoes r beat to hell size 11 need boots | SAFE
  i just need to kill 2 hours till my bus | SAFE
  they threatend to cut my lights off friday | SAFE
  dying of heat out here where is a place to cool off phoenix | SAFE
  i hit my knee on the bed y me duele un monton, any clinica | SAFE
  me n my 3 babies got put out today we need somewere to sleep tonight | EMERGENCY | - | TONIGHT
  67 yrs old on ssi cant find nothing under 900 a month any senior apartments | TRANSITIONAL
  hot food near me open now | MEALS | me | NOW
  any church feedin ppl on sunday | MEALS | - | WEEKDAY
  EBT dont hit till the 9th and fridge is empty got 4 mouths. groceries? | FOOD_PANTRIES
  got a cut thats all yellow and hot no insurance where do i go | MEDICAL
  broke molar cant chew sliding scale dentist pls | MEDICAL
  run out of insuline monday n cant pay for it | DANGER MEDICAL
  library patron, elderly gentleman, asks about free reading glasses or eye exams | MEDICAL
  rehab for females where i can bring my baby | COUNSELING
  army vet, ptsd real bad cant sleep, somebody to talk to not the va | COUNSELING
  where can a guy shower today | HYGIENE | - | TODAY
  free laundry around me? | HYGIENE | me
  need dress pants for a interveiw mens 34 | CLOTHES
  diapers size 4 we are down to the last 2 | CLOTHES
  buss pass so i can get to work till i get paid | ASSISTANCE
  ride for my dad in a wheelchair to dialysis fridays | ASSISTANCE | - | WEEKDAY
  Can somebody help with the water bill they want 312 dollars | ASSISTANCE
  everything got stole need a birth certifacate and state id | ASSISTANCE
  got a eviction paper on my door do i need a lawyer i aint got money | ASSISTANCE
  how do i sign up for snap | FOOD_PANTRIES
  guarderia cheap for my niño i get off at 5pm | ASSISTANCE | - | HOUR
  what time does salvation army close | SCHEDULE
  is it gonna freeze tonite | WEATHER | - | TONIGHT
  i dont want a robot give me a person | PERSON
  gonna unalive myself tonight idc anymore | DANGER SUICIDE
  I am seventy four and since Helen died I want to end my life | DANGER SUICIDE
  cut my rists deep its not stoping | DANGER SUICIDE
  my girlfreind beats me with a belt. yes im a man. dont laugh | DANGER VIOLENCE
  He locked me in the basement period He took my keys period please hurry | DANGER VIOLENCE
  ex got out of jail n says hes coming to k1ll me n my mama | DANGER VIOLENCE
  somebody raped me at the shelter and staff wont do nothin | DANGER SEXUAL_ASSAULT
  my dad punches me when i get a bad grade. i got bruises all on my ribs | DANGER CHILD
  took 2 many percs cant stay awake help | DANGER OVERDOSE
  my primo overdosed he is turning morado what do i do | DANGER OVERDOSE
  my couch died. free furnature? | SAFE
  6 months clean off heroin today!! need a NA meeting to celebrate | SAFE
  this cold is killing my kids hands where they got gloves | SAFE
  im dead broke til thursday need gas money | SAFE
  sun is stabbing my eyes since i lost my glasses, free eye place? | SAFE
  they charged my cousin with assault from a bar fight 2 yrs ago needs a public defender | SAFE
  roomate is driving me insane i could strangle him lol need my own cheap place | SAFE
  yall chat is so slow im dying over here | SAFE
  Volunteer asking: which agencies in Boise run trauma groups for adults who were abused as kids | SAFE
  migraine beating on my skull like a drum. urgent care thats free? | SAFE
  id kill for a job at the chicken plant, who hires felons | SAFE
  is this the suicide squad movie nite at the rec center or nah | SAFE
  got a shut off threat from the gas company | SAFE
  i dont want to overdo my blood pressure pills can a free pharmacist look at my list | SAFE
  smell like a muerto lol where can i take a shower | SAFE
  im 17 parents kicked me out for being trans where can i stay | DANGER CHILD
  family shelter that dont split up dad from us | EMERGENCY
  wheelchair apt low income waitlist open anywere | TRANSITIONAL
  supper tonight anybody | MEALS | - | TONIGHT
  thanksgivin dinner for ppl w no family thursday | MEALS | - | WEEKDAY
  closest pantry to me that dont ask for id | FOOD_PANTRIES | me
  sumwhere open saterday to get a infected spider bite looked at | MEDICAL | - | WEEKDAY
  where to get tested its itchin down there | MEDICAL
  test came back positive, 19, scared, no insurance. ultrasound? | MEDICAL
  shots for kindergarden tomorrow is the deadline | MEDICAL | - | TOMORROW
  i need detox like rn been drinkin a fifth a day | COUNSELING | - | NOW
  hearing voices ran outta seroquel need a psych dr takes medicaid | DANGER VIOLENCE
  my teen and me fight all day long, family therapist on a slidin scale | COUNSELING
  pads and tampons and soap where | HYGIENE
  need a ride to court tomorow at the county buildin | ASSISTANCE | - | TOMORROW
  bus pass 4 community college | ASSISTANCE
  just outta county got no social security card no nothing | ASSISTANCE
  slumlord wont fix the heat who do i report 2 | ASSISTANCE
  im 16 can i get a job somewhere after school | EMPLOYMENT
  caseworker asking, emergency cash assistance for burned out household | ASSISTANCE
  wifi hotspot for kid homework cant afford comcast | TECH
  my hermana needs pañales and wipes newborn | CLOTHES
  is st vincent de paul open on sundays | SCHEDULE
  what time it get dark | WEATHER
  can i call somebody real | PERSON
  how does this thing work | HELP
`);

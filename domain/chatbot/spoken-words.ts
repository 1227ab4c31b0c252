import { listed, type Topic } from "../services/topics/topic.ts";

/** Requests that are too vague for the list's search, but clear in a talk. */
export const SPOKEN_TOPICS: readonly Topic[] = [
  {
    // The writer's role for others is not what they ask for.
    needs: [],
    words: [],
    asked: listed(`
      im a social worker, i am a social worker, social worker here, im a case manager, i am a case manager,
      im a caseworker, im a librarian, im a nurse, i am a nurse, im a teacher, i am a teacher, im a counselor,
      crisis counselor, im a volunteer, school counselor here, soy trabajadora social, soy trabajador social,
      trabajadora social, trabajador social, soy enfermera, soy enfermero, soy maestra, soy maestro, soy
      voluntaria, soy voluntario, soy bibliotecaria, soy consejera, spanish speaking, speaks spanish, speak
      spanish, habla español, hable español, not ask for id, no id needed, without id, dont ask for id, doesnt ask for id, no
      id required, sin id, no piden id, no pidan id, no pida id, sin identificacion, no piden papeles, no pidan papeles, shot
      down, shot at, en el bus, on the bus, off the bus, bus station, bus stop, estacion de bus, terminal de camiones, parada
      del bus, central de autobuses, greyhound station, about money, por dinero, falling apart, hablen español, hablan español, sin ingles, no english, without
      english, no hablo ingles, no se ingles, dont speak english, i dont speak english, no habla ingles
    `),
  },
  {
    needs: ["ASSISTANCE"],
    words: [],
    asked: listed(`
      interpreter, interprete, translator, traductor, to appointments, to my appointments, a mis citas, rides, deudas, debts, debt, cut off my gas, cortaron el gas, me cortaron el gas, sin gas, mensajeria, cant get to, no way to get to, no way to get, how can i get to my, car died, car broke down, my car broke,
      car wont start, no car, no tengo carro, no tengo como ir, no tengo como llegar, como moverme, se me
      descompuso el carro, se descompuso mi carro, se me poncho, guaguita, get me to, take me to, somebody to
      drive, llevarme a, que me lleve, quien me lleve, me lleven, pa llevar, para llevar a mi, cama para mi niña,
      cama para mi niño, cama para mi hija, cama para mi hijo, cama usada, cama matrimonial, used bed, bed for my
      daughter, bed for my son, twin bed, bunk bed, literas, colchones, mattresses, crib mattress, past due bill,
      behind on my bills, deposit, section, rent, help with bills, biles atrasados, gasolina, gasoline, gas
      voucher, token, tokens
    `),
  },
  {
    needs: ["FOOD_PANTRIES"],
    words: [],
    asked: listed(`
      my stamps, stamps ran out, no stamps, my snap, mis estampillas, se me acabaron las estampillas, mandadito,
      food boxes, cajas de despensa, bag of groceries, free groceries, aplicar para food stamps
    `),
  },
  {
    needs: ["EMPLOYMENT"],
    isSituation: true,
    words: [],
    asked: listed(`
      for work, para work, de work, pal trabajo, de trabajo, trabajo en, i work at, i work in, trabajo de dia, to work, get to work, go to work, going to work, back to work, before work, after work, from work, my job, i
      work, off work, on the job, antes de la entrevista, before my interview, for my interview, para mi entrevista, soy jornalero, soy estudiante, ir al trabajo, ir a trabajar, voy al trabajo, al trabajo, del trabajo, mi trabajo, entro a
      trabajar, salgo de trabajar, salgo del trabajo, antes del trabajo, despues del trabajo, para el trabajo,
      trabajo de noche, trabajo los, work nights, work days, work full time, work two jobs
    `),
  },
  {
    needs: ["MEDICAL"],
    isSituation: true,
    words: [],
    asked: listed(`
      to the doctor, to the doctors, to my doctor, to the hospital, to the clinic, to dialysis, to chemo, to the va, the va, dialysis,
      doctors appointment, doctor appointment, my appointment, medical appointment, al doctor, al medico, al
      hospital, a la clinica, a la dialisis, dialisis, a mi cita, mi cita, cita medica, cita del doctor
    `),
  },
  {
    needs: ["MEALS", "FOOD_PANTRIES"],
    words: [],
    asked: listed(`
      comida gratis, hambriento, hambrienta,
      hungy, foods, free food, donde como, dan comida gratis
    `),
  },
  {
    needs: ["MEALS"],
    words: [],
    asked: listed(`
      eat, eating, fed, feed, comer, coma, donde comer, plates, dinner plates,
      free meal, free meals, serve food, serving food, serving dinner, serving lunch, cooked food,
      cenar, merendar, burger, cheeseburger, hamburguesa, chili, tamales, pupusas, bread, pan, soup, sopita, arroz, frijoles, pollo, pizza, tacos, bite to eat, get a bite, coffee, something hot to eat, un plato
    `),
  },
  {
    needs: ["FOOD_PANTRIES"],
    words: [],
    asked: listed(`
      bags of food, food to take home, canned food, canned goods, halal, enlatados, pantries, despensas, ebt, snap benefits, snap
      card, food distribution, reparten comida, reparten despensas, dan despensas, regalan comida,
      cupones
    `),
  },
  {
    needs: ["EMERGENCY"],
    words: [],
    asked: listed(`
      to crash, crash tonight, place to crash, sleep, sleep tonight, place to sleep, somewhere to sleep, where to sleep, spend the night,
      sleep inside, stay tonight, somewhere to stay, where can i stay, place for the night, no where to go, no where to sleep, no where tonight, nowhere tonight, nowhere to sleep, un techo, techo esta noche, somewhere with ac, some ac, con aire, lugar con aire, lugar fresco, ac, roof
      over, dormir, donde dormir, quedarme, quedarnos, donde quedarme, pasar la noche, ?duermo,
      ?dormimos, ?duerme, sleeping outside, sleeping on the street, slept outside, a place for tonight, place for tonight, place tonight, need a room tonight, no home, no house, have no
      home, lost my home, no tengo donde, no tengo a donde ir, sin hogar, afuera en el frio, warm
      place to sleep, out of the cold, out of the heat, get out of the cold, get out of the heat,
      corrieron de la casa, corrieron de mi casa, echaron de la casa, botaron de la casa, sacaron de la
      casa, echaron a la calle, hotel, motel, hotel voucher, motel voucher, shelters, refugios, albergues, emergency housing, pernoctar
    `),
  },
  {
    needs: ["TRANSITIONAL"],
    words: [],
    asked: listed(`
      apartment, where will he live, where will she live, where will i live, where will we live, donde voy a vivir, donde vamos a vivir, place to live, a place to live, somewhere to live, donde vivir, lugar para vivir,
      long term housing, permanent housing, vivienda permanente, sober home, sober homes, room to rent, rooms to rent, cuarto barato, low rent, cheap apartment, help
      finding an apartment, find an apartment
    `),
  },
  {
    needs: ["MEDICAL"],
    words: [],
    asked: listed(`
      doctors, medico, medica, doctora, see a doctor, ver a un doctor, urgent care, health clinic,
      medicina para, prueba de covid, covid test, prueba gratis, pomada, ointment, medical help, medical care, atencion medica, medicine, pediatrician, pediatra, ginecologo,
      ginecologa, gynecologist, dentistas, diente, dientes, tooth, teeth, tooth hurts, me duele el
      diente, me duele una muela, eyes, eyeglasses, vaccinated, vaccinate, vacunar, vacunarme,
      vacunarlo, blood test, lab test, x ray, prescriptions, recetas, pregnancy care, ultrasound,
      ultrasonido, estoy enfermo, estoy enferma, enferma, me siento mal, herida, cortada, std, ets,
      hiv, mental clinic
    `),
  },
  {
    needs: ["COUNSELING"],
    words: [],
    asked: listed(`
      therapy, talk to a therapist, therapist, quit drugs, get off drugs, stop using, stop drinking,
      stop using drugs, get sober, sober, na meeting, aa meeting, widows group, widow group, grupo de viudas, narcoticos anonimos, narcotics anonymous, grupo de apoyo, hears voices, hearing voices, oye voces, oigo voces, couples counseling, terapia familiar, rehab, recovery, clean and sober,
      dejar de beber, dejar de fumar, quit smoking, grupo de aa, terapia, psicologo, i need to talk,
      apoyo emocional, emotional support, counselors, addict, adiccion, mental
    `),
  },
  {
    needs: ["CLOTHES"],
    words: [],
    asked: listed(`
      clothes, something to wear, warm clothes, shirt, shirts, pants, dress, camisa, camisas,
      vestido, pantalones, interview clothes, work clothes, ropa para entrevista, ropa para entrevistas, ropa de
      trabajo, jackets, chamarra, chamarras, chaquetas, abrigos, zapato, shoe, cobijas,
      blankets
    `),
  },
  {
    needs: ["HYGIENE"],
    words: [],
    asked: listed(`
      bath, take a bath, bathing, baño, baños, wash, wash my clothes, wash clothes, lavar mi ropa,
      lavar, do laundry, do my laundry, clean clothes, public bathroom, use the bathroom, showering,
      ducharse, banarse, bañarnos, bañar, me puedo bañar, toilets, hair cut, cut my hair, cut hair, corte de pelo y,
      pads, tampon, aseo
    `),
  },
  {
    needs: ["TECH"],
    words: [],
    asked: listed(`
      charge my phone, charge a phone, charge phone, charge my cell, ?charge, charging, cargar,
      cargar el telefono, cargar mi telefono, use a computer, use computer, use the internet,
      internet, get a phone, a cell phone, need a phone, cheap phone, telefono gratis, celulares
      gratis, usar una computadora, usar internet, laptop, laptops, wi fi, smartphone, un telefono,
      un celular
    `),
  },
  {
    needs: ["ASSISTANCE"],
    words: [],
    asked: listed(`
      pay my rent, pay rent, help with rent, rent help, pagar renta, la renta, electricity,
      electric, power bill, light bill, bill, pay my bills, bills, luz, recibos, legal, legal
      advice, abogados, lawyers, attorneys, asesoria legal, id, my id, an id, get an id, birth
      certificate, acta, taxes, impuestos, mail, get mail, get my mail, bus passes, bus tickets,
      pase de bus, a ride, need a ride, ride, bed frame, daycare, day care, childcare, guarderia,
      watch my kids, dog, dogs, perros, gatos, cats, veterinario, money, dinero, cash, immigration
      lawyer, abogado de inmigracion, gas money, evicted, eviction, desalojar, desalojaron, get
      evicted, landlord wants me out, lost my id, perdi mi id, identificacion, books, libros, ssi,
      pet food, pet, comida para perro, comida para mi perro, comida para perros, comida para gatos,
      comida para mi gato, comida de perro, comida para mascotas, comida para mi mascota, cuida los
      niños, cuida a mis hijos, cuida mis hijos, cuidar niños, cuidar a mis hijos, cuidado de niños,
      quien cuide, me cuida, me cuide
    `),
  },
  {
    needs: ["EDUCATION"],
    words: [],
    asked: listed(`
      computacion para, computacion pa, english, clases, study, estudiar, tutors, tutor,
      homework, tarea, learn, aprender, scholarships, school for, escuelas, diploma, finish school,
      terminar la prepa, curso de ingles, ingles
    `),
  },
  {
    needs: ["EMPLOYMENT"],
    words: [],
    asked: listed(`
      job, jobs, a job, find work, need work, looking for work, work today, get hired, hire, hires,
      employment, empleo, chambas, busco trabajo, trabajar, trabajos, hiring, contratando, contratan, welding, soldadura, donde trabajar, career,
      resume, curriculum, cv, necesito trabajo, day labor, capacitacion, ocupan gente, ocupen gente, necesitan gente, need workers, needs workers, quien ocupe, donde ocupen, job help, some work,
      want to work
    `),
  },
  {
    needs: ["EMPLOYMENT"],
    isSituation: true,
    words: [],
    asked: listed(
      "while i work, when i work, at work, my work, mientras trabajo, cuando trabajo, para trabajar",
    ),
  },
  {
    needs: ["ASSISTANCE"],
    isSituation: true,
    words: [],
    asked: listed(
      "got evicted, was evicted, were evicted, we got evicted, i got evicted, me desalojaron, nos desalojaron",
    ),
  },
  {
    needs: ["COUNSELING"],
    isSituation: true,
    words: [],
    asked: listed("out of rehab, got out of rehab, left rehab, sali de rehabilitacion"),
  },
  {
    needs: [],
    audience: "PETS_ALLOWED",
    words: [],
    asked: listed(`
      my dog, my cat, my pet, my puppy, pitbull, pit bull, my pit, chihuahua, puppy, cachorro, cachorra, mi pitbull, service dog, emotional support dog, mis perros, mis gatos, my dogs, my cats, with a dog, with my dog, with pets, pets allowed, allow pets, allows
      pets, take pets, take dogs, takes dogs, takes pets, that takes dogs, accepts dogs, accepts pets, allow dogs, accept pets, pet friendly, dog friendly, mi perro, mi perrita, mi
      perrito, mi gato, mi gata, mi mascota, con perro, con mascotas, con mascota, aceptan perros,
      aceptan mascotas, aceptan animales, dejan entrar perros
    `),
  },
  {
    needs: [],
    audience: "KIDS",
    words: [],
    asked: listed(`
      my son, my daughter, my child, my children, my kid, my kids, my baby, mi hijo, mi hija, mi
      bebe, mis niños, mis niñas, mis nietos, mis chamacos, mi chamaco, youth, teenagers, minors,
      menores, years old boy, years old girl, im 16, im 17, im 15, tengo 15, tengo 16, tengo 17,
      under 18, hijos, hijo, hija, 16 year old, 15 year old, 17 year old, muchachos, chicos,
      adolescentes, young people, toddler, 2 year old, 3 year old
    `),
  },
  {
    needs: [],
    audience: "WOMEN",
    words: [],
    asked: listed(`
      females, female, girls, im a woman, for women, womens, women only, solo mujeres, soy mujer,
      mujer sola, for moms, for mothers, new moms, para mamas, mothers group
    `),
  },
  {
    needs: [],
    audience: "MEN",
    words: [],
    asked: listed(`
      males, male, im a man, for men, mens, men only, solo hombres, soy hombre, hombre solo,
      varones, varon
    `),
  },
  {
    needs: [],
    audience: "FAMILIES",
    words: [],
    asked: listed(`
      my family, our family, mi familia, family of, wife and kids, me and my kids, yo y mis hijos,
      mis hijos y yo, my kids and i, my kids and me, whole family, toda la familia, familias
    `),
  },
  {
    needs: [],
    audience: "SENIORS",
    words: [],
    asked: listed(`
      my grandma, my grandmother, my grandpa, my grandfather, elder, old people, senior citizen,
      senior citizens, im 65, im 70, over 60, over 65, mi abuela, mi abuelo, mi abuelita, mi
      abuelito, abuelos, adulto mayor, persona mayor, para mayores, gente mayor, viejito, viejita, anciano,
      anciana, personas de la tercera edad
    `),
  },
  {
    needs: [],
    audience: "DISABLED",
    words: [],
    asked: listed(`
      im disabled, in a wheelchair, wheel chair, wheelchair accessible, discapacitados, discapacitada,
      discapacidades, estoy en silla de ruedas, sordos, ciegos, deaf people, autistic, autista
    `),
  },
  {
    needs: [],
    audience: "VETERANS",
    words: [],
    asked: listed(`
      im a vet, im a veteran, served in the army, ex marine, marines, navy, veteranas, veterana, fui
      militar, va benefits
    `),
  },
  {
    needs: [],
    audience: "LGBT",
    words: [],
    asked: listed(`
      lgbtq youth, lgbt, trans woman, trans man, lesbiana, lgbtq friendly, bi, mujer trans, hombre
      trans
    `),
  },
];

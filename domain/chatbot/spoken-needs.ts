import { listed, type Topic } from "../services/topics/topic.ts";

/** Phrases that people use for each need, beyond the words that the search knows. */
export const SPOKEN_NEEDS: readonly Topic[] = [
  {
    needs: [],
    words: [],
    asked: listed("id kill, id like, id love, id rather, id be, ya tengo, para mi, i have a"),
  },
  {
    needs: ["TRANSITIONAL"],
    words: [],
    asked: listed(`
      my own place, own place, own cheap place, cheap place, place of my own, place of our own, rent a room, a room, need a
      room, room for rent, senior apartments, efficiency, duplex, mi propio lugar, lugar propio, apartamentito, cuartito,
      casita, apartamento para mayores, donde alquilen, alquilan cuartos, rentan cuartos
    `),
  },
  {
    needs: ["EMERGENCY"],
    words: [],
    asked: listed(`
      family shelter, lay my head, rest my head, lay down tonight, indoors tonight, get indoors,
      off the street, off the streets, hay cupo, ay cupo, tienen cupo, cupo para, cupo esta noche, room at the shelter, hay
      aire, con aire, sombra, donde hay sombra, techito, donde pasar la noche, donde me quede, donde quedarse, donde caiga,
      cama para pasar la noche, a place inside, sleep in my car safe, refugio para familias, they are full, theyre full,
      shelter is full, shelters are full, estan llenos, esta lleno el albergue, el albergue esta lleno, get out tonight, leave
      tonight, salirme esta noche, irme esta noche
    `),
  },
  {
    needs: ["MEDICAL"],
    words: [],
    asked: listed(`
      spider bite, bug bite, dog bite, infected, infectado, infectada, rash, sarpullido, ronchas, earache, ear ache, ear
      infection, pink eye, sore throat, stitches, puntadas, sprained, torcedura, esguince, swollen, hinchado, hinchada,
      inchado, inchada, broken tooth, chipped tooth, denchers, denture, dentures, metformin, metformina, lisinopril, insuline,
      insulina, inhalador, antibiotic, antibiotico, antibioticos, antibiotics, refills, presion alta, blood pressure pills,
      pharmacist, farmaceutico, blood work, analisis de sangre, lab work, sonograma, control prenatal, obstetra, uti, yeast
      infection, std testing, examen de la vista, eye place, eye test, reading glasses, lenses, fillings, extraction, sacarme
      una muela, postiza, postizos, lice, piojos, scabies, sarna, stomach ache, dolor de estomago, migraine, migrana, physical
      therapy, terapia fisica, fisioterapia, cut my hand, cut my finger, cut my foot, me corte la mano, me corte el dedo, me
      corte el pie, mammograms, kidney, rinones, cancer, colonoscopy, wound, cast off
    `),
  },
  {
    needs: ["COUNSELING"],
    words: [],
    asked: listed(`
      psych dr, psych doctor, psychiatric, psychiatric meds, trauma group, trauma groups, group to talk, womens group, a group
      for, group for parents, talk about it, grupo de na, grupo de mujeres, grupo para padres, na group, sponsor, family
      therapist, marriage counselor, grief group, grupo de duelo, someone to listen, needs someone to talk to, con quien
      hablar, depresion, depressed, mi depresion, panic attacks, drug program, programa de drogas, clean time, relapse,
      relapsed, recai, alcoholic, alcoholico, alcoholica, dejar el alcohol, vaping, quit vaping, gambling problem, drinks too
      much, drinks way too much, drink too much, drink way too much, drinking too much, quit drinking, stop drinking, tomo
      mucho, tomo demasiado, toma mucho, dejar de tomar, dejar de beber, somebody to listen, someone to listen to me, somebody
      to talk to, someone to talk to, talk to anyone, wife passed, husband passed, wife died, husband died, mom died, dad died,
      my son died, my daughter died, grieving, estoy de luto, murio mi esposa, murio mi esposo, murio mi mama, murio mi papa,
      se me murio, alguien que me escuche, alguien con quien hablar
    `),
  },
  {
    needs: ["MEALS"],
    words: [],
    asked: listed(`
      feeding people, feeding ppl, feeding folks, feeding the homeless, feedin people, feeds people, feed people, give out
      plates, giving out plates, hot plate, hot plates, hot food, sack lunch, sack lunches, bag lunch, free lunch, free
      breakfast, free dinner, soup kitchens, comida caliente, comida hecha, almuerzos, dan desayuno, dan de comer, den de comer,
      dan de cenar, comedor comunitario, comedor, lonche, lonches, platito, un plato de comida, sandwiches, sandwich, leftovers
    `),
  },
  {
    needs: ["FOOD_PANTRIES"],
    words: [],
    asked: listed(`
      food banks, banco de comida, bancos de comida, caja de comida, cajas de comida, bolsa de comida, bolsas de comida, mandado
      gratis, food pantrys, pantry, deliver groceries, groceries delivered, food box, box of food, boxes of food, viveres,
      provisiones, comida enlatada, leche gratis, wic office, oficina de wic, apply for snap, solicitar estampillas
    `),
  },
  {
    needs: ["ASSISTANCE"],
    words: [],
    asked: listed(`
      slumlord, wont fix, landlord wont, landlord wont fix, landlord wont do, report my landlord, tenant rights, renters rights,
      derechos de inquilino, inquilinos, moho, mold, code enforcement, no arregla, apelar, apelacion, appeal, appeal my, got
      denied, was denied, me negaron, negaron, apply for disability, disability benefits, the disability, el disability, get on
      disability, cortar el water, cortar el agua, cortar la luz, cortar el gas, cortaron el agua, cortaron la luz, water bill,
      water got cut, lights out, my lights, light bill, power shut off, electric shut off, quien lleva, quien me lleve, quien
      nos lleve, llevar a mi, lleve a mi, ride to, rides to, a lift to, taxi voucher, gas card, multa, multas,
      pelear una multa, ticket de transito, wage garnishment, garnished, collections, debt collector, bankruptcy, bancarrota,
      identity theft, robo de identidad, power of attorney, poder notarial, name change, cambio de nombre, u visa, visa u,
      asilo politico, permiso, renovar permiso, ciudadano, social security office, oficina del seguro, replacement card,
      reponer, replace my id, copy of my birth certificate, notarizar, fax something, muebles gratis, couch, sofa cama, dresser,
      crib, cuna, stroller, carriola, caregiver, someone to take care of, home health, home aide, adult day care, alzheimers, alzheimer, respite, cuidadora
      para mi, quien cuide a mi mama, pension, retiro, jubilacion
    `),
  },
  {
    needs: ["ASSISTANCE"],
    words: ["lawyer"],
    asked: listed(`
      last paycheck, my paycheck, unpaid wages, stolen wages, wage theft, didnt pay me, wont pay me, not paying me, never paid
      me, no me pagan, no me paga, no me pago, no me pagaron, no me quieren pagar, no me quiere pagar, salario atrasado, robo
      de salario, robo de sueldo
    `),
  },
  {
    needs: ["EMPLOYMENT"],
    words: [],
    asked: listed(`
      who hires, who hires felons, hires felons, get a job, got any jobs, jobs for, trabajo para, busco chamba, chambita, jale
      de, jalecito, trabajo de limpieza, limpieza de casas, trabajo de noche, night shift, part time, full time job, medio
      tiempo, tiempo completo, agencia de empleo, agencias, temp agencies, staffing agency, record criminal trabajo, ocupo
      trabajo, ocupo jale, quiero trabajar, where can i apply, job application help
    `),
  },
  {
    needs: ["TECH"],
    words: [],
    asked: listed(`
      wifi hotspot, hotspot, free wifi, wifi gratis, wifi, data plan, minutes for my phone, obama phone, lifeline phone, free
      phone, government phone, telefono del gobierno, celular gratis, chromebook, tablet gratis, donde cargar, cargar mi cel,
      charge my fone, print something, imprimir, print papers, scan papers
    `),
  },
  {
    needs: ["HYGIENE"],
    words: [],
    asked: listed(`
      clean myself up, get clean clothes washed, wash my stuff, wash up, place to wash, donde bañarme, donde me baño, bañarse,
      regaderas, duchas, lavanderia gratis, laundry help, laundry money, lavo mi ropa, lavar ropa, cut hair, haircut, free
      haircuts, barber, peluquero, peluqueria, corte gratis, toilet, baño publico, deodorant, toothpaste, pasta de dientes, tampons and pads, kotex
    `),
  },
  {
    needs: ["CLOTHES"],
    words: [],
    asked: listed(`
      diapers and wipes, pull ups, onesies, baby clothes, ropita, ropita de bebe, winter coat, winter coats, coat drive, raincoat,
      impermeable, gloves, guantes, socks, calcetines, medias, underwear, calzones, boxers, bras, brasier, hoodie, sudadera,
      sweatshirt, sleeping bag, sleeping bags, bolsa de dormir, tarp, lona, school uniforms, uniforme escolar, uniformes,
      scrubs, steel toes, boots, botas, tenis, sneakers, slippers, chanclas, big and tall, plus size, maternity clothes, ropa de
      maternidad
    `),
  },
];

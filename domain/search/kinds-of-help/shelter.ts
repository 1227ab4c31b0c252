import { listed, type Topic } from "../../services/topics/topic.ts";

/** A place for the night, and a home. */
export const SHELTER_TOPICS: readonly Topic[] = [
  {
    needs: ["EMERGENCY"],
    words: listed(`
      shelter, albergue, refugio, shelters, place to sleep, lugar para dormir, homeless shelter
    `),
    asked: listed(`
      ?posada, hospedaje, ?un techo, dormitorio, casa del migrante, casa refugio, catre, catres, litera, literas, colchoneta, colchonetas, cama para
      hoy, cama para esta noche, pasar la noche, lugar para quedarme, alojamiento, place to stay,
      place to crash, bed tonight, bed for the night, cot, cots, bunk, bunks, ?mission, rescue mission,
      navigation center, safe haven, ?overflow shelter, alvergue, alberge, refujio, shleter
    `),
  },
  {
    needs: ["EMERGENCY"],
    words: listed(`
      bed, beds, cama, camas, cot, cots, catre, catres, bunk, bunks, litera, literas, colchoneta, colchonetas, sleeping mat,
      sleeping mats
    `),
    asked: listed(
      "mat to sleep, mat tonight, mats tonight, mat for the night, mat on the floor, floor mat, floor mats, bunk bed, bunk beds",
    ),
  },
  {
    needs: ["EMERGENCY"],
    words: listed(`
      emergency shelter, albergue de emergencia, refugio de emergencia, night shelter, albergue
      nocturno
    `),
    asked: [],
  },
  {
    needs: ["EMERGENCY"],
    words: listed(`
      warming center, centro de calentamiento, winter shelter, albergue de invierno, centro de
      calefacción, lugar cálido, lugar caliente, warm place
    `),
    asked: listed(`
      ?tengo frío, calentarme, calefacción, frente frío, ?helada, ?nevada, ?freezing, warm up, code
      blue, cold weather shelter, polar vortex
    `),
  },
  {
    needs: ["EMERGENCY"],
    words: listed(`
      cooling center, centro de enfriamiento, lugar fresco, aire acondicionado, air conditioning
    `),
    asked: listed(`
      ?mucho calor, ?ola de calor, refrescarme, ?heat wave, cool off, heat shelter
    `),
  },
  {
    needs: ["EMERGENCY"],
    words: listed(`
      day shelter, day center, drop in center, centro de día, albergue diurno
    `),
    asked: [],
  },
  {
    needs: ["EMERGENCY"],
    isSituation: true,
    words: listed(`
      homeless, homelessness, unhoused, sin hogar, sin techo, personas sin hogar, personas en
      situación de calle
    `),
    asked: listed(`
      estoy en la calle, vivo en la calle, dormir en la calle, durmiendo en la calle, no tengo casa,
      sin casa, me quedé en la calle, debajo del puente, indigente, deambulante, desamparado, on the
      streets, living on the street, sleeping rough, nowhere to go, no place to go, rough sleeping,
      houseless, unsheltered, under the bridge, on skid row
    `),
  },
  {
    needs: ["TRANSITIONAL"],
    words: listed(`
      housing, vivienda, apartment, apartamento, departamento, room for rent, cuarto de renta, SRO
    `),
    asked: listed(`
      cuarto, cuarto barato, rentar cuarto, renta barata, depa, depto, apto, apartamento barato,
      ?traila, casa rodante, cheap room, ?single room, ?studio, ?trailer, mobile home, rooming
      house, bibienda, ?casa, ?hogar
    `),
  },
  {
    needs: ["TRANSITIONAL"],
    words: listed(`
      transitional housing, vivienda de transición, vivienda transitoria, transitional living,
      halfway house, casa de medio camino, bridge housing, hogar de transición
    `),
    asked: listed(`
      medio camino, programa de vivienda, vivienda con apoyo, three-quarter house, RRH, PSH, VASH,
      tiny homes, ?group home, transición
    `),
  },
  {
    needs: ["TRANSITIONAL"],
    words: listed(`
      affordable housing, low income housing, vivienda asequible, vivienda económica, vivienda de
      bajos ingresos, section 8, sección 8, housing voucher, vale de vivienda, housing authority,
      autoridad de vivienda
    `),
    asked: listed(`
      Plan 8, la sección ocho, voucher de vivienda, vivienda del gobierno, apartamentos del
      gobierno, los proyectos, caserío, residencial público, ?lista de espera, ?projects, the
      projects, HUD, section eight, income based, ?waitlist, LIHTC, tax credit apartments
    `),
  },
  {
    needs: ["TRANSITIONAL"],
    words: listed(`
      rapid rehousing, rapid re-housing, realojamiento rápido
    `),
    asked: [],
  },
  {
    needs: ["TRANSITIONAL"],
    words: listed(`
      sober living, vida sobria, recovery home, casa de recuperación, sober house, casa sobria,
      Oxford house, recovery house
    `),
    asked: listed(`
      vivienda sobria, ?anexo, clean house
    `),
  },
  {
    needs: ["EMERGENCY"],
    isSituation: true,
    words: listed(`
      domestic violence, violencia doméstica, DV, battered women, mujeres maltratadas, violencia
      intrafamiliar, domestic abuse, abuso de pareja
    `),
    asked: listed(`
      me pega, mi esposo me pega, mi marido me pega, mi pareja me pega, golpeada, ?golpes, maltrato,
      me maltrata, ?celoso, ?machista, huir de mi esposo, salirme de la casa, casa segura, he hits
      me, ?fleeing, abusive husband, abusive boyfriend, ?beat up, battered, safe house, leaving him,
      ?stalker, ?controlling, me golpea, me amenaza, me va a matar, me quiere matar, tengo miedo de
      él, me encerró, me vigila, me quitó mi teléfono, no me deja salir, me quitó mis papeles,
      hurting me, threatens me, going to kill me, scared of him, won't let me leave, took my phone,
      stalking me, choked me, hides my papers
    `),
  },
  {
    needs: ["EMPLOYMENT", "TRANSITIONAL"],
    isSituation: true,
    words: listed(`
      reentry, re-entry, ex-offender, formerly incarcerated, reinserción, ex presos, exconvictos,
      libertad condicional
    `),
    asked: listed(`
      salí de la cárcel, acabo de salir, salí de prisión, probatoria, just got out, out of jail, out
      of prison, on parole, on probation, parolee
    `),
  },
  {
    needs: ["EMERGENCY"],
    isSituation: true,
    words: listed(`
      thrown out, kicked out
    `),
    asked: listed(`
      me botaron, me botaron de la casa, me corrieron, me corrieron de mi casa, me echaron, me
      echaron de mi casa, me sacaron, me sacaron de la casa, mi papá me corrió, got kicked out, put
      out, my parents kicked me out, locked out
    `),
  },
  {
    needs: ["EMERGENCY"],
    isSituation: true,
    words: listed(`
      doubled up, couch surfing
    `),
    asked: listed(`
      arrimado, arrimada, estoy de arrimado, en casa de amigos, de casa en casa, me quedo con mi
      hermana, couch surf, couch hopping, staying with friends, sleeping on a couch
    `),
  },
  {
    needs: ["EMERGENCY"],
    isSituation: true,
    words: listed(`
      safe parking, overnight parking, estacionamiento seguro
    `),
    asked: listed(`
      dormir en el carro, vivo en mi carro, duermo en la troca, vivo en la van, estacionarme de
      noche, living in my car, sleeping in my car, car camping, van life, RV parking,
      sleep in my van, sleep in my car, sleep in my truck, sleep in our car, sleep in our van, sleeping in my van, sleeping in
      our car, sleeping in my truck, live in my car, live in my van, live in our car, living in my van, living in our car,
      duermo en mi carro, duermo en el carro, duermo en mi camioneta, duermo en mi van, dormimos en el carro, dormimos en
      nuestro carro, dormimos en la camioneta, vivo en el carro, vivo en mi camioneta, vivimos en el carro, vivimos en nuestro
      carro, vivimos en la camioneta
    `),
  },
  {
    needs: ["EMERGENCY"],
    isWeak: true,
    words: listed(`
      encampment, campamento
    `),
    asked: listed(`
      ?carpa, casa de campaña, tienda de campaña, tent city, tarp camp
    `),
  },
  {
    needs: ["EMERGENCY"],
    words: listed(`
      motel voucher, hotel voucher, vale de motel, vale de hotel
    `),
    asked: listed(`
      voucher de hotel, noche de hotel, motel barato, hotel room, weekly motel
    `),
  },
  {
    needs: ["EMERGENCY"],
    isSituation: true,
    audience: "KIDS",
    words: listed(`
      runaway youth, runaway, youth shelter, teen shelter, joven sin hogar
    `),
    asked: listed(`
      me fui de mi casa, me escapé de mi casa, menor solo, ran away, aged out, unaccompanied minor
    `),
  },
  {
    needs: ["EMERGENCY"],
    isSituation: true,
    words: listed(`
      disaster, desastre, house fire, incendio, flood, inundación, hurricane, huracán
    `),
    asked: listed(`
      se quemó mi casa, se inundó, ?tormenta, ?tornado, ?temblor, FEMA, Cruz Roja, burned out, Red
      Cross, evacuation, evacuated
    `),
  },
  {
    needs: ["EMERGENCY"],
    words: listed(`
      intake, coordinated entry, entrada coordinada, access point, outreach team
    `),
    asked: listed(`
      registrarme en el albergue, lista de albergue, CES, HMIS, VI-SPDAT
    `),
  },
];

import { listed, type Topic } from "../services/topics/topic.ts";

/** Rare kinds of help that no other service can stand in for. */
export const SPOKEN_APART: readonly Topic[] = [
  {
    needs: ["ASSISTANCE"],
    isApart: true,
    words: listed("tattoo removal, quitar tatuajes, borrar tatuajes"),
    asked: listed(`
      remove tattoos, remove a tattoo, remove my tattoo, remove my tattoos, get rid of my tattoo, quitarme un tatuaje,
      quitarme el tatuaje, quitarme los tatuajes, borrarme el tatuaje, borrarme un tatuaje, eliminar tatuajes
    `),
  },
  {
    needs: ["ASSISTANCE"],
    isApart: true,
    words: listed("moving truck, camión de mudanza, mudanza, movers, moving van"),
    asked: listed(`
      help me move, help moving, help us move, moving help, u haul, uhaul, rent a truck, mudarme, ayuda para mudarme,
      ayuda con la mudanza, flete, fletes
    `),
  },
  {
    needs: ["ASSISTANCE"],
    isApart: true,
    words: listed("storage unit, bodega de almacenamiento, furniture storage"),
    asked: listed(`
      keep a couch, store a couch, keep my couch, store my couch, keep our couch, store our couch, store boxes, keep boxes,
      guardar un sofá, guardar mi sofá, guardar cajas, store my furniture, store our furniture, keep my furniture, guardar mis muebles, guardar los muebles, guardar muebles,
      guardan los muebles, guardan muebles, guarden los muebles, guarden mis muebles
    `),
  },
  {
    needs: ["ASSISTANCE"],
    isApart: true,
    words: listed("medical equipment loan, loan closet, préstamo de equipo médico"),
    asked: listed(`
      presta sillas de ruedas, prestan sillas de ruedas, presten una silla de ruedas, presta una silla de ruedas, prestar una
      silla de ruedas, lend wheelchairs, lends wheelchairs, lend me a wheelchair, loan wheelchairs, borrow a wheelchair, get a
      wheelchair, need a wheelchair, free wheelchair, necesito una silla de ruedas, una silla de ruedas gratis
    `),
  },
  {
    needs: ["ASSISTANCE"],
    isApart: true,
    words: listed("pet grooming, peluquería canina, dog grooming, dog groomer, pet groomer"),
    asked: listed(`
      groom my dog, groom a dog, dog haircut, haircut for my dog, dog bath, bathe my dog, wash my dog, trim my dogs nails,
      bañar a mi perro, bañar al perro, bañen a mi perro, corte para mi perro, cortarle el pelo a mi perro, estética canina
    `),
  },
  {
    needs: ["ASSISTANCE"],
    isApart: true,
    words: listed("pet boarding, kennel, guardería para perros, dog boarding, pet sitter, dog sitter"),
    asked: listed(`
      board my dog, watch my dog, watch my cat, keep my dog, dog sitting, pet sitting, dog walker, cuidar a mi perro, cuida al perro, cuida a mi perro, cuide al perro, cuiden al perro,
      cuiden a mi perro, cuide a mi perro, cuidar mi perro, quien me cuide el perro, paseador de perros
    `),
  },
  {
    needs: ["ASSISTANCE"],
    isApart: true,
    words: listed("home repair, reparación de vivienda, reparaciones en casa, handyman"),
    asked: listed(`
      fix my roof, fix the roof, repair my roof, roof repair, leaking roof, my roof leaks, fix my house, repair my house,
      fix my porch, plumber, electrician, arreglar el techo, reparar el techo, goteras, arreglar mi casa, plomero, electricista
    `),
  },
  {
    needs: ["ASSISTANCE"],
    isApart: true,
    words: listed("lawn care, cortar el pasto, yard work help, snow removal"),
    asked: listed(
      "mow my lawn, mow my yard, shovel my driveway, shovel my snow, cortar el césped, podar el pasto, quitar la nieve",
    ),
  },
  {
    needs: ["ASSISTANCE"],
    isApart: true,
    words: listed("wedding, boda, wedding dress, vestido de novia, quinceañera"),
    asked: listed(`
      prom dress, tuxedo, vestido de quinceañera, fiesta de quinceañera, casarme, get married, renta de salón, birthday party,
      fiesta de cumpleaños
    `),
  },
  {
    needs: ["ASSISTANCE"],
    isApart: true,
    words: listed("passport, pasaporte"),
    asked: listed(
      "passport photo, passport photos, renew my passport, sacar el pasaporte, renovar el pasaporte, foto de pasaporte",
    ),
  },
  {
    needs: ["EDUCATION"],
    isApart: true,
    words: listed("music lessons, clases de música"),
    asked: listed(`
      guitar lessons, piano lessons, drum lessons, singing lessons, clases de guitarra, clases de piano, clases de canto,
      clases de baile, dance lessons, dance class, swimming lessons, swim lessons, clases de natación, karate class,
      clases de karate
    `),
  },
  {
    needs: ["ASSISTANCE"],
    isApart: true,
    words: listed("gym, gimnasio"),
    asked: listed(
      "gym membership, work out place, place to work out, yoga class, clases de yoga, membresía de gimnasio",
    ),
  },
  {
    needs: ["ASSISTANCE"],
    isApart: true,
    words: listed("pest control, fumigación, exterminator"),
    asked: listed(`
      get rid of roaches, get rid of bedbugs, roaches in my apartment, rats in my apartment, fumigar, fumigador, cucarachas en
      mi casa, ratas en mi casa, ratones en mi casa
    `),
  },
  {
    needs: ["EDUCATION"],
    isApart: true,
    words: listed("driving class, clases de manejo"),
    asked: listed(`
      driving lessons, driving lesson, driving classes, learn to drive, learn how to drive, teach me to drive, drivers ed class,
      clases de conducir, clases para manejar, clase de manejo, curso de manejo, escuela de manejo, que me enseñen a manejar,
      enseñen a manejar
    `),
  },
  {
    needs: ["ASSISTANCE"],
    isApart: true,
    words: listed("funeral, entierro"),
    asked: listed(`
      pay for the burial, pay for a burial, pay for the funeral, pay for a funeral, bury my mother, bury my father, bury my mom,
      bury my dad, bury my son, bury my husband, bury my wife, headstone, casket, coffin, cremated, cremate, lápida, ataúd,
      enterrar a mi mamá, enterrar a mi papá, enterrar a mi esposo, enterrar a mi hijo, enterrarlo, enterrarla, cremar,
      pagar el entierro, pagar el funeral, gastos del funeral, gastos de funeral, sepelio, sepultura
    `),
  },
  {
    needs: ["ASSISTANCE"],
    isApart: true,
    words: listed("child care, guardería"),
    asked: listed(`
      watch my toddler, watch my child, watch my children, watch my girl, watch my boy, watch my little one, watch our kids,
      keep my kids, sitter for my kids, cuide a mi niño, cuide a mi niña, cuide a mi hijo, cuide a mi hija, cuide a los niños,
      cuide al niño, cuide a la niña, cuidar a mis hijos, cuidar a mi hijo, cuidar a mi hija, cuidar a mi niño,
      cuidar a mi niña, dejar a mis hijos mientras, dejar a mi niño mientras, dejar a los niños mientras,
      someone to watch my baby, someone to watch my kids, someone to watch my son, someone to watch my daughter, watch my kids,
      watch my baby, watch the kids, watch my son, watch my daughter, infant care, quien cuide a mi bebé, quien cuide a mi hijo,
      quien cuide a mi hija, quien cuide a mis hijos, quien me cuide a los niños, cuiden a mi bebé, cuiden a mis hijos,
      quien cuida niños, cuida niños, cuiden niños
    `),
  },
  {
    needs: ["ASSISTANCE"],
    isApart: true,
    words: listed("car repair, mecánico"),
    asked: listed(`
      fix cars, fixes cars, fix a car, arreglan carros, arregla carros, fix my car, fix my truck, fix my van, repair my car, repair my truck, brakes, transmission, alternator, oil change,
      arreglar mi carro, arreglar el carro, arreglar la troca, arreglar mi troca, reparar mi carro, frenos, transmisión,
      cambio de aceite, alternador
    `),
  },
];

/** Returns the names of topics that nothing else of their need can replace. @param topics of the whole vocabulary */
export function apartNames(topics: readonly Topic[]): ReadonlySet<string> {
  return new Set(
    topics.flatMap(({ isApart, words: [name] }) => (isApart === true && name !== undefined ? [name] : [])),
  );
}

import { listed, type Topic } from "../services/topics/topic.ts";

/** Needs as people describe them without naming them: "interview monday and nothing to wear". */
export const SPOKEN_STORIES: readonly Topic[] = [
  {
    needs: ["COUNSELING"],
    words: listed("Al-Anon, alanon, alateen"),
    asked: listed(`
      husband drinks, wife drinks, son drinks, dad drinks, mom drinks, family of an alcoholic, families of alcoholics, esposo
      toma mucho, esposa toma mucho, marido toma mucho, hijo toma mucho, familia de un alcohólico, familiares de alcohólicos
    `),
  },
  {
    needs: ["ASSISTANCE"],
    words: listed("animal services, animal shelter, perrera, albergue de animales, refugio de animales"),
    asked: listed(`
      adopt a dog, adopt a cat, adopt a pet, adopt a puppy, adopt a kitten, lost my dog, lost my cat, lost dog, found a dog, stray
      dog, stray dogs, stray cat, stray cats, dog pound, animal control, adoptar un perro, adoptar un gato, adoptar una mascota,
      perdí mi perro, se perdió mi perro, perro perdido, perro callejero, perros callejeros, gatos callejeros
    `),
  },
  {
    needs: ["ASSISTANCE"],
    words: listed(
      "employment discrimination, equal employment, discriminación laboral, discriminación en el trabajo",
    ),
    asked: listed(`
      fired me because, boss fired me because, got fired because, fired for being, fired because, wont hire me because, passed over
      because, discriminated at work, discriminate at work, discrimination at work, job discrimination, me despidieron por, me
      despidió porque, me corrieron del trabajo por, discriminan en el trabajo
    `),
  },
  {
    needs: ["CLOTHES"],
    words: [],
    asked: listed(`
      nothing to wear, nothing decent to wear, nothing nice to wear, nothing clean to wear, nothing warm to wear, dont own a
      suit, dont have a suit, need a suit, clothes on my back, holes in my shoes, shoes have holes, outgrew his shoes, outgrew
      her shoes, outgrew his clothes, outgrew her clothes, nada que ponerme, no tengo que ponerme, no tengo ropa, con lo
      puesto, zapatos rotos, sin zapatos, no tiene zapatos, ya no le queda la ropa, ya no le quedan los zapatos
    `),
  },
  {
    needs: ["ASSISTANCE"],
    words: ["utility"],
    asked: listed(`
      cut our lights, cut my lights, cut our power, cut my power, turned off our lights, turned off my lights, turned off our
      power, turned off my power, turn off my lights, shut off my lights, shut off our lights, shut off my power, sitting in the
      dark, nos cortaron la luz, nos van a cortar la luz, me van a cortar la luz, nos quitaron la luz, me quitaron la luz,
      estamos a oscuras
    `),
  },
  {
    needs: ["EMPLOYMENT"],
    words: [],
    asked: listed(`
      nobody hires me, nobody will hire me, no one will hire me, no one hires me, nobody wants to hire me, who will hire me,
      wont hire me, cant get hired, nadie me contrata, no me contratan, nadie me quiere contratar, nadie me da trabajo, no me
      dan trabajo, quien me contrata
    `),
  },
  {
    needs: ["EMPLOYMENT"],
    words: ["interview"],
    asked: listed("job interview, job interviews"),
  },
  {
    needs: ["FOOD_PANTRIES"],
    words: [],
    asked: listed(`
      nothing in the fridge, fridge is empty, empty fridge, cupboards are bare, cupboards are empty, nothing in the cupboards,
      no food in the house, refri vacio, refrigerador vacio, nada en el refri, no hay nada de comer en la casa, despensa vacia
    `),
  },
  {
    needs: ["EMERGENCY"],
    words: [],
    asked: listed(`
      quien me recibe, donde me reciben, quien nos recibe, donde nos reciben, who will take us in, who will take me in, take me
      in tonight, take us in tonight, nowhere to lay down, no place to crash
    `),
  },
  {
    needs: ["HYGIENE"],
    words: [],
    asked: listed(`
      havent showered, have not showered, havent washed, i stink, no me he bañado, llevo dias sin bañarme, huelo mal
    `),
  },
  {
    needs: ["EMPLOYMENT", "TRANSITIONAL"],
    isSituation: true,
    words: ["reentry"],
    asked: listed(`
      they let me out, let me out yesterday, let me out today, let him out, years inside, months inside, did my time, served
      my time, released from prison, released from jail, salió de la prisión, salió de la cárcel, salió de prisión, salió del
      penal, me soltaron, lo soltaron, por sus antecedentes, por mis antecedentes, antecedentes penales
    `),
  },
  {
    needs: ["EDUCATION"],
    words: ["GED"],
    asked: listed(`
      my diploma, get my diploma, want my diploma, dropped out, drop out of school, left school, quit school, dejó la escuela,
      dejé la escuela, dejó la prepa, terminar la prepa, terminar la escuela, terminar mis estudios, sacar mi ged
    `),
  },
  {
    needs: ["ASSISTANCE"],
    words: ["furniture"],
    asked: listed(`
      no tenemos cama ni, no tenemos camas, no tengo cama ni, sleeping on the floor, sleep on the floor, no beds yet,
      dormimos en el piso, duermo en el piso, dormimos en el suelo, cama ni ollas, camas ni ollas, pots and pans, ollas y
      sartenes, nothing in the apartment, empty apartment
    `),
  },
  {
    needs: ["ASSISTANCE"],
    words: ["lockers", "casilleros"],
    asked: listed(`
      guardar mi mochila, dejar mi mochila, dejar guardada mi mochila, guardar la mochila, guardar mis cosas, dejar mis cosas,
      guardar mis maletas, dejar mis maletas, guardar mi maleta, leave my bags, leave my bag, store my bags, store my bag,
      store my stuff, keep my stuff, leave my stuff, keep my bags, leave my things, stash my stuff, stash my bags, lock up my
      stuff, somewhere for my bags
    `),
  },
  {
    needs: ["FOOD_PANTRIES"],
    words: [],
    asked: listed(`
      no bread, no milk, givin out groceries
    `),
  },
  {
    needs: [],
    words: [],
    asked: listed(`
      i get off work, get off of work, salgo de trabajar, salgo del trabajo, entro a trabajar, while i work, mientras trabajo,
      mientras busco trabajo, work nights, work days, trabajo de noche, trabajo de día, after work, got an apartment, gave us an apartment, nos dieron departamento,
      nos dieron apartamento, me dieron departamento, me dieron apartamento, between apartments, between places
    `),
  },
  {
    needs: ["EMERGENCY"],
    words: [],
    asked: listed(`
      somewhere for tonight, someplace for tonight, a place for tonight, somewhere for the night, un lugar para esta noche,
      algún lugar para esta noche, dónde pasar la noche, where to spend the night
    `),
  },
  {
    needs: [],
    audience: "WOMEN",
    words: [],
    asked: listed(`
      no men, without men, no single men, no haya hombres, no haya hombres solos, sin hombres, no dejen entrar hombres, just
      for women, women only, solo mujeres, solo para mujeres
    `),
  },
];

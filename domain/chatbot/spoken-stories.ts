import { listed, type Topic } from "../search/topics/topic.ts";

/** Needs as they are told, without their names: "interview monday and nothing to wear". */
export const SPOKEN_STORIES: readonly Topic[] = [
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
];

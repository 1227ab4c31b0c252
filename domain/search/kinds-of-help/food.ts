import { listed, type Topic } from "../../services/topics/topic.ts";

/** Food. */
export const FOOD_TOPICS: readonly Topic[] = [
  {
    needs: ["MEALS", "FOOD_PANTRIES"],
    words: listed(`
      food, comida, alimentos, alimento, groceries, víveres, food assistance, ayuda alimentaria,
      hungry, hambre
    `),
    asked: listed(`
      tengo hambre, muerto de hambre, no he comido, sin comer, mis hijos no tienen comida, starving,
      hungry kids, my kids are hungry, broke and hungry, feed my kids, no tengo nada de comer, mis
      hijos no han comido hoy, nothing to eat, kids have nothing to eat
    `),
  },
  {
    needs: ["MEALS"],
    words: listed(`
      meal, meals, comidas, hot meal, comida caliente, plato de comida, hot plate, plato caliente,
      comida preparada, bag lunch, sandwiches, comida para llevar
    `),
    asked: listed(`
      lonche, lonches, lonchar, comida corrida, comida hecha, comida lista, platillo, platillos,
      algo de comer, dar de comer, echarme un taco, bastimento, jama, papear, something to eat,
      grub, ?chow, ?eats, hot food, brown bag, sandwich, take-out plate, comedores
    `),
  },
  {
    needs: ["MEALS"],
    words: listed(`
      soup kitchen, comedor, comedor comunitario, comedor social, dining room, comedor popular,
      comedor infantil, community dinner, olla común
    `),
    asked: listed(`
      comedor económico, comedor de la iglesia, ?sopa, ?caldo, ?cafecito, soup line, bread line,
      chow line, feeding program, free dinner, coffee hour, comedores
    `),
  },
  {
    needs: ["MEALS"],
    words: listed(`
      breakfast, desayuno, desayunos
    `),
    asked: listed(`
      desayunar, desayuno gratis, desayuno escolar, free breakfast, brekkie, almuerzo
    `),
  },
  {
    needs: ["MEALS"],
    words: listed(`
      lunch, almuerzo, summer meals, comida de verano, lonche
    `),
    asked: listed(`
      almorzar, lonche de la escuela, free lunch, school lunch, summer lunch
    `),
  },
  {
    needs: ["MEALS"],
    words: listed(`
      dinner, supper, cena
    `),
    asked: [],
  },
  {
    needs: ["FOOD_PANTRIES"],
    words: listed(`
      food pantry, pantry, despensa, despensa de alimentos, food bank, foodbank, banco de alimentos,
      banco de comida, food closet, food cupboard, food box, caja de comida, mobile pantry, canasta
      básica
    `),
    asked: listed(`
      despensas, mandado, el mandado, comestibles, provisiones, cajas de comida, bolsa de comida,
      comida gratis, comida del gobierno, alacena, regalan comida, dispensa, marqueta, groserías,
      free groceries, food giveaway, giveaway, food drive, ?commodities, ?commods, blessing box,
      little free pantry, community fridge, food cupboard line, despenza
    `),
  },
  {
    needs: ["FOOD_PANTRIES"],
    words: listed(`
      food stamps, SNAP, EBT, estampillas, estampillas de comida, cupones de alimentos, cupones de
      comida, vales de comida, CalFresh, EBT card, tarjeta EBT
    `),
    asked: listed(`
      tarjeta de comida, tarjeta de la familia, fudestán, food estamps, estampillas de alimentos,
      SNAP en español, aplicar para estampillas, foodstamps, Link card, Lone Star card, Quest card,
      P-EBT, SUN Bucks, summer EBT, apply for SNAP
    `),
  },
  {
    needs: ["FOOD_PANTRIES"],
    words: listed(`
      WIC, women infants and children, mujeres bebés y niños
    `),
    asked: listed(`
      el guic, cupones de WIC, leche WIC, WIC office, WIC appointment
    `),
  },
  {
    needs: ["FOOD_PANTRIES"],
    words: listed(`
      baby formula, infant formula, fórmula infantil, fórmula para bebé, leche en polvo
    `),
    asked: listed(`
      leche de bebé, lechita, Similac, Enfamil, comida de bebé, papillas, biberón, mamila, tetero,
      formula, baby milk, baby food
    `),
  },
  {
    needs: ["FOOD_PANTRIES"],
    words: listed(`
      nutrition, nutrición
    `),
    asked: [],
  },
  {
    needs: ["MEALS"],
    isWeak: true,
    words: listed(`
      water, agua, drinking water, agua potable
    `),
    asked: [],
  },
  {
    needs: ["MEALS"],
    words: listed(`
      home-delivered meals, meals on wheels, meal delivery, comida a domicilio
    `),
    asked: listed(`
      comida a la casa, llevan comida
    `),
  },
  {
    needs: ["MEALS"],
    words: listed(`
      holiday meal, Thanksgiving dinner, cena de Acción de Gracias, Christmas dinner, cena de
      Navidad
    `),
    asked: listed(`
      Sanguivin, pavo, canasta navideña, turkey, turkey giveaway
    `),
  },
  {
    needs: ["FOOD_PANTRIES"],
    words: listed(`
      produce, fresh produce, verduras, vegetales, farmers market, mercado de agricultores
    `),
    asked: listed(`
      frutas y verduras, verdura, huerto, veggies, market match
    `),
  },
];

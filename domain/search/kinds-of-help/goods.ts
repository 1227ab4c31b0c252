import { listed, type Topic } from "../../services/topics/topic.ts";

/** Clothes, hygiene, telephones and computers. */
export const GOODS_TOPICS: readonly Topic[] = [
  {
    needs: ["HYGIENE"],
    words: listed(`
      shower, showers, ducha, duchas, regadera, bathe, bañarse, darme un baño
    `),
    asked: listed(`
      bañarme, ducharme, regaderazo, echarme un baño, baño con regadera, ducha gratis, wash up,
      clean up, get cleaned up, take a shower, bath house, shower truck, rinse off
    `),
  },
  {
    needs: ["HYGIENE"],
    words: listed(`
      restroom, restrooms, bathroom, toilet, baño, baños, sanitario, servicios sanitarios
    `),
    asked: listed(`
      excusado, escusado, inodoro, retrete, letrina, ?orinar, porta potty, portapotty, porta john,
      ?commode, ?pee, place to pee, vaño
    `),
  },
  {
    needs: ["HYGIENE"],
    words: listed(`
      laundry, laundromat, lavandería, lavar ropa, wash clothes, washer, lavadora, dryer, secadora
    `),
    asked: listed(`
      lavar la ropa, londri, detergente, quarters para lavar, wash my clothes, detergent, laundry
      day, free laundry, quarters for laundry, laundrymat
    `),
  },
  {
    needs: ["HYGIENE"],
    words: listed(`
      hygiene, higiene, toiletries, artículos de aseo, aseo personal, hygiene kit, soap, jabón,
      shampoo, champú, toothpaste, pasta de dientes, razor
    `),
    asked: listed(`
      pasta dental, cepillo de dientes, desodorante, rastrillo, rasuradora, afeitarme, papel de
      baño, papel higiénico, artículos de limpieza, toothbrush, deodorant, shave, TP, toilet paper,
      hygiene pack, hygiene bag
    `),
  },
  {
    needs: ["HYGIENE"],
    words: listed(`
      feminine supplies, feminine hygiene, menstrual products, tampons, pads, toallas sanitarias,
      productos femeninos, higiene femenina, toallas femeninas, tampones, sanitary napkins
    `),
    asked: listed(`
      kótex, ?toallas, ?la regla, mi periodo, menstruación, copa menstrual, period products,
      ?period, maxi pads, menstrual cup
    `),
  },
  {
    needs: ["HYGIENE"],
    words: listed(`
      haircut, corte de pelo, corte de cabello, barber, peluquería, barbershop, barbería
    `),
    asked: listed(`
      cortarme el pelo, corte gratis, barbero, peluquero, trenzas, ?trim, braids, shape up
    `),
  },
  {
    needs: ["CLOTHES"],
    words: listed(`
      clothes, clothing, ropa, clothes closet, ropero, attire, vestimenta, thrift store, ropa usada,
      underwear, ropa interior
    `),
    asked: listed(`
      ropita, ?trapos, ropa de segunda, segunda mano, ropa americana, ?paca, ropa gratis, ropa de
      bebé, ropa de maternidad, calzones, chones, brasier, sostén, camiseta, playera, pantalón,
      thrift, hand-me-downs, used clothes, ?threads, undies, bras, hoodie, ?sweats, jeans, maternity
      clothes, baby clothes, plus size clothes
    `),
  },
  {
    needs: ["CLOTHES"],
    words: listed(`
      shoes, zapatos, calzado, boots, botas, socks, calcetines, sneakers
    `),
    asked: listed(`
      ?tenis, ?tennis, chanclas, huaraches, botas de trabajo, zapatillas, ?medias, ?kicks, work
      boots, steel toe, sandals
    `),
  },
  {
    needs: ["CLOTHES"],
    words: listed(`
      coat, coats, jacket, abrigo, chaqueta, chamarra, sweater, suéter, gloves, guantes
    `),
    asked: listed(`
      chumpa, chompa, sudadera, gorro, bufanda, impermeable, ?capa, hat, beanie, scarf, raincoat,
      rain gear, winter coat, parka
    `),
  },
  {
    needs: ["CLOTHES"],
    words: listed(`
      blanket, blankets, cobija, cobijas, manta, frazada, sleeping bag, bolsa de dormir, bedding,
      sábanas
    `),
    asked: listed(`
      colcha, cobertor, edredón, almohada, ?poncho, ?sheets, pillow, comforter, hand warmers, ?tarp,
      ?tent
    `),
  },
  {
    needs: ["CLOTHES"],
    words: listed(`
      diaper, diapers, pañal, pañales, wipes, toallitas
    `),
    asked: listed(`
      pampers, pañales gratis, pañal de bebé, huggies, toallitas de bebé, pull-ups, baby wipes,
      nappies, diaper bank
    `),
  },
  {
    needs: ["TECH"],
    words: listed(`
      phone charging, charging station, charge phone, cargar teléfono, cargar el celular, estación
      de carga
    `),
    asked: listed(`
      cargar el cel, cargar mi celular, cargador, enchufe, cargar batería, sin pila, charge up,
      charger, ?outlet, ?plug in, phone dead, dead battery, power strip
    `),
  },
  {
    needs: ["TECH"],
    isWeak: true,
    words: listed(`
      phone, cell phone, teléfono, celular, free phone, teléfono gratis, SIM card, government phone,
      teléfono del gobierno
    `),
    asked: listed(`
      celular gratis, obamafono, Lifeline, ?minutos, recarga, ?saldo, ?chip, plan de datos,
      obamaphone, Lifeline phone, ?minutes, prepaid, data plan
    `),
  },
  {
    needs: ["TECH"],
    words: listed(`
      wifi, wi-fi, internet, hotspot
    `),
    asked: listed(`
      wifi gratis, guifi, el internet, ?señal, conectarme, internet barato, ?red gratis, free wifi,
      get online, free internet, low cost internet, ACP
    `),
  },
  {
    needs: ["TECH"],
    words: listed(`
      computer, computers, computadora, computadoras, ordenador, laptop, tablet, tableta, computer
      lab
    `),
    asked: listed(`
      compu, computación, hacer un correo, clases de computadora, chromebook, email account, set up
      email, digital skills
    `),
  },
  {
    needs: ["TECH"],
    words: listed(`
      tech, technology, tecnología
    `),
    asked: [],
  },
  {
    needs: ["CLOTHES"],
    words: listed(`
      work clothes, ropa de trabajo, uniforms, uniformes
    `),
    asked: listed(`
      ?uniforme, uniformes escolares, ropa para entrevista, ?traje, camisa de vestir, scrubs, ?suit,
      interview outfit, ?uniform, school uniform, dress clothes
    `),
  },
  {
    needs: ["CLOTHES"],
    words: listed(`
      stroller, carriola, car seat, asiento de carro, crib, cuna
    `),
    asked: listed(`
      cochecito, silla de carro, portabebé, carrito de bebé, pack n play, playpen, baby carrier,
      high chair
    `),
  },
  {
    needs: ["HYGIENE"],
    words: listed(`
      lice, piojos, bedbugs, chinches
    `),
    asked: listed(`
      liendres, sarna, bed bugs, scabies
    `),
  },
  {
    needs: ["HYGIENE"],
    words: listed(`
      adult diapers, pañales de adulto
    `),
    asked: listed(`
      pañales para adulto, Depends, incontinence
    `),
  },
  {
    needs: ["TECH"],
    words: listed(`
      printing, imprimir, copias, fax
    `),
    asked: listed(`
      sacar copias, impresora, escanear, mandar un fax, ?print, printer, ?copies, photocopy, ?scan,
      copy machine, ID copies
    `),
  },
];

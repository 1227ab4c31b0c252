import { listed, type Topic } from "../../services/topics/topic.ts";

/** Help with money, papers, the law, and getting there. */
export const ASSISTANCE_TOPICS: readonly Topic[] = [
  {
    needs: ["ASSISTANCE"],
    words: listed(`
      rent, renta, alquiler, rental, arriendo, rent assistance, ayuda con la renta, rental
      assistance
    `),
    asked: listed(`
      pagar la renta, debo la renta, renta atrasada, atrasado con la renta, no me alcanza para la
      renta, me subieron la renta, primer mes, mes de renta, el lanlor, ?casero, ?casera, ?dueño del
      apartamento, behind on rent, back rent, rent due, can't pay rent, rent money, ERAP, first and
      last, move-in costs, ?move in money, ?landlord, biles
    `),
  },
  {
    needs: ["ASSISTANCE"],
    words: listed(`
      eviction, desalojo, evicted, eviction notice, aviso de desalojo
    `),
    asked: listed(`
      me van a sacar, nos quieren sacar, papeles de la corte de la renta, desalojado, desocupar, 3
      day notice, pay or quit, lockout, lawyer for eviction, getting evicted, unlawful detainer,
      desalogo
    `),
  },
  {
    needs: ["ASSISTANCE"],
    words: listed(`
      deposit, depósito, security deposit, depósito de garantía
    `),
    asked: [],
  },
  {
    needs: ["ASSISTANCE"],
    isApart: true,
    words: listed(`
      furniture, muebles, mattress, colchón, refrigerator, refrigerador, stove, estufa, household
      goods
    `),
    asked: listed(`
      sofá, ?mesa, ?sillas, refri, nevera, microondas, ?trastes, ?ollas, muebles usados, bed frame,
      ?couch, ?fridge, microwave, ?dishes, pots and pans, appliances, household stuff, kitchen stuff
    `),
  },
  {
    needs: ["ASSISTANCE"],
    isApart: true,
    words: listed(`
      child care, childcare, daycare, day care, guardería, cuidado de niños, cuidado infantil,
      babysitter, niñera
    `),
    asked: listed(`
      quien me cuide al niño, babysiter, cuidar niños, guardería barata, ?sitter, subsidized child
      care, childcare voucher, day care voucher, afterschool care
    `),
  },
  {
    needs: ["ASSISTANCE"],
    words: listed(`
      immigration, immigrant, immigrants, inmigración, inmigrante, inmigrantes, migrante, migrantes,
      DACA, TPS, work permit, permiso de trabajo, green card, deportation, deportación, consulado,
      consulate
    `),
    asked: listed(`
      ?papeles, ?sin papeles, arreglar papeles, ?indocumentado, la migra, migra, redada, me van a
      deportar, ?mica, grincar, ?residencia, visa U, visa T, VAWA, corte de inmigración, matrícula
      consular, pasaporte, parole humanitario, ?papers, ?undocumented, EAD, immigration court, know
      your rights, ?ICE, humanitarian parole, inmigrasion
    `),
  },
  {
    needs: ["ASSISTANCE"],
    isSituation: true,
    words: listed(`
      refugee, refugees, refugiado, refugiados, asylum, asilo
    `),
    asked: [],
  },
  {
    needs: ["ASSISTANCE"],
    words: listed(`
      lawyer, attorney, legal, legal aid, legal help, abogado, ayuda legal, asesoría legal, child
      support, manutención, custody, custodia, divorce, divorcio, expungement, public defender,
      defensor público
    `),
    asked: listed(`
      abogado gratis, licenciado, ?corte, ?la corte, ?demanda, pensión alimenticia, me deben,
      ?multas, ?ticket, fianza, ?récord, limpiar mi récord, free lawyer, court date, ?fines,
      ?tickets, ?bail, ?bond, expunge, clear my record, warrant, sealed record, avogado
    `),
  },
  {
    needs: ["ASSISTANCE"],
    isApart: true,
    words: listed(`
      notary, notario, notaría, notary public, apostille, apostilla
    `),
    asked: listed(`
      licenciado notario, poder notarial, traducir documentos, traducción de acta, notarize, notary
      stamp, power of attorney, translate documents
    `),
  },
  {
    needs: ["ASSISTANCE"],
    isApart: true,
    words: listed(`
      tax, taxes, tax help, impuestos, impuesto, tax prep, ITIN, VITA
    `),
    asked: listed(`
      hacer los taxes, los taxes, declaración de impuestos, income tax, ?el income, número de ITIN,
      W-2, reembolso, free taxes, taxes gratis, tax preparation, tax return, preparación de impuestos, preparar mis impuestos,
      volunteer income tax assistance, crédito por hijos, file taxes, refund, stimulus, EITC, child tax credit, 1099
    `),
  },
  {
    needs: ["ASSISTANCE"],
    words: listed(`
      ID, identification, ID card, identificación, cédula, birth certificate, acta de nacimiento,
      certificado de nacimiento, driver license, licencia de manejar, social security card, seguro
      social
    `),
    asked: listed(`
      la aidí, ID gratis, sacar la ID, ?licencia, licencia AB60, DMV, el dimivi, partida de
      nacimiento, papeles de nacimiento, ?el social, tarjeta del social, CURP, fe de vida, state ID,
      free ID, ID voucher, lost ID, lost my wallet, stolen ID, birth cert, SS card, real ID
    `),
  },
  {
    needs: ["ASSISTANCE"],
    words: listed(`
      mail, mailing address, correspondencia, dirección postal, PO box, apartado postal, correo
      postal, mailbox, mailboxes
    `),
    asked: listed(`
      recibir correo, dirección para correo, ?buzón, correo general, mail drop, general delivery,
      ?pick up mail, ?correo,
      mail box, get mail, get my mail, get our mail, receive mail, receive my mail, receive letters, mail sent,
      mail delivered, mail sent to me, my mail, an address for mail, address for my mail, pick up my mail,
      hold my mail, hold mail, holds mail, keep my mail, mail come to, mail to go, use your address,
      use their address, use an address, address to use, recibir mi correo, recibir cartas, recibir mis cartas,
      me lleguen cartas, me llegue el correo, lleguen mis cartas, llegue mi correspondencia, recibir correspondencia,
      casilla postal, casilla de correo, buzón de correo, buzón para, una dirección para recibir,
      dirección para recibir, dirección para correo, dónde recibir correo, dónde me lleguen, guardan el correo,
      guarden mi correo, guarden el correo, recoger mi correo, recojo mi correo, usar su dirección, needs an address, need an address, an address to send, address to give,
      send me letters, sends me letters, send my letters, una dirección donde me escriban, prestan su dirección
    `),
  },
  {
    needs: ["ASSISTANCE"],
    words: listed(`
      utility, utilities, utility bill, servicios públicos, electric bill, light bill, recibo de
      luz, cuenta de luz, energy assistance, LIHEAP, gas bill, bil del gas, water bill, recibo del
      agua, HEAP, propane, firewood
    `),
    asked: listed(`
      biles, bil, el bil de la luz, biles de la luz, la luz, me cortaron la luz, sin luz, bil del
      agua, me cortaron el agua, propano, leña, lights off, lights cut off, shut off, shut-off
      notice, disconnect, past due, heating oil, PIPP
    `),
  },
  {
    needs: ["ASSISTANCE"],
    words: listed(`
      bill, bills, factura, facturas, recibo, recibos
    `),
    asked: [],
  },
  {
    needs: ["ASSISTANCE"],
    isWeak: true,
    words: listed(`
      money, cash, financial assistance, dinero, ayuda económica, asistencia financiera, gift card,
      tarjeta de regalo, cash aid
    `),
    asked: listed(`
      ?feria, ?lana, ?plata, ?pisto, ?billete, dinerito, ?préstamo, sacar un préstamo, ?vale,
      ?broke, ?loan, payday loan, emergency money, flat broke
    `),
  },
  {
    needs: ["ASSISTANCE"],
    words: listed(`
      bus, autobús, bus pass, bus voucher, pase de autobús, boleto de autobús, bus fare, pasaje,
      transit pass
    `),
    asked: listed(`
      ?pasajes, ?boleto, boletos de camión, tarjeta TAP, tarjeta del bus, el bus, la guagua,
      ?colectivo, ?tren, ?metro, bus ticket, bus token, TAP card, metro pass, train ticket, ?fare,
      camión, guagua
    `),
  },
  {
    needs: ["ASSISTANCE"],
    words: listed(`
      transport, transportation, ride, rides, transporte, transportación, paratransit, medical ride
    `),
    asked: listed(`
      raite, ?rai, aventón, ?jalón, ?la troca, transporte al doctor, ?van, ?taxi, ?lift, ride to the
      doctor, dial a ride, Uber, carpool, ?shuttle
    `),
  },
  {
    needs: ["ASSISTANCE"],
    isApart: true,
    words: listed(`
      storage, lockers, almacenamiento, casilleros, luggage storage, guardar maletas
    `),
    asked: listed(`
      guardar mis cosas, casillero, dónde dejar mis cosas, store my stuff, bag check, stash my bags
    `),
  },
  {
    needs: ["ASSISTANCE"],
    words: listed(`
      library, biblioteca, book mobile
    `),
    asked: listed(`
      la librería, sacar libros, ?the library, ?study room, ?quiet place
    `),
  },
  {
    needs: ["ASSISTANCE"],
    words: listed(`
      pet, pets, mascota, mascotas, dog, perro, cat, gato, dog food, comida de perro, spay, neuter,
      esterilizar, service dog
    `),
    asked: listed(`
      perrito, gatito, croquetas, vacuna de perro, castrar, ?correa, cat food, kibble, vet bill,
      ?leash, ESA, emotional support animal
    `),
  },
  {
    needs: ["ASSISTANCE"],
    isApart: true,
    words: listed(`
      veterinarian, veterinary, veterinario, veterinaria
    `),
    asked: [],
  },
  {
    needs: ["ASSISTANCE"],
    isApart: true,
    words: listed(`
      funeral, burial, funerario, entierro, cremation, cremación
    `),
    asked: listed(`
      gastos funerarios, repatriar el cuerpo, mandar el cuerpo, panteón, velorio, funeral costs,
      ?bury, burial money, send body home, death certificate
    `),
  },
  {
    needs: ["ASSISTANCE"],
    words: listed(`
      benefits, beneficios, TANF, SSI, SSDI, welfare, general relief
    `),
    asked: listed(`
      seguro de desempleo, desempleo, unemployment, unemployment benefits, file for unemployment, apply for unemployment,
      el güelfer, ayuda del gobierno, aplicar para ayuda, incapacidad, desabilidad, pensión,
      ?retiro, oficina del condado, trabajadora social, trabajador social, cash aid, disability
      check, ?GR, county office, ?DSS, ?DHS, ?apply for benefits, caseworker, case manager
    `),
  },
  {
    needs: ["ASSISTANCE"],
    words: listed(`
      restraining order, orden de restricción, protective order, orden de protección
    `),
    asked: listed(`
      orden de alejamiento, orden de la corte contra mi esposo, lo quiero lejos, TRO, PFA, order of
      protection, no contact order
    `),
  },
  {
    needs: ["ASSISTANCE"],
    isApart: true,
    words: listed(`
      car repair, mecánico, gas voucher, vale de gasolina
    `),
    asked: listed(`
      ?troca, ?la troca, mi carro no sirve, llanta, gasolina, batería del carro, seguro de carro,
      ?placas, smog, gas money, gas card, flat tire, jump start, ?tow, ?towed, ?impounded,
      ?registration
    `),
  },
  {
    needs: ["ASSISTANCE"],
    isApart: true,
    words: listed(`
      Greyhound ticket, bus home
    `),
    asked: listed(`
      boleto para mi tierra, ?regresar a mi país, boleto de Greyhound, ?volver a mi casa, ticket
      home, homeward bound, ?go home, ?relocation
    `),
  },
  {
    needs: ["ASSISTANCE"],
    isApart: true,
    words: listed(`
      toys, juguetes, toy drive, Christmas gifts, regalos de Navidad
    `),
    asked: listed(`
      ?Navidad, ?Santa, Día de Reyes, Angel Tree, toys for tots, holiday help
    `),
  },
];

import { listed, type Topic } from "../../services/topics/topic.ts";

/** Helps that few services offer and that people tell in everyday words: they come before the needs that they are of. */
export const PARTICULAR_TOPICS: readonly Topic[] = [
  {
    needs: ["MEDICAL"],
    words: listed("mammogram, mammograms, mammography, mamografía, mamografías"),
    asked: listed(`
      mamograma, mamogramas, breast exam, breast screening, breast cancer screening, examen de seno, examen de los senos, examen
      de mama, lump in my breast, bolita en el seno
    `),
  },
  {
    needs: [],
    words: listed(
      "blood donation, donate blood, blood center, blood bank, donar sangre, donación de sangre, banco de sangre",
    ),
    asked: listed(
      "give blood, donating blood, blood donor, blood drive, dono sangre, donante de sangre, donar plasma",
    ),
  },
  {
    needs: ["ASSISTANCE"],
    words: listed(`
      home care, homemaker, personal care, home health aide, cuidado en el hogar, cuidado en casa, cuidados en el hogar
    `),
    asked: listed(`
      help bathing, help with bathing, bathe her, bathe him, bathe my, needs someone to bathe, clean her house, clean his house, clean
      my house, help around the house, take care of my mom, take care of my mother, take care of my dad, take care of my
      father, take care of my grandmother, look after my mom, look after my dad, come to the house to help, la bañe, lo bañe, que la bañen, que lo bañen, bañarla, bañarlo,
      ayuda para bañarse, limpiar la casa, le limpie la casa, que limpie la casa, quien cuide a mi mamá, quien cuide a mi papá,
      que cuide a mi mamá, que cuide a mi papá, cuidar a mi mamá, cuidar a mi papá, cuidar a mi abuela, cuidar a mi abuelo, ayuda en la casa para
    `),
  },
  {
    needs: ["ASSISTANCE"],
    isApart: true,
    words: listed(`
      victim compensation, crime victim, crime victims, victims of crime, victim services, víctima de un delito, víctimas de
      delitos, compensación a víctimas
    `),
    asked: listed(`
      victim of a crime, help for victims, helps victims, pay victims, pays victims, i was mugged, i got mugged, i was robbed, i got
      robbed, we were robbed, me asaltaron, nos asaltaron, me robaron en la calle, ayuda a las víctimas, ayudan a las víctimas
    `),
  },
  {
    needs: ["ASSISTANCE"],
    isApart: true,
    words: listed("discrimination, discriminación, civil rights, derechos civiles"),
    asked: listed(`
      fired me because, fired because i am, fired because im, fired for being, didnt hire me because, wont rent to me because,
      wouldnt rent to me because, refused to rent to me, did not let me in with my, didnt let me in with my, wont let me in with
      my, denied me service, defends disabled, discriminated, discriminate, discriminating, me discriminan, me discriminaron, me
      despidieron por, me corrieron por estar, me botaron por, no me quieren rentar por, no me rentan por, no me dejaron entrar con mi perro de
    `),
  },
  {
    needs: [],
    words: listed(`
      children of inmates, children of prisoners, incarcerated parent, incarcerated parents, hijos de presos, hijos de reclusos
    `),
    asked: listed(`
      dad in prison, dad in jail, dad is in prison, dad is in jail, father in prison, father in jail, father is in prison, father is
      in jail, mom in prison, mom in jail, mom is in prison, mom is in jail, mother is in prison, parent in prison, parent in jail, parents in prison, parent locked up, dad
      locked up, dad is locked up, mom is locked up, kids of inmates, papá preso, papá está preso, padre preso, padre está preso, mamá presa, mamá está presa, papá en la cárcel, papá está en la cárcel, mamá en la
      cárcel, mamá está en la cárcel, padre en prisión, padres presos, niños con padres presos
    `),
  },
  {
    needs: ["MEDICAL"],
    words: listed(`
      early intervention, developmental delay, developmental delays, developmental screening, intervención temprana, retraso del
      desarrollo, retraso en el desarrollo
    `),
    asked: listed(`
      does not walk, doesnt walk, still not walking, not walking yet, does not talk, doesnt talk, still not talking, not talking yet,
      still does not talk, still does not walk, still doesnt talk, still doesnt walk, baby development, babies development, child development
      check, slow to talk, slow to walk, speech delay, todavía no habla, todavía no camina, aún no habla, aún no camina, no camina todavía, no habla
      todavía, desarrollo del bebé, desarrollo de mi bebé, desarrollo de los bebés, tarda en hablar
    `),
  },
  {
    needs: ["ASSISTANCE"],
    words: listed("first time homebuyer, homebuyer, homebuyers"),
    asked: listed(`
      buy our first house, buy my first house, buy our first home, buy my first home, buy a first home, buy a first house, first house, first home, buy a house, buying a
      house, buy a home, buying a home, buy our own house, down payment, comprar casa, comprar una casa, comprar mi primera casa,
      comprar nuestra primera casa, primera casa, casa propia, comprar vivienda
    `),
  },
  {
    needs: ["EDUCATION"],
    words: listed(`
      childbirth class, childbirth classes, childbirth education, childbirth, birthing class, birthing classes, clases de parto
    `),
    asked: listed(`
      birth class, birth classes, lamaze, prenatal class, prenatal classes, class for new parents, clase de parto, curso de parto, preparación para el parto,
      clases prenatales, curso prenatal
    `),
  },
  {
    needs: ["EDUCATION"],
    words: listed("mentor, mentoring, mentoría"),
    asked: listed(`
      big brother, big sister, role model, role models, man to look up to, someone to look up to, a mentor for my, needs a male
      figure, needs a father figure, father figure, figura paterna, un mentor, un buen ejemplo para mi hijo
    `),
  },
  {
    needs: ["ASSISTANCE"],
    isApart: true,
    words: listed(
      "consumer protection, consumer complaint, consumer fraud, protección al consumidor, fraude",
    ),
    asked: listed(`
      ripped me off, ripped us off, got ripped off, scammed me, got scammed, i was scammed, complain about a store, complain
      about a business, complain about a mechanic, cheated me, overcharged me, bad contractor, me estafó, me estafaron, nos
      estafaron, estafa, quejarme de un negocio, quejarme de una tienda
    `),
  },
  {
    needs: ["EDUCATION"],
    words: listed(`
      child care subsidy, subsidized child care, child care assistance, school readiness, early learning coalition, subsidio de guardería
    `),
    asked: listed(`
      pay for child care, pay for daycare, paying for daycare, paying for child care, help with daycare cost, help with child care
      cost, afford daycare, afford child care, cheap daycare, pagar la guardería, pagar guardería, pagar el daycare, ayuda con la guardería, ayuda para la guardería
    `),
  },
  {
    needs: ["EMPLOYMENT"],
    words: listed(`
      supported employment, vocational rehabilitation, rehabilitación vocacional, empleo con apoyo
    `),
    asked: listed(`
      job for disabled, jobs for disabled, job for a disabled, jobs for people with disabilities, work with a disability, work for people with disabilities, disabled and want to work,
      disabled and wants to work, trabajo para discapacitados, trabajo para personas con discapacidad, down y quiere trabajar, discapacidad y quiere trabajar
    `),
  },
  {
    needs: ["ASSISTANCE"],
    words: listed("medically essential, life support equipment, electric powered medical equipment"),
    asked: listed(`
      oxygen machine, on oxygen at home, oxygen at home, breathing machine, dialysis at home, máquina de oxígeno, oxígeno en casa, máquina para
      respirar, depende de una máquina
    `),
  },
  {
    needs: ["ASSISTANCE"],
    words: listed("ombudsman, long term care ombudsman"),
    asked: listed(`
      complain about a nursing home, complain about the nursing home, nursing home complaint, complaint nursing home, complaint about a
      nursing home, nursing home treats, queja de un asilo, quejarme del asilo, queja del hogar de ancianos
    `),
  },
  {
    needs: ["ASSISTANCE"],
    words: listed("free transit, reduced fare, tarifa reducida, transporte público gratis"),
    asked: listed(`
      senior bus pass, bus pass for seniors, bus pass senior, free bus pass, free bus for seniors, pase de bus para mayores, pase de
      autobús para mayores, bus gratis para mayores, transporte gratis para mayores
    `),
  },
];

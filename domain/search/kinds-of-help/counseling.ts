import { listed, type Topic } from "../../services/topics/topic.ts";

/** Mind, addictions, and harm done. */
export const COUNSELING_TOPICS: readonly Topic[] = [
  {
    needs: ["COUNSELING"],
    words: listed(`
      counseling, counselling, counselor, consejería, consejero, terapia, therapy, therapist,
      terapeuta, orientación psicológica
    `),
    asked: [],
  },
  {
    needs: ["COUNSELING"],
    words: listed(`
      mental health, salud mental, behavioral health, salud conductual, psychiatrist, psiquiatra,
      psychologist, psicólogo, psicóloga, consejera
    `),
    asked: listed(`
      siquiatra, sicólogo, sicóloga, terapista, plática, pláticas, desahogarme, hablar con alguien,
      alguien que me escuche, shrink, someone to talk to, talk to somebody, psych, psych meds,
      mental help, psych eval
    `),
  },
  {
    needs: ["COUNSELING"],
    isSituation: true,
    words: listed(`
      depression, depresión, postpartum
    `),
    asked: listed(`
      tristeza, ?estoy triste, depre, deprimido, deprimida, sin ganas, me siento solo, me siento
      sola, soledad, ?llorar, ?sad, depressed, feeling down, ?lonely, hopeless, ?crying, baby blues
    `),
  },
  {
    needs: ["COUNSELING"],
    isSituation: true,
    words: listed(`
      suicide, suicidio, suicidal, suicida
    `),
    asked: listed(`
      me quiero morir, quiero morirme, quitarme la vida, matarme, ya no quiero vivir, no quiero
      seguir, ya no aguanto, acabar con todo, suicidarme, cortarme, me corto, want to die, kill
      myself, end it, end it all, no reason to live, can't go on, unalive, KMS, better off dead,
      cutting myself, self harm
    `),
  },
  {
    needs: ["COUNSELING"],
    words: listed(`
      detox, detoxification, desintoxicación, withdrawal
    `),
    asked: listed(`
      desintoxicarme, limpiarme, malilla, detoxing, dope sick, dopesick, withdrawals, cold turkey,
      getting clean
    `),
  },
  {
    needs: ["COUNSELING"],
    isSituation: true,
    words: listed(`
      drugs, drug treatment, substance abuse, substance use, addiction, rehab, rehabilitation,
      drogas, adicción, adicciones, abuso de sustancias, rehabilitación, inpatient, outpatient,
      centro de rehabilitación
    `),
    asked: listed(`
      dejar las drogas, dejar el vicio, ?vicio, ?vicios, enganchado, adicto, adicta, ?cristal,
      ?vidrio, ?piedra, ?crack, ?coca, ?perico, ?chiva, tecata, heroína, fentanilo, fenta, mota,
      marihuana, ?anexo, hogar CREA, internarme, meth, crystal, crystal meth, ?ice, tweaking,
      tweaker, ?coke, dope, smack, heroin, fent, fentanyl, ?blues, ?oxy, percs, benzos, xans, xanax,
      ?weed, ?pills, junkie, ?hooked, clean up, treatment center, rehab bed
    `),
  },
  {
    needs: ["COUNSELING"],
    isSituation: true,
    words: listed(`
      alcohol, alcoholism, alcoholismo, alcoholics anonymous, alcohólicos anónimos, AA, Al-Anon,
      twelve step, 12 step
    `),
    asked: listed(`
      dejar de tomar, dejar el trago, dejar la bebida, tomo mucho, tomador, borracho, borrachera,
      doble A, quit drinking, drinking problem, drunk, booze, bender, alkie, ?sponsor, NA meeting,
      ?meetings
    `),
  },
  {
    needs: ["COUNSELING"],
    words: listed(`
      sexual assault, rape, agresión sexual, violación, abuso sexual
    `),
    asked: listed(`
      me violaron, me forzaron, abusaron de mí, me tocó, tocaron a mi hija, raped, forced me,
      molested, touched me, he touched my kid, sexual abuse, date rape
    `),
  },
  {
    needs: ["ASSISTANCE"],
    words: listed(`
      human trafficking, trata de personas, tráfico humano
    `),
    asked: listed(`
      me obligan a trabajar, no me dejan ir, me quitaron el pasaporte, me venden, el coyote me
      tiene, prostituirme, trafficked, pimp, forced to work, took my passport, can't leave, sold me,
      sex work against my will
    `),
  },
  {
    needs: ["COUNSELING"],
    words: listed(`
      support group, grupo de apoyo
    `),
    asked: [],
  },
  {
    needs: ["COUNSELING"],
    words: listed(`
      medication treatment, methadone, metadona, suboxone, buprenorphine, buprenorfina
    `),
    asked: listed(`
      suboxón, subutex, vivitrol, tratamiento con medicina, bupe, MAT, MOUD, methadone clinic, ?subs
    `),
  },
  {
    needs: ["COUNSELING"],
    words: listed(`
      DUI class, DWI class, clases de DUI
    `),
    asked: listed(`
      clases de alcohol, manejé tomado, court-ordered class
    `),
  },
  {
    needs: ["COUNSELING"],
    isSituation: true,
    words: listed(`
      anxiety, ansiedad, stress, estrés, panic attack, ataque de pánico
    `),
    asked: listed(`
      nervios, ataque de nervios, angustia, ?susto, ?espanto, no puedo dormir, insomnio,
      ?preocupación, ?stressed out, can't sleep, freaking out, ?overwhelmed
    `),
  },
  {
    needs: ["COUNSELING"],
    isSituation: true,
    words: listed(`
      bipolar, schizophrenia, esquizofrenia
    `),
    asked: listed(`
      oigo voces, ?loco, ?locura, mal de la cabeza, hearing voices, psych ward, 5150, Baker Act,
      ?breakdown
    `),
  },
  {
    needs: ["COUNSELING"],
    isSituation: true,
    words: listed(`
      trauma, PTSD, TEPT
    `),
    asked: listed(`
      pesadillas, lo que me pasó, abuso de niño, tortura, ?nightmares, flashbacks, childhood abuse,
      ?survivor
    `),
  },
  {
    needs: ["COUNSELING"],
    isSituation: true,
    words: listed(`
      grief, bereavement, duelo, luto
    `),
    asked: listed(`
      se murió mi mamá, perdí a mi hijo, viuda, viudo, mourning, widow, someone died
    `),
  },
  {
    needs: ["COUNSELING"],
    words: listed(`
      anger management, manejo de la ira
    `),
    asked: listed(`
      ?coraje, ?enojo, clases de ira, controlar el enojo, anger class, batterers program, BIP
    `),
  },
  {
    needs: ["COUNSELING"],
    words: listed(`
      couples counseling, terapia de pareja, family therapy, terapia familiar
    `),
    asked: listed(`
      problemas con mi hijo, hijo rebelde, marriage counseling, teen problems
    `),
  },
  {
    needs: ["COUNSELING"],
    words: listed(`
      gambling, ludopatía
    `),
    asked: listed(`
      apuestas, casino, gambler, betting
    `),
  },
  {
    needs: ["COUNSELING"],
    isSituation: true,
    words: listed(`
      overdose, sobredosis
    `),
    asked: listed(`
      se pasó de dosis, no despierta, no respira, está morado, tomó veneno, tomó muchas pastillas,
      se tomó todo, OD, OD'd, od'ed, not breathing, won't wake up, turned blue, took too many pills,
      swallowed poison
    `),
  },
  {
    needs: [],
    isSituation: true,
    words: listed(`
      child abuse, abuso infantil, maltrato infantil
    `),
    asked: listed(`
      maltratan a un niño, me pega mi papá, me fui de mi casa, dejaron solo al niño, my dad hits me,
      ran away, neglected kid, left alone
    `),
  },
];

import { listed, type Topic } from "../../services/topics/topic.ts";

/** Topics for groups of people, and words that express no need. */
export const PEOPLE_TOPICS: readonly Topic[] = [
  {
    needs: [],
    isWeak: true,
    audience: "KIDS",
    words: listed(`
      baby, infant, bebé, newborn, recién nacido
    `),
    asked: [],
  },
  {
    needs: [],
    isWeak: true,
    words: listed(`
      help, assistance, ayuda, asistencia
    `),
    asked: [],
  },
  {
    needs: [],
    audience: "MEN",
    words: listed(`
      men, man, hombre, hombres
    `),
    asked: listed(`
      hombres solos, padre soltero, papá soltero, single dad, single father, ?guys, for dads
    `),
  },
  {
    needs: [],
    audience: "WOMEN",
    words: listed(`
      women, woman, mujer, mujeres
    `),
    asked: listed(`
      ?señoras, mujeres solas, mamá soltera, madre soltera, viuda, embarazadas, single mom, single
      mother, ?ladies, battered woman
    `),
  },
  {
    needs: [],
    audience: "KIDS",
    words: listed(`
      kids, kid, children, child, niños, niñas, niño, niña
    `),
    asked: listed(`
      chavas, chamacos, chamacas, morros, morras, cipotes, cipotas, patojos, güiros, escuincles,
      bebitos, bebes, mis hijos, mi niña, mi niño, adolescente embarazada, kiddos, tots, toddlers,
      infants, newborns, tweens, foster kid, teen mom, school age, high schoolers, aging out
    `),
  },
  {
    needs: [],
    audience: "KIDS",
    words: listed(`
      youth, teen, teens, teenager, jóvenes, joven, adolescente, adolescentes
    `),
    asked: [],
  },
  {
    needs: [],
    audience: "SENIORS",
    words: listed(`
      seniors, senior, elderly, older adults, adultos mayores, personas mayores, ancianos, tercera
      edad
    `),
    asked: listed(`
      viejitos, abuelitos, mayores de 60, jubilados, adultos de la tercera edad, old folks, elders,
      retired, 60 plus, 65 plus, golden agers, senior center
    `),
  },
  {
    needs: [],
    audience: "VETERANS",
    words: listed(`
      veteran, veterans, veterano, veteranos
    `),
    asked: listed(`
      exmilitar, ex militar, ?soldado, ?ejército, baja honorable, vets, ex-military, ?Army, VA
      hospital, DD-214, discharge papers, service member
    `),
  },
  {
    needs: [],
    audience: "FAMILIES",
    words: listed(`
      family, families, familia, familias
    `),
    asked: listed(`
      familia con niños, con mis hijos, con bebé, embarazada y con hijos, with kids, with my kids,
      family shelter, mom and kids, pregnant with kids
    `),
  },
  {
    needs: [],
    audience: "DISABLED",
    words: listed(`
      disabled, disability, disabilities, handicapped, discapacidad, discapacitado, personas con
      discapacidad
    `),
    asked: listed(`
      silla de ruedas, sordo, sorda, ciego, ciega, autismo, síndrome de Down, minusválido,
      wheelchair, ?deaf, blind, autism, special needs, ?ADA, disabled vet, handicap
    `),
  },
  {
    needs: [],
    audience: "LGBT",
    words: listed(`
      LGBT, LGBTQ, gay, lesbian, transgender, queer, gays, lesbianas, transgénero
    `),
    asked: listed(`
      trans, transexual, ?jotos, ?jotas, bisexual, transsexual, queer youth, two spirit, nonbinary
    `),
  },
  {
    needs: [],
    isWeak: true,
    audience: "KIDS",
    words: listed(`
      foster care, foster youth, cuidado de crianza, hogar de crianza
    `),
    asked: [],
  },
  {
    needs: [],
    isSituation: true,
    isWeak: true,
    words: listed(`
      jail, prison, cárcel, prisión
    `),
    asked: [],
  },
  {
    needs: [],
    isWeak: true,
    words: listed(`
      church, iglesia, parish, parroquia
    `),
    asked: [],
  },
  {
    needs: [],
    isWeak: true,
    words: listed(`
      free, gratis, gratuito, gratuita, no cost, sin costo
    `),
    asked: [],
  },
  {
    needs: [],
    isWeak: true,
    words: listed(`
      volunteer, volunteering, voluntario, voluntariado
    `),
    asked: [],
  },
  {
    needs: [],
    isWeak: true,
    words: listed(`
      hotline, crisis line, helpline, línea de ayuda, línea de crisis, auxilio, socorro
    `),
    asked: [],
  },
  {
    needs: [],
    isWeak: true,
    words: listed(`
      recreation, recreación, sports, deportes
    `),
    asked: [],
  },
  {
    needs: [],
    isWeak: true,
    words: listed(`
      park, parque, parks, parques
    `),
    asked: [],
  },
  {
    needs: [],
    isWeak: true,
    words: listed(`
      community center, centro comunitario
    `),
    asked: [],
  },
];

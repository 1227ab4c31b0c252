import { listed, type Topic } from "../../services/topics/topic.ts";

/** School and work. */
export const WORK_TOPICS: readonly Topic[] = [
  {
    needs: ["EMPLOYMENT"],
    words: listed(`
      job, jobs, trabajo, trabajos, empleo, empleos, employment, work, job search, bolsa de trabajo,
      hiring, temp agency
    `),
    asked: listed(`
      chamba, chambear, ?jale, ?camello, laburo, ?brete, ?pega, trabajito, empleo de limpieza,
      limpiar casas, trabajo de limpieza, construcción, pintor, cocinero, lavaplatos, mesero,
      jardinería, la yarda, bodega, empaque, pizca, pizcar, ?el campo, cuidar ancianos, trabajo sin
      papeles, trabajo sin inglés, ?gig, ?hustle, now hiring, help wanted, who's hiring, job leads,
      temp work, warehouse work, cleaning job, kitchen job, under the table, side job, odd jobs,
      enpleo, travajo
    `),
  },
  {
    needs: ["EMPLOYMENT"],
    words: listed(`
      job training, vocational training, capacitación laboral, capacitación para el trabajo,
      entrenamiento laboral, formación profesional, apprenticeship, forklift, CDL, CNA, OSHA
    `),
    asked: listed(`
      ?oficio, aprender un oficio, ?taller, curso de soldadura, certificado, licencia comercial,
      montacargas, food handler, manejo de alimentos, enfermería curso, ?trade, learn a trade,
      forklift cert, OSHA 10, OSHA card, food handler card, ServSafe, CNA class, paid training,
      welding school, WIOA, one stop, AJCC
    `),
  },
  {
    needs: ["EMPLOYMENT"],
    words: listed(`
      resume, currículum, currículo, hoja de vida, CV, job application, solicitud de empleo
    `),
    asked: listed(`
      aplicación de trabajo, ?aplicar, llenar aplicación, mi resumé, buscar en Indeed, ?apply, cover
      letter, ?Indeed, ?LinkedIn, resume help, fill out applications
    `),
  },
  {
    needs: ["EMPLOYMENT"],
    words: listed(`
      interview, entrevista, entrevista de trabajo, mock interview
    `),
    asked: listed(`
      ropa para entrevista, ensayar entrevista, practicar entrevista, interview clothes, interview
      practice, dress for success
    `),
  },
  {
    needs: ["EMPLOYMENT"],
    words: listed(`
      day labor, jornaleros, jornalero, day work, trabajo por día
    `),
    asked: listed(`
      ?por día, jornal, ?esquina, ?en la esquina, Home Depot, ?la parada, ?diario, day job, cash
      work, labor pool, day labor center, labor corner, daily pay
    `),
  },
  {
    needs: ["EMPLOYMENT"],
    words: listed(`
      life skills, habilidades para la vida
    `),
    asked: [],
  },
  {
    needs: ["EDUCATION"],
    isWeak: true,
    words: listed(`
      class, classes, clase, clases, course, courses, curso, cursos
    `),
    asked: [],
  },
  {
    needs: ["EDUCATION"],
    words: listed(`
      English class, English classes, ESL, ESOL, English as a second language, clases de inglés,
      inglés, aprender inglés, learn English, English lessons, inglés gratis
    `),
    asked: listed(`
      no sé inglés, hablar inglés, clases de inglés de noche, language class, conversation class
    `),
  },
  {
    needs: ["EDUCATION"],
    words: listed(`
      GED, high school equivalency, equivalencia de secundaria, diploma de secundaria, adult
      education, educación para adultos, HiSET, preparatoria, bachillerato, high school diploma,
      prepa
    `),
    asked: listed(`
      prepa, terminar la escuela, terminar la high school, jai escul, GED en español, sacar el GED,
      secundaria para adultos, TASC, finish high school, credit recovery, night school
    `),
  },
  {
    needs: ["EDUCATION"],
    isWeak: true,
    words: listed(`
      school, escuela, colegio, education, educación, school supplies, útiles escolares, backpacks,
      mochilas, jardín de niños
    `),
    asked: listed(`
      inscribir a mi hijo, entrar a la escuela, ?cupo, kínder, pre-kínder, escuelita, mochila,
      ?uniformes, enroll my kid, back to school, McKinney-Vento, homeless liaison
    `),
  },
  {
    needs: ["EDUCATION"],
    words: listed(`
      tutoring, tutor, tutoría, homework help, ayuda con la tarea
    `),
    asked: [],
  },
  {
    needs: ["EDUCATION"],
    words: listed(`
      after school, afterschool, después de la escuela, después de clases, extraescolar, summer
      camp, campamento de verano, day camp
    `),
    asked: listed(`
      ?tareas, actividades para niños, deportes para niños, homework club, after school program,
      youth program, boys and girls club,
      after class, after school care, aftercare, after care, after school until, after school till,
      after school programs, when school is out, when school lets out, once school lets out, school lets out,
      pick my kids up from school, pick up my kids from school, pick up my son from school,
      pick up my daughter from school, pick him up from school, pick her up from school, picks kids up from school,
      al salir de la escuela, a la salida de la escuela, saliendo de la escuela, cuando salen de la escuela,
      cuando sale de la escuela, cuando salga de la escuela, salen de la escuela, sale de la escuela,
      recoger a mis hijos de la escuela, recoja a mi hijo de la escuela, recojan a mi hijo de la escuela,
      después del colegio, después de las clases, before and after school, safe place after school
    `),
  },
  {
    needs: ["EDUCATION"],
    words: listed(`
      preschool, pre-k, preescolar, kindergarten, head start
    `),
    asked: [],
  },
  {
    needs: ["EDUCATION"],
    isApart: true,
    words: listed(`
      scholarship, scholarships, beca, becas
    `),
    asked: [],
  },
  {
    needs: ["EDUCATION"],
    words: listed(`
      reading, literacy, lectura, alfabetización, adult literacy, leer y escribir
    `),
    asked: listed(`
      no sé leer, aprender a leer, primaria para adultos, learn to read, can't read, reading help
    `),
  },
  {
    needs: ["EDUCATION"],
    isApart: true,
    words: listed(`
      citizenship, ciudadanía, naturalization, naturalización, naturalization test, examen de
      ciudadanía
    `),
    asked: listed(`
      clases de ciudadanía, hacerme ciudadano, preguntas de ciudadanía, citizenship class, civics
      test, N-400
    `),
  },
  {
    needs: ["EDUCATION"],
    words: listed(`
      college, universidad, community college, colegio comunitario, FAFSA
    `),
    asked: listed(`
      ayuda para la universidad, ?carrera, financial aid, trade school, voc tech
    `),
  },
  {
    needs: ["EDUCATION"],
    words: listed(`
      parenting class, clases para padres, clases de crianza
    `),
    asked: listed(`
      escuela para padres, clases de la corte para padres, parenting classes, fatherhood class,
      co-parenting
    `),
  },
  {
    needs: ["EDUCATION"],
    isApart: true,
    words: listed(`
      driving class, clases de manejo
    `),
    asked: listed(`
      examen de manejo, aprender a manejar, libro del DMV, driving school, driver's ed, permit test,
      DMV test
    `),
  },
  {
    needs: ["EDUCATION"],
    words: listed(`
      computer class, clases de computación
    `),
    asked: listed(`
      aprender computadora, clases de internet, digital literacy, typing class, Excel class
    `),
  },
  {
    needs: ["EMPLOYMENT"],
    isSituation: true,
    words: listed(`
      unemployment, desempleo, laid off
    `),
    asked: listed(`
      me despidieron, me corrieron del trabajo, me botaron del trabajo, sin trabajo, desempleado,
      desempleo del gobierno, me descansaron, ?fired, got let go, out of work, ?jobless, EDD,
      unemployment check, UI claim, unemployement
    `),
  },
  {
    needs: ["ASSISTANCE"],
    words: listed(`
      unpaid wages, wage theft, robo de salario, workers comp
    `),
    asked: listed(`
      no me pagaron, me deben mi sueldo, me deben días, me lastimé en el trabajo, accidente en el
      trabajo, mi jefe no me paga, didn't get paid, owed wages, boss won't pay, hurt at work,
      injured on the job
    `),
  },
  {
    needs: ["EMPLOYMENT"],
    words: listed(`
      job fair, career fair, feria de trabajo, feria de empleo
    `),
    asked: listed(`
      hiring event, walk-in interview
    `),
  },
  {
    needs: ["EMPLOYMENT"],
    words: listed(`
      second chance job
    `),
    asked: listed(`
      trabajo con récord, trabajo para quien salió de la cárcel, trabajo para felones, felon
      friendly, ban the box, jobs for felons, reentry job
    `),
  },
  {
    needs: ["EMPLOYMENT"],
    words: listed(`
      work boots, botas de trabajo, tools, herramientas
    `),
    asked: listed(`
      botas de casquillo, ?casco, ?chaleco, steel toe boots, hard hat, safety vest
    `),
  },
];

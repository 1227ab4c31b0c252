import { type NeedPatterns, phrases } from "../need-phrases.ts";

/** Words for learning, and the care of children, and their other senses. */
export const EDUCATION: NeedPatterns = {
  said: phrases(`
    computacion (?:basica|para)
    teach(?:es)? parents
    trains? (?:neighbors|people|adults|residents|youth)
    club(?:es)? de (?:tareas|lectura para)
    tareas
    jardin(?:es)? de (?:ninos|infantes|infancia)
    kinder(?:es)?
    camps? (?:for|and outings)
    estancias? infantil(?:es)?
    pupils learn
    practical nursing
    licensing exam
    prepares? students
    free books?
    books? (?:for|to) (?:children|kids|babies|families)
    (?:learn|aprender|quieren) (?:to|a) (?:read|leer)(?: and write)?
    aprender a leer
    aprenda a
    (?:taller|curso|clase) de
    (?:acting|riding|piano|guitar|language|sewing|cooking|driving) (?:lessons|classes|course)
    termine? su (?:preparatoria|secundaria|primaria)
    match(?:es|ed|ing)? (?:children|youth|kids|boys|girls|young people|teens|littles)
    [a-z0-9]+ (?:session|week) (?:class|course)
    class(?:es)? (?:for|in|to)
    civics(?: classes)?
    teach(?:es|ing)? (?:[a-z]+ ){0,4}(?:to|how|children|adults|people|youth|braille)
    (?:daily living|independent living|living) skills (?:training|classes)
    cuidado de ninos de
    free preschool
    (?:troops?|scouting)
    aprender
    presentations? and discussions?
    (?:power ?point|multimedia) presentations?
    undergraduate
    (?:degree|certificate|diploma) programs?
    early intervention
    ged
    hiset
    high school (?:diploma|equivalency|completion)
    (?:esl|esol|ell|efl)
    english (?:class(?:es)?|as a (?:second|new|foreign)|language (?:class(?:es)?|instruction|learners?|program)|lessons|conversation)
    (?:spanish|citizenship|computer|cooking|art|arts|literacy|adult|parenting|educational|financial literacy|academic|enrichment|evening|free|language|basic skills|job readiness|life skills|vocational|money management|homebuyer|training|reading|math|college|technology|sewing|gardening) (?:and [a-z]+ )?(?:class(?:es)?|courses?|lessons|workshops)
    (?:offers?|provides?|teach\\w*|take|attend) (?:[a-z]+ )?(?:classes|courses|lessons|workshops|instruction)
    classes (?:in|on|for|are|include)
    workshops
    computer (?:class(?:es)?|training|instruction|skills|literacy|courses?|education|lessons)
    tutor(?:s|ing|ials?|ial)?
    mentors?
    mentoring
    mentorship
    homework
    literacy
    after ?school
    out of school
    before and after school
    academic\\w*
    pre ?school\\w*
    pre ?k(?:indergarten)?
    vpk
    nursery school
    kindergarten
    (?:early )?head start
    early (?:learning|childhood|education|care and education)
    (?:child|children|infants?|toddlers?|kids) ?(?:day )?care
    childcare
    day ?care(?: centers?| for children)?
    summer (?:camps?|programs?|learning|enrichment|academy|school)
    (?:day|spring|winter|spring break|winter break|sports|holiday|youth|teen) (?:break )?camps?
    (?:adult|basic|continuing|special|alternative|community|postsecondary|higher|technical|vocational|parent|parenting|general|bilingual|prevention|family life|christian|exceptional student|early childhood|financial|childhood|arts?) education
    educational (?:programs?|services|opportunit\\w+|workshops?|support|enrichment|classes|activities|assistance|seminars|presentations?)
    education (?:programs?|center|services|and training|classes|workshops|courses|for (?:children|adults|parents|youth))
    (?:charter|elementary|middle|high|public|private|magnet|alternative|vocational|technical|trade|montessori|adult|catholic|k 8|k 12) schools?
    college (?:prep\\w*|readiness|access|applications?|admissions?|courses|entrance|degrees?|tours?|education)
    (?:associate|bachelor\\w*|masters?) degrees?
    scholarships?
    financial aid
    student (?:loans?|financial)
    parent(?:ing|s)? (?:[a-z]+ )?(?:class(?:es)?|skills|education|programs?|workshops?|training|support and education|courses?|curriculum|groups?)
    parent child
    nurturing
    school readiness
    (?:youth|teen|girls|boys|character|leadership|child|positive youth) (?:[a-z]+ )?(?:development|enrichment|leadership|empowerment|clubs?|programs?|activities)
    life ?skills
    (?:social|study|leadership|reading|basic|academic) skills
    stem
    test prep\\w*
    sat (?:and act )?prep\\w*
    (?:financial|computer|digital|family|health) literacy
    training (?:programs?|classes|courses|for)
    certifications?
    (?:music|dance|art|swimming|swim|sports|theater|drama) (?:and [a-z]+ )?(?:lessons|classes|instruction|programs?|training)
    seminars
    driver(?:s)? education
    clases?
    cursos?
    talleres
    escuelas? (?:para|de|preescolar|secundaria|nocturna)
    tutorias?
    becas?
    alfabetizacion
    guarderias?
    cuidado (?:infantil|de (?:los )?ninos)
    preescolar(?:es)?
    despues de (?:la escuela|clases)
    ingles (?:como|para|gratis|basico)
    campamentos?
    (?:ayuda con|hacer) (?:la |las |su )?tareas?
    educacion (?:para|de|basica|temprana|especial|financiera|infantil)
    crianza
    mentores?
    mentorias?
    preparatoria
    diploma
    capacitacion
  `),
  told: phrases(`
    lessons
    classes
    courses?
  `),
  named: phrases(`
    schools?(?! (?:health|based|nurses?|clinics?|supply|supplies|uniforms?|food|pantr\\w+|meals?|lunch|breakfast|dental|physicals?|counsel\\w+|board|district|closet))
    academy
    class(?:es)?
    courses?
    camps?
    education\\w*
    learning
    literacy
    tutor\\w*
    mentor\\w*
    college
    university
    institute
    elementary
    middle
    k 8
    montessori
    preschool
    child ?(?:care|development)
    childrens? (?:center|academy|learning)
    day ?care
    (?:early )?head start
    youth (?:enrichment|center|program\\w*|academy|club|development|leadership|services program)
    after ?school
    scholars
    boys and girls clubs?
    girl scouts?
    boy scouts?
    big brothers
    4 h
    training
    parent\\w*
    summer
    enrichment
    scholarships?
    ingles
    escuela
    clases?
    talleres
    esl
    ged
  `),
  not: phrases(`
    (?:two|three|four|five|six) course
    (?:golf|race|obstacle|ropes) courses?
    (?:otras|demas|sus|las) tareas (?:de|del) (?:la )?(?:casa|hogar)
    (?:world|first|middle|working|business|high) class
    class (?:action|members?|rings?|of)
    class(?:es)? (?:members?)
    old school
    (?:middle|high|elementary|public|charter|private|same|their|in|at|after|from|to|the|local|attend\\w*|going to|leave|left|completed|graduat\\w+|some|area|between) (?:high |middle |elementary |public |charter )?schools?\\b(?! (?:diploma|equivalency|completion|program))
    (?:health|nutrition|patient|community|public|safety|sex|sexual health|diabetes|hiv|aids|drug|alcohol|std|hiv aids|prenatal|consumer|prevention and|breastfeeding|childbirth|peer|cancer|disease|voter|legal|wellness|hygiene|substance abuse|fire|fire safety|outreach and|rights|dental|oral health|mental health|family|environmental|disaster|donor|professional|physical|driver|medication|preventive|prevention|relapse|counseling and|information and|advocacy and|support and|screening and|treatment and|testing and) education\\b
    (?:fitness|exercise|yoga|zumba|aerobics?|childbirth|birthing|lamaze|breastfeeding|prenatal|diabetes|nutrition|smoking cessation|dance fitness|wellness|health|anger management|group|tai chi|cpr|first aid|recovery|chair|meditation|bible|water|swim|cessation|batterers?|dui|traffic) (?:and [a-z]+ )?(?:class(?:es)?|courses?|workshops?)
    (?:department|board|secretary|superintendent) of education
    education (?:fund|level|department|foundation|board)
    (?:health|nutrition) literacy
    (?:free )?child ?care (?:is|is provided|is available|provided|available|during|while|on site|for participants|assistance|subsid\\w+|referrals?|resource|financial|licens\\w+|vouchers?|center licens\\w+|providers?|complaints?)
    cuidado de ninos (?:gratis )?(?:durante|mientras)
    guarderia durante
    adult day ?care
    day ?care for (?:adults|seniors|the elderly|older|dogs|pets)
    (?:dog|doggy|pet|doggie|senior|elder) day ?care
    school (?:supplies|uniforms?|clothes|physicals?|id|shots?|personnel|board|districts?|shoes|age|aged|referrals?|social workers?|nurses?|hours|year|days?|zone|bus|immuni\\w+|counselors?|clothing|based (?:health|mental))
    back to school
    (?:camp|boot camp) ?(?:pendleton|ground|site|sites|grounds|fire)
    camp(?:ing|grounds?|sites?)
    (?:staff|volunteer|foster parent|sensitivity|dog|potty|obedience|docent|crisis|cpr|professional|board|caregiver|pet|puppy|guide dog|weight|strength|toilet|provider|law enforcement|agency|technical assistance and|training of) trainings?
    (?:house|home) training
    training (?:for (?:staff|volunteers|professionals|law enforcement|providers|dogs|caregivers|pets|agencies|clergy))
    (?:volunteers?|volunteer opportunities|serve|become|as|are|by) (?:as )?(?:a )?(?:tutors?|mentors?)\\b
    peer mentor\\w*
    financial (?:literacy|education) (?:and )?(?:credit|debt)
    home visit\\w* (?:nurse|by nurse|medical)
    kids ?(?:in|at|are|hotline|line)
    mobile homes?
    birth certificat\\w+
    certification (?:of|required|as)
    capacitacion (?:para el trabajo|laboral)
    colegio de abogados
    clases? (?:de )?(?:ejercicio|zumba|yoga|parto|prenatales?)
  `),
};

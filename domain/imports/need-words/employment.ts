import { type NeedPatterns, phrases } from "../need-phrases.ts";

/** Words for work, and their other senses. */
export const EMPLOYMENT: NeedPatterns = {
  said: phrases(`
    soft skills
    (?:ready to|ready for|readiness for) work
    work ready
    employer (?:visits|partners|tours)
    (?:forklift|welding|hvac|cosmetology|culinary|construction|carpentry|phlebotomy|cna|cdl) (?:certificates?|programs?|training|classes|courses?|license)
    day ?labor(?:ers)?
    daily (?:work|pay)
    return(?:ing)? to (?:the )?work(?:force)?
    going back to work
    ganar dinero
    earn while you learn
    out of work
    find(?:s)? work
    culinary
    (?:job|jobs|work|employment|career|vocational|occupational|workforce|trade) (?:and [a-z]+ |or [a-z]+ )?(?:training|search\\w*|placements?|readiness|fairs?|skills|clubs?|clinics?|assistance|development|leads?|listings?|preparation|prep|counsel\\w+|coach\\w*|services|opportunit\\w+|seekers?|referrals?|programs?|preparedness|experience|workshops?|planning|center|banks?|boards?|support|exploration|retention|rehabilitation|education|advancement|help|hunt\\w*|board|applications?|guidance|advice)
    (?:find|finding|get|getting|keep|obtain\\w*|looking for|seeking|secur\\w+|gain\\w*|for|into|help with|day labor|meaningful|permanent|temporary|competitive|supported|summer|paid) (?:and [a-z]+ )?(?:an? |good |paid |full time |meaningful |gainful |summer |youth )?(?:jobs?|work|employment)
    employment
    (?:[a-z]+ )?resumes?(?: (?:writing|help|assistance|building|prep\\w*|review|workshops?|and))
    (?:write|writing|update|bring|build\\w*|your|review) (?:[a-z]+ )?resumes?
    (?:mock |practice |job |practice an )interview\\w*
    interview (?:skills|practice|prep\\w*|coaching|techniques|clothing|suits?)
    careers?
    vocational
    workforce
    apprentic\\w+
    life ?skills
    internships?
    entrepreneur\\w*
    (?:small )?business (?:development|training|assistance|counsel\\w+|plans?|start ?ups?|loans?)
    (?:day )?labor(?:ers?)? (?:center|hall|pool)
    on the job
    hir(?:e|es|ing) (?:[a-z]+ )?(?:day laborers?|workers|events?|halls?|fairs?)
    job
    jobs
    empleos?
    (?:buscar|encontrar|conseguir|bolsa de|capacitacion para el|busca de|buscan|centro de|feria de|entrevistas? de|solicitudes de) (?:un |de )?(?:trabajo|empleo)
    trabajadores (?:del dia|jornaleros)
    jornaleros
    (?:su |el |hacer (?:su |un )?)curriculum(?: vitae)?
    hojas? de vida
    vocacional(?:es)?
    (?:capacitacion|formacion|orientacion|entrenamiento) (?:laboral|profesional|para el (?:trabajo|empleo))
    laboral(?:es)?
    oficios
    habilidades para la vida
    pasantias?
    emprendedor\\w*
  `),
  told: phrases(`
    (?:new |small |start a |run a )business(?:es)?
    business owners
    back to work
    (?:daily|paid) work
  `),
  named: phrases(`
    jobs?
    careers?
    work
    workforce
    employment
    vocational
    hiring
    trabajo
    empleos?
  `),
  not: phrases(`
    asesoria laboral
    derechos laborales
    community service
    (?:preparedness|readiness) (?:for|in) (?:disasters?|emergencw+)
    (?:proof|verification|letter|loss|source|place|evidence) of (?:employment|job|work)
    (?:employment|job) (?:verification|status|history|discrimination|law|records?|physicals?|opportunit\\w+ (?:with|at|within|in) (?:the|our)|application for|with the (?:city|county|agency)|income|loss|security number|eligibility|rights|issues)
    (?:unemployment|un employment)
    equal (?:employment )?opportunit\\w+
    (?:full time|part time|current|seasonal|maintain|must have|lost|loss of|lose|losing|due to|such as|have|has|while|age of) (?:[a-z]+ )?(?:employment|jobs?|work)
    (?:will|to|classes|services|groups?) resumes?
    (?:intake|phone|telephone|personal|initial|in person|admission|eligibility|screening|required|oral history) interview\\w*
    interview (?:required|is required|by appointment)
    (?:social|field|volunteer|court ordered|community|case|home|class|clinical|energy|dental|group|house|out of|at|good|great|body|yard|charity|hard|we|to|who|not|school) work\\b(?! (?:experience|readiness|training|skills))
    trabajo (?:social|voluntario|comunitario|en (?:el|la|equipo))
    trabajador(?:a|es|as)? social(?:es)?
    (?:after|before) work
    career (?:criminals?|day only)
    odd jobs?
    health careers? 
  `),
};

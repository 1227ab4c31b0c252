-- Names of offices and organizations as they are called in Spanish, and short names by which people know illnesses and
-- offices, so that these find what is listed in English. One with ">" before it only leads to the rest of its row.

insert into search_synonyms (words)
select words
  from (values
  (array['catholic charities', 'caridades católicas']),
  (array['public defender', 'defensor público', 'defensoría pública', '>defensor de oficio']),
  (array['state attorney', 'fiscalía', '>fiscal', '>district attorney', '>prosecutor']),
  (array['court', 'courts', 'courthouse', 'tribunal', 'tribunales', 'juzgado', 'corte', '>cortes']),
  (array['family court', 'tribunal de familia', 'corte de familia']),
  (array['drug court', 'tribunal de drogas', 'corte de drogas']),
  (array['city hall', 'alcaldía', 'ayuntamiento', '>municipio']),
  (array['health department', 'department of health', 'departamento de salud']),
  (array['social security', 'seguro social', 'seguridad social', '>SSA']),
  (array['red cross', 'cruz roja']),
  (array['university', 'universidad']),
  (array['library', 'biblioteca', '>bibliotecas']),
  (array['post office', 'oficina postal', '>oficina de correos']),
  (array['unemployment office', 'reemployment assistance', 'oficina de desempleo']),
  (array['children and families', '>DCF', 'niños y familias']),
  (array['child support', 'manutención de menores', '>manutención infantil', '>pensión alimenticia']),
  (array['alcoholics anonymous', 'alcohólicos anónimos']),
  (array['narcotics anonymous', 'narcóticos anónimos']),
  (array['animal services', 'servicios de animales', 'control de animales', '>animal control', '>perrera', '>dog pound']),
  (array['autism', 'autistic', 'autismo', 'autista', '>asperger']),
  (array['ADHD', 'attention deficit', 'déficit de atención', '>TDAH']),
  (array['blind', 'visually impaired', 'ciego', 'ciega', 'ciegos', 'blindness', '>low vision', '>vision loss']),
  (array['deaf', 'hard of hearing', 'hearing impaired', 'sordo', 'sorda', 'sordos', '>sordomudo', '>hearing loss']),
  (array['speech therapy', 'terapia del habla', 'terapia de lenguaje', '>speech therapist'])) as given (words);

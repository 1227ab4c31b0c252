-- Plainer Spanish for the national crisis lines, where nobody has edited the line since it was added.
update crisis_lines as line
   set name_es = coalesce(plain.name_es, line.name_es),
       description_es = replace(replace(line.description_es, plain.before, plain.after),
                                coalesce(plain.before_too, ''), coalesce(plain.after_too, ''))
  from (values
    ('01950000-0000-7000-8000-000000000001', null,
     'cualquier dolor que ya no puede soportar', 'cualquier dolor que ya no aguanta',
     'oprima 2 o mande la palabra AYUDA por mensaje de texto', 'oprima 2, o mande un texto con la palabra AYUDA'),
    ('01950000-0000-7000-8000-000000000003', null,
     'alquiler, servicios del hogar, transporte', 'renta, recibos de luz y agua, transporte', null, null),
    ('01950000-0000-7000-8000-000000000004', null,
     'Para quien sufre golpes, amenazas o control de su pareja o de alguien en su casa, y para quienes quieren ayudar.',
     'Si su pareja o alguien de su casa le pega, le amenaza o le controla, o si usted quiere ayudar a alguien así.',
     null, null),
    ('01950000-0000-7000-8000-000000000005', null,
     'un voluntario capacitado contesta', 'una persona capacitada contesta', null, null),
    ('01950000-0000-7000-8000-000000000006', 'RAINN Línea Nacional contra la Agresión Sexual', '', '', null, null),
    ('01950000-0000-7000-8000-000000000009', null,
     'No necesita estar inscrito en los servicios del VA.', 'No necesita tener servicios del VA.', null, null),
    ('01950000-0000-7000-8000-000000000012', null,
     'para padres que necesitan ayuda', 'para mamás y papás que necesitan ayuda', null, null),
    ('01950000-0000-7000-8000-000000000013', 'Línea Nacional para Jóvenes Fuera de Casa',
     'Para jóvenes que huyeron o fueron echados de casa,', 'Para jóvenes que se fueron de su casa o a quienes echaron,',
     null, null)
  ) as plain (id, name_es, before, after, before_too, after_too)
 where line.id = plain.id::uuid and line.version = 1;

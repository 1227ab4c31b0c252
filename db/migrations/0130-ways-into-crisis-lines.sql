-- What somebody needs who cannot hear, speaks Spanish, or calls at night: further ways to reach a line, in which
-- languages and hours it answers, what it may tell others, and when a person last called it. The table has some dozens
-- of rows. The process before writes rows without these columns.
alter table crisis_lines
  -- For readers of Spanish, where the line has pages of its own for them.
  add column website_es text check (website_es ~ '^https?://'),
  add column chat_web_link_es text check (chat_web_link_es ~ '^https?://'),
  add column tty text check (tty ~ '[0-9]'),
  -- Answered in American Sign Language.
  add column videophone text check (videophone ~ '[0-9]'),
  -- The number that a relay operator (711) is given, where the line states one.
  add column relay text check (relay ~ '[0-9]'),
  -- Codes of the languages in which calls, and text messages, are answered; empty: not known.
  add column languages text[] not null default '{}',
  add column text_languages text[] not null default '{}',
  add column has_interpreters boolean not null default false,
  -- What the line may tell the police or a state about those who call, in words.
  add column reporting text check (reporting <> '' and char_length(reporting) <= 300),
  add column reporting_es text check (reporting_es <> '' and char_length(reporting_es) <= 300),
  -- The hours of a line that is not answered day and night; null: it is, or only its words say when.
  add column open_time_zone text check (open_time_zone <> ''),
  add column open_days text[] not null default '{}'
    check (open_days <@ array['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']),
  add column opens_at text check (opens_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add column closes_at text check (closes_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add column last_called_at timestamptz,
  -- Ways to reach it that came with the product and that nobody has tried: they were published some years ago.
  add column untried text[] not null default '{}'
    check (untried <@ array['phone', 'text', 'chat', 'tty', 'videophone']),
  add constraint hours_are_whole check (
    num_nulls(open_time_zone, opens_at, closes_at) in (0, 3)
    and (cardinality(open_days) > 0) = (open_time_zone is not null));

-- A value that somebody has changed since it was shipped stays as it is. What is new for a line comes only where its
-- number is still the one that was shipped. Versions grow, so that a form that is open now does not put the old
-- values back.

update crisis_lines as line
   set description = shipped.becomes
  from (values
    ('01950000-0000-7000-8000-000000000002'::uuid,
     'Police, fire and ambulance. Call when someone is in danger right now. If it isn''t safe to talk, you can text 911 in many places.',
     'Police, fire, ambulance. Call when someone is in danger right now. For an interpreter, say “Spanish.” If it isn''t safe to talk, you can text 911 in many places.'),
    ('01950000-0000-7000-8000-000000000007'::uuid,
     'For anyone who is forced or tricked into work or sex, not paid, or not free to leave. Also for people who see it happen. Confidential, in more than 200 languages.',
     'For anyone who is forced or tricked into work or sex, not paid, or not free to leave. Also for people who see it happen. They help you whatever your immigration status. Confidential, in more than 200 languages.'),
    ('01950000-0000-7000-8000-000000000010'::uuid,
     'Finds treatment and support groups near you for substance use, addiction, and mental health. For you or your family. Free and confidential, in English and Spanish.',
     'Finds treatment and support groups near you for substance use, addiction, and mental health. For you or your family. They find treatment and don''t counsel on the phone. You can text them your ZIP code, in English. Free and confidential, in English and Spanish.'),
    ('01950000-0000-7000-8000-000000000011'::uuid,
     'For when someone swallowed, breathed in, or touched something that may be poison, or took too much medicine. Experts tell you right away what to do. If the person has collapsed or cannot breathe, call 911.',
     'For when someone swallowed, breathed in, or touched something that may be poison, or took too much medicine. Experts tell you right away what to do. Don''t make the person throw up. Call 911 if the person has collapsed, is having a seizure, can''t breathe, or won''t wake up.')
  ) as shipped (id, was, becomes)
 where line.id = shipped.id and line.description = shipped.was;

update crisis_lines as line
   set description_es = shipped.becomes
  from (values
    ('01950000-0000-7000-8000-000000000002'::uuid,
     'Policía, bomberos y ambulancia. Llame cuando alguien esté en peligro ahora mismo. Si no puede hablar sin riesgo, en muchos lugares puede mandar un mensaje de texto al 911.',
     'Policía, bomberos, ambulancia. Llame cuando alguien esté en peligro ahora mismo. Para un intérprete, diga “Spanish”. Si no puede hablar sin riesgo, en muchos lugares puede mandar un mensaje de texto al 911.'),
    ('01950000-0000-7000-8000-000000000005'::uuid,
     'Para cualquier crisis, cuando prefiere escribir en vez de hablar: una persona capacitada contesta sus mensajes de texto. Gratis y confidencial. Mande la palabra HOLA al 741741.',
     'Para cualquier crisis, cuando prefiere escribir en vez de hablar: una persona capacitada contesta sus mensajes de texto. Gratis y confidencial. Mande la palabra HOLA o AYUDA al 741741, o escriba por WhatsApp al 442-298-3263 (442-AYUDAME).'),
    ('01950000-0000-7000-8000-000000000007'::uuid,
     'Para quien trabaja o tiene relaciones sexuales por la fuerza o con engaños, a quien no le pagan o no le dejan irse, y para quien sabe de un caso. Confidencial, en más de 200 idiomas.',
     'Para quien trabaja o tiene relaciones sexuales por la fuerza o con engaños, a quien no le pagan o no le dejan irse, y para quien sabe de un caso. Le ayudan con papeles o sin papeles. Confidencial, en más de 200 idiomas.'),
    ('01950000-0000-7000-8000-000000000010'::uuid,
     'Encuentra tratamiento y grupos de apoyo cerca de usted para el consumo de drogas o alcohol, las adicciones y la salud mental, para usted o su familia. Gratis y confidencial, en inglés y español.',
     'Encuentra tratamiento y grupos de apoyo cerca de usted para el consumo de drogas o alcohol, las adicciones y la salud mental, para usted o su familia. Buscan tratamiento; no dan terapia por teléfono. También puede mandarles su código postal por texto, en inglés. Gratis y confidencial, en inglés y español.'),
    ('01950000-0000-7000-8000-000000000011'::uuid,
     'Cuando alguien tragó, respiró o tocó algo que puede ser venenoso, o tomó demasiada medicina. Los expertos le dicen enseguida qué hacer. Si la persona se desmayó o no puede respirar, llame al 911.',
     'Cuando alguien tragó, respiró o tocó algo que puede ser venenoso, o tomó demasiada medicina. Los expertos le dicen enseguida qué hacer. No le provoque el vómito. Llame al 911 si la persona se desmayó, convulsiona, no puede respirar o no despierta.')
  ) as shipped (id, was, becomes)
 where line.id = shipped.id and line.description_es = shipped.was;

update crisis_lines set website = 'https://www.samhsa.gov/find-help/national-helpline'
 where id = '01950000-0000-7000-8000-000000000010'::uuid and website = 'https://www.samhsa.gov';

-- Where text messages go, for lines that had no such number.
update crisis_lines as line
   set text_number = shipped.number, text_keyword = shipped.keyword, untried = shipped.untried
  from (values
    ('01950000-0000-7000-8000-000000000006'::uuid, '1-800-656-4673', '64673', 'HOPE', array['text']),
    ('01950000-0000-7000-8000-000000000010'::uuid, '1-800-662-4357', '435748', null, array['text']),
    ('01950000-0000-7000-8000-000000000012'::uuid, '1-800-422-4453', '1-800-422-4453', null, array[]::text[]),
    ('01950000-0000-7000-8000-000000000013'::uuid, '1-800-786-2929', '66008', null, array['text'])
  ) as shipped (id, phone, number, keyword, untried)
 where line.id = shipped.id and line.text_number is null and line.phone = shipped.phone;

update crisis_lines set text_keyword = 'HELP'
 where id = '01950000-0000-7000-8000-000000000007'::uuid and text_number = '233733' and text_keyword is null;

-- Links for readers of Spanish belong to the shipped English ones.
update crisis_lines as line
   set website_es = shipped.website_es
  from (values
    ('01950000-0000-7000-8000-000000000001'::uuid, 'https://988lifeline.org', 'https://988lineadevida.org'),
    ('01950000-0000-7000-8000-000000000004'::uuid, 'https://www.thehotline.org', 'https://espanol.thehotline.org'),
    ('01950000-0000-7000-8000-000000000005'::uuid, 'https://www.crisistextline.org', 'https://www.crisistextline.org/es/'),
    ('01950000-0000-7000-8000-000000000006'::uuid, 'https://www.rainn.org', 'https://rainn.org/es'),
    ('01950000-0000-7000-8000-000000000007'::uuid, 'https://humantraffickinghotline.org', 'https://humantraffickinghotline.org/es')
  ) as shipped (id, website, website_es)
 where line.id = shipped.id and line.website = shipped.website;

update crisis_lines as line
   set chat_web_link_es = shipped.chat_es
  from (values
    ('01950000-0000-7000-8000-000000000001'::uuid, 'https://988lifeline.org/chat/', 'https://988lineadevida.org'),
    ('01950000-0000-7000-8000-000000000004'::uuid, 'https://www.thehotline.org', 'https://espanol.thehotline.org'),
    ('01950000-0000-7000-8000-000000000005'::uuid, 'https://www.crisistextline.org', 'https://www.crisistextline.org/es/'),
    ('01950000-0000-7000-8000-000000000006'::uuid, 'https://hotline.rainn.org', 'https://rainn.org/es'),
    ('01950000-0000-7000-8000-000000000007'::uuid, 'https://humantraffickinghotline.org/en/chat', 'https://humantraffickinghotline.org/es/chat')
  ) as shipped (id, chat, chat_es)
 where line.id = shipped.id and line.chat_web_link = shipped.chat;

update crisis_lines set chat_web_link = 'https://www.childhelphotline.org'
 where id = '01950000-0000-7000-8000-000000000012'::uuid and chat_web_link is null and website = 'https://www.childhelphotline.org';

update crisis_lines as line
   set languages = shipped.languages, text_languages = shipped.text_languages,
       has_interpreters = shipped.interpreters, tty = shipped.tty, videophone = shipped.videophone,
       relay = shipped.relay, untried = line.untried || shipped.untried
  from (values
    ('01950000-0000-7000-8000-000000000001'::uuid, '988', array['en', 'es'], array['en', 'es'], true, null, '988', '1-800-273-8255', array[]::text[]),
    ('01950000-0000-7000-8000-000000000002'::uuid, '911', array['en'], array[]::text[], true, null, null, null, array[]::text[]),
    ('01950000-0000-7000-8000-000000000003'::uuid, '211', array['en'], array[]::text[], true, null, null, null, array[]::text[]),
    ('01950000-0000-7000-8000-000000000004'::uuid, '1-800-799-7233', array['en', 'es'], array['en', 'es'], true, '1-800-787-3224', '1-855-812-1001', null, array['videophone']),
    ('01950000-0000-7000-8000-000000000005'::uuid, '741741', array[]::text[], array['en', 'es'], false, null, null, null, array[]::text[]),
    ('01950000-0000-7000-8000-000000000006'::uuid, '1-800-656-4673', array['en', 'es'], array[]::text[], false, null, null, null, array[]::text[]),
    ('01950000-0000-7000-8000-000000000007'::uuid, '1-888-373-7888', array['en', 'es'], array[]::text[], true, null, null, '1-888-373-7888', array[]::text[]),
    ('01950000-0000-7000-8000-000000000008'::uuid, '1-866-488-7386', array['en'], array['en'], false, null, null, null, array[]::text[]),
    ('01950000-0000-7000-8000-000000000009'::uuid, '988', array['en'], array['en'], false, null, null, null, array[]::text[]),
    ('01950000-0000-7000-8000-000000000010'::uuid, '1-800-662-4357', array['en', 'es'], array['en'], false, '1-800-487-4889', null, null, array['phone', 'tty']),
    ('01950000-0000-7000-8000-000000000011'::uuid, '1-800-222-1222', array['en'], array[]::text[], true, null, null, null, array[]::text[]),
    ('01950000-0000-7000-8000-000000000012'::uuid, '1-800-422-4453', array['en'], array[]::text[], true, null, null, null, array[]::text[]),
    ('01950000-0000-7000-8000-000000000013'::uuid, '1-800-786-2929', array['en'], array['en'], false, null, null, null, array[]::text[])
  ) as shipped (id, number, languages, text_languages, interpreters, tty, videophone, relay, untried)
 where line.id = shipped.id and coalesce(line.phone, line.text_number) = shipped.number;

update crisis_lines as line
   set reporting = shipped.reporting, reporting_es = shipped.reporting_es
  from (values
    ('01950000-0000-7000-8000-000000000001'::uuid, '988',
     'If they think a life is in danger right now, they may give 911 your number or your internet address.',
     'Si creen que una vida está en peligro ahora mismo, pueden darle al 911 su número o su dirección de internet.'),
    ('01950000-0000-7000-8000-000000000002'::uuid, '911',
     'They send help to where you are. Police may come too when you ask for an ambulance.',
     'Mandan ayuda a donde usted está. Aunque pida una ambulancia, también puede venir la policía.'),
    ('01950000-0000-7000-8000-000000000007'::uuid, '1-888-373-7888',
     'If a child is being abused, or someone is in danger right now, they may report it.',
     'Si maltratan a un niño, o si alguien está en peligro ahora mismo, pueden dar aviso a las autoridades.'),
    ('01950000-0000-7000-8000-000000000009'::uuid, '988',
     'If they think a life is in danger right now, they may send emergency services.',
     'Si creen que una vida está en peligro ahora mismo, pueden mandar a los servicios de emergencia.'),
    ('01950000-0000-7000-8000-000000000012'::uuid, '1-800-422-4453',
     'They don''t take reports of abuse. But if you name a child who is being hurt and say where, they may have to tell the authorities. The same if you say you are about to end your life.',
     'No reciben denuncias. Pero si usted da el nombre de un niño a quien maltratan y dice dónde está, pueden estar obligados a avisar. Lo mismo si usted dice que está por quitarse la vida.')
  ) as shipped (id, number, reporting, reporting_es)
 where line.id = shipped.id and coalesce(line.phone, line.text_number) = shipped.number;

update crisis_lines set version = version + 1
 where id between '01950000-0000-7000-8000-000000000001' and '01950000-0000-7000-8000-000000000013';

-- Further national lines, after those that are there; none where the directory has its number already. As with the
-- first ones, "newest first" is the order of the ranking.
insert into crisis_lines (id, ranking, name, name_es, phone, text_number, text_keyword, website, chat_web_link,
                          area, area_es, hours, hours_es, open_time_zone, open_days, opens_at, closes_at,
                          languages, text_languages, has_interpreters, videophone, relay, untried,
                          reporting, reporting_es, description, description_es, created_at, updated_at)
select id::uuid, ranking, name, name_es, phone, text_number, text_keyword, website, chat_web_link,
       'United States', 'Estados Unidos', hours, hours_es, open_time_zone,
       case when open_time_zone is null then '{}'::text[]
            else array['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'] end,
       opens_at, closes_at, languages, text_languages, interpreters, videophone, relay, untried,
       reporting, reporting_es, description, description_es,
       timestamptz '2026-01-01 00:00Z' - ranking * interval '1 second',
       timestamptz '2026-01-01 00:00Z' - ranking * interval '1 second'
  from (values
    ('01950000-0000-7000-8000-000000000014', 14, 'StrongHearts Native Helpline', 'StrongHearts: línea para pueblos indígenas',
     '1-844-762-8483', '1-844-762-8483', null, 'https://strongheartshelpline.org', 'https://strongheartshelpline.org',
     '24 hours a day, every day', 'Las 24 horas, todos los días', null, null, null,
     array['en'], array['en'], false, null, null, array[]::text[],
     null, null,
     'For Native Americans and Alaska Natives hurt by a partner or by sexual violence, and for those close to them. The people who answer are Native too. Free and confidential.',
     'Para personas indígenas de Estados Unidos y Alaska que sufren violencia de su pareja o violencia sexual, y para sus seres queridos. Quienes contestan también son indígenas. Gratis y confidencial.'),
    ('01950000-0000-7000-8000-000000000015', 15, 'love is respect, for teens and young adults', 'love is respect, para adolescentes y jóvenes',
     '1-866-331-9474', '22522', 'LOVEIS', 'https://www.loveisrespect.org', 'https://www.loveisrespect.org',
     '24 hours a day, every day', 'Las 24 horas, todos los días', null, null, null,
     array['en'], array[]::text[], false, null, null, array['phone', 'text', 'chat'],
     null, null,
     'For teens and young adults whose boyfriend, girlfriend, or partner hurts, threatens, or controls them, and for friends and parents. Free and confidential.',
     'Para adolescentes y jóvenes cuyo novio, novia o pareja los lastima, amenaza o controla, y para sus amigos, mamás y papás. Gratis y confidencial.'),
    ('01950000-0000-7000-8000-000000000016', 16, 'National Maternal Mental Health Hotline', 'Línea Nacional de Salud Mental Materna',
     '1-833-852-6262', '1-833-852-6262', null, 'https://mchb.hrsa.gov/national-maternal-mental-health-hotline', null,
     '24 hours a day, every day', 'Las 24 horas, todos los días', null, null, null,
     array['en', 'es'], array['en', 'es'], true, null, '1-833-852-6262', array[]::text[],
     null, null,
     'For anyone who is pregnant or had a baby and feels sad, scared, or overwhelmed, and for their family. It is not for an emergency: then call 988 or 911. Free and confidential.',
     'Para quien está embarazada o tuvo un bebé y se siente triste, con miedo o sin fuerzas, y para su familia. No es para una emergencia: en ese caso llame al 988 o al 911. Gratis y confidencial.'),
    ('01950000-0000-7000-8000-000000000017', 17, 'Boys Town National Hotline, for teens and parents', 'Boys Town: línea para adolescentes, mamás y papás',
     '1-800-448-3000', '20121', 'VOICE', 'https://www.yourlifeyourvoice.org', null,
     '24 hours a day, every day', 'Las 24 horas, todos los días', null, null, null,
     array['en', 'es'], array['en'], true, null, null, array[]::text[],
     null, null,
     'For children, teens, and parents of any gender with any problem: fights at home, bullying, sadness, thoughts of suicide, a child who won''t come home. Free and confidential.',
     'Para niñas, niños, adolescentes, mamás y papás con cualquier problema: pleitos en casa, acoso, tristeza, pensamientos de suicidio, un hijo que no vuelve. Gratis y confidencial.'),
    ('01950000-0000-7000-8000-000000000018', 18, 'SafeSpot, if you use drugs alone', 'SafeSpot, si consume drogas a solas',
     '1-800-972-0590', null, null, 'https://safe-spot.me', null,
     '24 hours a day, every day', 'Las 24 horas, todos los días', null, null, null,
     array['en'], array[]::text[], false, null, null, array[]::text[],
     'They ask where you are. If you stop answering, they call the person you chose, or an ambulance.', 'Le preguntan dónde está. Si usted deja de contestar, llaman a quien usted eligió o a una ambulancia.',
     'Someone stays on the phone with you while you use drugs, so that you don''t die of an overdose. They don''t judge you. Free and confidential.',
     'Alguien se queda en el teléfono con usted mientras consume, para que no muera de una sobredosis. No le juzgan. Gratis y confidencial.'),
    ('01950000-0000-7000-8000-000000000019', 19, 'Trans Lifeline', 'Trans Lifeline, para personas trans',
     '1-877-565-8860', null, null, 'https://translifeline.org', null,
     'Monday to Friday, 10 AM to 6 PM Pacific time', 'De lunes a viernes, de 10 AM a 6 PM, hora del Pacífico', 'America/Los_Angeles', '10:00', '18:00',
     array['en', 'es'], array[]::text[], false, null, null, array['phone'],
     'They don''t call 911 or the police unless you ask them to.', 'No llaman al 911 ni a la policía si usted no lo pide.',
     'For trans people, and people who wonder if they are. Trans people answer. Free and confidential, in English and Spanish.',
     'Para personas trans y para quienes se preguntan si lo son. Contestan personas trans. Gratis y confidencial, en inglés y español.'),
    ('01950000-0000-7000-8000-000000000020', 20, 'Disaster Distress Helpline', 'Línea de Ayuda en Desastres',
     '1-800-985-5990', '1-800-985-5990', null, 'https://www.samhsa.gov/find-help/disaster-distress-helpline', null,
     '24 hours a day, every day', 'Las 24 horas, todos los días', null, null, null,
     array['en', 'es'], array['en', 'es'], true, '1-800-985-5990', null, array['phone', 'text', 'videophone'],
     null, null,
     'For anyone who can''t cope after a storm, flood, fire, shooting, or other disaster. Free and confidential. For Spanish, press 2.',
     'Para quien no puede con lo que vivió en una tormenta, inundación, incendio, tiroteo u otro desastre. Gratis y confidencial. Para español, oprima 2.'),
    ('01950000-0000-7000-8000-000000000021', 21, 'Eldercare Locator', 'Eldercare Locator: ayuda para personas mayores',
     '1-800-677-1116', null, null, 'https://eldercare.acl.gov', null,
     'Monday to Friday, 9 AM to 8 PM Eastern time', 'De lunes a viernes, de 9 AM a 8 PM, hora del Este', 'America/New_York', '09:00', '20:00',
     array['en'], array[]::text[], false, null, null, array[]::text[],
     null, null,
     'For older people and those who care for them. They tell you who protects older people from abuse, neglect, and theft where you live, and who helps with meals, rides, and care. Free.',
     'Para personas mayores y para quienes las cuidan. Le dicen quién protege a las personas mayores del maltrato, el abandono y el robo donde usted vive, y quién ayuda con comida, transporte y cuidado. Gratis.')
  ) as lines (id, ranking, name, name_es, phone, text_number, text_keyword, website, chat_web_link,
              hours, hours_es, open_time_zone, opens_at, closes_at, languages, text_languages, interpreters, videophone,
              relay, untried, reporting, reporting_es, description, description_es)
 where not exists (select from crisis_lines there
                    where right(regexp_replace(there.phone, '[^0-9]', '', 'g'), 10)
                          = right(regexp_replace(lines.phone, '[^0-9]', '', 'g'), 10));

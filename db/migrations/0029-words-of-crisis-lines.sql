-- Plainer descriptions of national crisis lines. A description that somebody has edited stays as it is.

update crisis_lines
   set description = replace(description, was, becomes)
  from (values
    ('01950000-0000-7000-8000-000000000001'::uuid,
     'or any pain that is too much. Also if you are worried about somebody else.',
     'or pain that feels like too much. You can also call if you''re worried about someone else.'),
    ('01950000-0000-7000-8000-000000000002',
     'Call when somebody is in danger right now. If you cannot speak safely, in many places you can send a text message to 911.',
     'Call when someone is in danger right now. If it isn''t safe to talk, you can text 911 in many places.'),
    ('01950000-0000-7000-8000-000000000003',
     'Finds local help: a meal, a place to sleep, rent, utilities, transport, health care.',
     'Helps you find local help with food, a place to sleep, rent, utilities, rides, and health care.'),
    ('01950000-0000-7000-8000-000000000004',
     'For anyone hurt, threatened or controlled by a partner or somebody at home, and for those who want to help them.',
     'For anyone hurt, threatened, or controlled by a partner or someone at home. Also for people who want to help.'),
    ('01950000-0000-7000-8000-000000000005',
     'For any crisis, when you would rather write than talk: a trained volunteer answers your text messages.',
     'For any crisis. If you''d rather text than talk, a trained volunteer will text with you.'),
    ('01950000-0000-7000-8000-000000000007',
     'For anyone who is forced or tricked into work or sex, who is not paid or not free to leave, and for those who see it happen.',
     'For anyone who is forced or tricked into work or sex, not paid, or not free to leave. Also for people who see it happen.'),
    ('01950000-0000-7000-8000-000000000008',
     'or who need somebody safe to talk to.',
     'or who need someone safe to talk to.'),
    ('01950000-0000-7000-8000-000000000009',
     'You do not have to be enrolled in VA care.',
     'You don''t have to be enrolled in VA care.'),
    ('01950000-0000-7000-8000-000000000010',
     'Finds treatment and support groups near you for substance use, addiction and mental health, for you or for your family.',
     'Finds treatment and support groups near you for substance use, addiction, and mental health. For you or your family.'),
    ('01950000-0000-7000-8000-000000000011',
     'When somebody swallowed, breathed or touched something that may be poison, or took too much of a medicine. Experts say at once what to do.',
     'For when someone swallowed, breathed in, or touched something that may be poison, or took too much medicine. Experts tell you right away what to do.'),
    ('01950000-0000-7000-8000-000000000012',
     'For children who are being hurt or neglected, for adults who were, for parents who need help, and for anyone who suspects abuse.',
     'For children who are being hurt or neglected, and for adults who were. For parents who need help, and for anyone who suspects abuse.'),
    ('01950000-0000-7000-8000-000000000013',
     'For young people who ran away, were thrown out, have nowhere to stay or think about leaving, and for their families.',
     'For young people who ran away, were kicked out, have nowhere to stay, or are thinking about leaving. Also for their families.')
  ) as words (line, was, becomes)
 where id = line;

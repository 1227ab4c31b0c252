-- A cot, a bunk and a mat are beds to who asks for one, and to who is asked; care for children is also what preschools
-- and programs after school give.
update search_synonyms
   set words = words || array['cot', 'cots', 'catre', 'catres', 'bunk', 'bunks', 'litera', 'literas', 'colchoneta', 'colchonetas', 'sleeping mat', 'sleeping mats', '>mat', '>mats', '>a mat to sleep', '>mat on the floor', '>floor mat', '>floor mats', '>bunk bed', '>bunk beds']
 where words[1] = 'bed' and not words && array['litera', 'literas'];
update search_synonyms
   set words = words || array['>catres', '>litera', '>literas', '>colchoneta', '>colchonetas', '>bunk', '>bunks', '>mat', '>mats']
 where words[1] = 'shelter' and not words && array['>litera', '>literas'];
insert into search_synonyms (words)
select array['>child care', '>childcare', '>daycare', '>day care', '>guardería', '>cuidado de niños', '>cuidado infantil', '>babysitter', '>niñera', named]
  from unnest(array['preschool', 'preescolar', 'after school', 'después de la escuela']) as named
 where exists (select from search_synonyms where words[1] = 'child care');

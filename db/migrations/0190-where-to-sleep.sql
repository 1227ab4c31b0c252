-- A search for where to sleep is one for shelter, in both languages. The words have other senses, so they only lead to it.
update search_synonyms
   set words = words || array['>dormir', '>duermo', '>sleep', '>somewhere to stay', '>dónde quedarme']
 where words[1] = 'shelter' and not words && array['>dormir'];

-- "Mi primera casa" is a home to buy, and no shelter. The words have other senses, so they only lead to it.
update search_synonyms
   set words = words || array['>comprar mi primera casa', '>primera casa', '>casa propia', '>comprar vivienda', '>first home']
 where words[1] = 'first time homebuyer' and not words && array['>primera casa'];

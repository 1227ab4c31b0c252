/** Excludes people who are old or minors, for whom the families of elders and children say more. */
const amongGrown = (table: string): string =>
  table
    .split(/[;\n]/u)
    .filter((line) => line.trim() !== "")
    .map((line) => `${line} & !OLD_AGE & !ELDERLY & !im/am/tengo/soy ~2 MINOR_AGE`)
    .join("\n");

/**
 * Adults whose family hurts them: in-laws, parents, siblings, and the partner of a daughter or son. Where the tables of
 * children and elders match them, it counts as violence between adults.
 */
export const GROWN = {
  PARTNER_VIOLENCE: amongGrown(`
    mother/father/brother/sister/mom/dad in law/laws ~6 HITS ~3 me/us
    in laws ~6 HITS ~3 me/us
    suegra/suegro/suegros/cunado/cunada/cunados/cunadas/concuno ~6 me/nos ~2 HITS
    suegra/suegro/suegros/cunado/cunada/cunados/cunadas ~4 me da/dan/dio/dieron ~2 cachetada/cachetadas/golpes/patadas/punetazos
    son/daughter/brother/sister in law ~6 HITS ~2 my ~1 daughter/son/sister/brother
    yerno/nuera/cunado/cunada ~4 HITS ~2 mi ~1 hija/hijo/hermana/hermano
    daughters/sons/sisters/brothers/moms/mothers husband/boyfriend/wife/girlfriend/fiance/ex ~4 HITS ~2 her/him
    esposo/marido/novio/ex/pareja/esposa/novia/mujer de mi hija/hijo/hermana/hermano ~4 la/lo/le ~2 HITS
    im/am/tengo/were/soy ~2 GROWN_AGE & PARENTS/RELATIVES ~4 HITS ~3 me/us
    im/am/tengo/ya/soy ~2 GROWN_AGE & PARENTS/RELATIVES ~4 me/nos ~2 HITS
    im/am/tengo/ya/soy ~2 GROWN_AGE & papa/papas/padres/mama/hermano/hermana ~4 me da ~2 con/cinto/cinturonazos/golpes
    grown/adults & brother/sister/dad/mom/father/mother/parents ~4 HITS ~3 me/us & !kid/kids/grandkids/baby
  `),
  SEXUAL_ASSAULT: amongGrown(`
    im/am/tengo/soy ~2 GROWN_AGE & PARENTS/RELATIVES ~4 RAPES/TOUCHES ~3 me/mi
    im/am/tengo/soy ~2 GROWN_AGE & PARENTS/RELATIVES ~4 me ~2 RAPES/TOUCHES
    brother/father in law ~6 RAPES/TOUCHES ~3 me/my
    brother/father in law ~6 on top of me
    suegro/cunado ~4 me ~2 RAPES/TOUCHES/manosea/manoseo
    suegro/cunado ~4 me mete/metio mano; suegro/cunado ~4 subio encima
  `),
};

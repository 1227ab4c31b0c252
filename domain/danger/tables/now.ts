/** Signs that a danger is happening at this moment. */
export const NOW = `
  right ~1 now; now & help/please/hurry; is ~2 happening; happening/going ~2 now; this ~1 minute; ahorita; ahora ~1 mismo; orita; ya ~1 viene; en ~1 este ~1 momento
  outside/afuera/fuera ~3 my/mi/door/puerta/house/casa/window/ventana; outside/afuera & he/hes/el/ex/marido/husband/migra/ice/knife/gun/agentes
  WEAPON & !under/debajo/last/ayer/used/antes
  breaking ~3 door/in; banging/kicking ~3 door; tumbar/tumbando/rompiendo ~2 puerta
  hes/shes/he/she/el/ella/esta ~2 here/coming/aqui/viene/llegando; on ~1 his/her ~1 way
  estan/esta/is/are/theyre ~2 beating/hitting/attacking/killing/golpeando/pegando/matando/atacando/hitting/dragging/pateando
  hiding ~3 in/bathroom/closet/under; escondida/escondido/encerrada/encerrado ~3 bano/closet/cuarto
  shook/shaken/sacudi/sacudio/zarandeo & limp/floppy/wake/aguado/aguada/aguadito/aguadita/flojito/flojita/despierta & baby/bebe/him/her/son/daughter/hijo/hija/nieto/nieta
  took/swallowed/tome/tomo/trague ~4 pills/pastillas/bottle/frasco/todas & !yesterday/ayer/last
  on/en/at ~2 the/el/la? ~1 bridge/puente/ledge/roof/azotea/tracks/vias
`;

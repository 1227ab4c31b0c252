/**
 * Short texts that the learned weights mistake for danger: the way home, an animal that was hit, toes of runners. They
 * count only if no table names another danger.
 */
export const CALM = `
  quiero/queremos/quisiera ~1 ir/irme/irnos/volver/regresar ~1 a ~2 casa & !no/sin/pero/el/ella/miedo/ayuda/dejan/deja/pega/sola/escape/escapar/nunca/papa/padrastro/tio
  want/wanna/would ~2 go/get back? home & !not/dont/no/but/he/she/wont/afraid/scared/let/help/cant/never/dad/stepdad/uncle
  ANIMAL_HURT ~4 hit/struck/atropello/atropellaron/atropellado/atropellada/run/ran ~3 car/truck/bus/over/carro/camion/coche/camioneta & !i/me/we/us/nos/kid/son/daughter/hijo/hija/hurt/bleeding
  atropellaron/atropello ~4 ANIMAL_HURT & !me/nos/hijo/hija/nino/nina
  black/blackened ~1 toe/toes/toenail/toenails ~6 trail/trails/running/run/runner/hike/hiking/marathon/shoes & !numb/cold/frost/frostbite/smell/infected/diabetic/diabetes/fever/snow
  toe/toes/toenail/toenails ~3 black ~6 trail/running/run/runner/hike/hiking/marathon/shoes & !numb/cold/frost/frostbite/smell/infected/diabetic/diabetes/fever/snow
`.replaceAll(
  "ANIMAL_HURT",
  "dog/dogs/puppy/cat/cats/kitten/perro/perra/perrito/perrita/gato/gata/gatito/gatita/mascota/pet",
);

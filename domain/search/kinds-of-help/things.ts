import { listed, type Topic } from "../../services/topics/topic.ts";

/**
 * Topics of particular things and kinds of care. Their words occur within those of other topics, so they are tried
 * first.
 */
export const THING_TOPICS: readonly Topic[] = [
  {
    needs: ["MEDICAL"],
    words: listed(`
      prosthetic limb, prosthetic leg, artificial limb, artificial limbs, artificial leg, artificial arm,
      amputee, amputees, pierna ortopédica, brazo ortopédico, miembro artificial
    `),
    asked: listed(`
      fake leg, fake arm, new leg, leg prosthesis, pierna artificial, brazo artificial, pierna postiza, brazo postizo, amputado,
      amputada, amputation, amputación, prosthetic, prosthetics, prosthesis, prótesis, prótesis de pierna
    `),
  },
  {
    needs: ["MEDICAL"],
    words: listed(`
      travel vaccine, travel vaccines, travel vaccination, travel vaccinations, travel immunizations, travel shots,
      vacunas de viaje, vacunas para viajar
    `),
    asked: listed(`
      shots to travel, shots for travel, shots for a trip, shots for my trip, vaccines to travel, vaccines for travel, vacunas para
      un viaje, vacunas para mi viaje, vacuna para viajar, vacuna de viaje, yellow fever shot, yellow fever vaccine, vacuna de fiebre amarilla, vacuna
      contra la fiebre amarilla, malaria pills
    `),
  },
  {
    needs: ["MEDICAL"],
    words: listed(`
      wheelchair repair, repair wheelchair, repair of wheelchairs, reparar silla de ruedas, reparación de sillas de ruedas
    `),
    asked: listed(`
      fix wheelchair, fix my wheelchair, repair my wheelchair, wheelchair is broken, wheelchair broke, broken wheelchair, arreglar
      silla de ruedas, arreglar la silla de ruedas, arreglar mi silla de ruedas, reparar mi silla de ruedas, reparar la silla
      de ruedas, arreglan sillas de ruedas, reparan sillas de ruedas, componer la silla de ruedas, silla de ruedas rota, se
      descompuso mi silla de ruedas
    `),
  },
  {
    needs: ["MEDICAL"],
    words: listed(`
      hearing aid, hearing aids, audífono, audífonos, aparato auditivo, aparatos auditivos
    `),
    asked: listed(`
      aparato para oír, aparatos para oír, aparato del oído, aparatos del oído, prótesis auditiva, hearing test, examen de audición,
      audiologist, audiólogo
    `),
  },
  {
    needs: ["MEDICAL"],
    words: listed(`
      medical equipment, durable medical equipment, equipo médico, hospital bed, cama de hospital
    `),
    asked: listed(`
      medical supplies, suministros médicos, oxygen tank, tanque de oxígeno, oxygen concentrator, concentrador de oxígeno, shower
      chair, silla para bañarse, silla de baño, grab bars, barras de apoyo, DME
    `),
  },
  {
    needs: ["COUNSELING"],
    words: listed(`
      pregnancy loss, infant loss, miscarriage, stillbirth, pérdida del embarazo, pérdida de un embarazo, pérdida gestacional,
      muerte fetal
    `),
    asked: listed(`
      perdimos a nuestro bebé en el embarazo, perdimos a nuestro bebé, perdimos nuestro bebé, perdimos al bebé, perdimos un bebé, perdí a mi bebé, perdí
      mi bebé, perdí al bebé, perdí un bebé, perdí el embarazo, perdimos el embarazo, perdió al bebé, perdió el bebé, perdió a su bebé, aborto espontáneo, bebé nació muerto,
      nació muerto, nació muerta, nació sin vida, murió nuestro bebé, murió mi bebé, se nos murió el bebé, lost our baby, lost my baby, lost the baby, lost a
      baby, lost her baby, lost the pregnancy, lost my pregnancy, lost a pregnancy, miscarried, baby died, our baby died, my baby died, baby was born still, born still, stillborn, SIDS
    `),
  },
  {
    needs: ["TECH"],
    words: listed(`
      lifeline assistance, lifeline program
    `),
    asked: listed(`
      Lifeline, Lifeline phone, phone discount, descuento de teléfono, teléfono barato, telefono a bajo costo, teléfono de bajo costo, celular barato, cheap phone, cheap phone service, low cost phone, phone bill, bil del
      teléfono, recibo del teléfono, pagar el teléfono, descuento en el teléfono
    `),
  },
];

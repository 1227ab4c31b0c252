const listed = (text: string): readonly string[] => text.trim().split(/\s+/u);

/** Folded words of danger, so that a typo in one is corrected like any other, and none is taken for a need. */
export const DANGER_WORDS: readonly string[] = listed(`
  suicide suicidal suicidio suicida suicidarme suicidarse kill killed killing die dying dead death unalive
  overdose overdosed overdosing sobredosis breathe breathing respira respirar hang shoot harm hurting hurts hits
  hitting hit beats beating beat punched choked choking strangled threatens threatened threatening abuse abused
  abusing abusive violence violent violencia violento rape raped raping molested assault assaulted trafficking
  trafficked matar matarme matarse morir morirme morirse muerto muerta muero vida pega pegan pego golpea golpean
  golpeo maltrata maltratan amenaza amenazo amenazan violaron violo violacion abusaron abuso veneno poison pills
  pastillas pildoras despierta reacciona cortarme ahorcarme colgarme peligro danger gun knife stabbed bleeding
  sangrando pistola cuchillo husband boyfriend wife girlfriend marido pareja novio novia padrastro stepdad
  stepfather runaway stalking stalker unconscious inconsciente seizure convulsion chest pecho infarto attack
  prostituirme forzaron obligan scared afraid miedo herself themselves heart stroke lips rope noose throat neck
  head cabeza cuello soga corazon bottle frasco balacera tiroteo derrame fentanyl fentanilo
`);

/** Further words that indicate danger beside others. */
const FURTHER = listed(`
  insulin insulina contractions contracciones seizures convulsiones convulsionando frostbite withdrawal naloxone
  naloxona immigration inmigracion deport deported deportar deportan deportaron estrangulo ahorco ahorcar
  ahorcando tracker rastreador pregnant embarazada bleach hallucinating alucinando shivering temblando infected
  infectada infectado diabetic diabetica diabetico swelling police policia policias hemorragia desangrando
  congelado congelada monoxide monoxido generator generador contraction pushing stabbing apunalaron apunalo
  dispararon balazo golpearon golpeando golpiza amenazando encierra encerrada encerrado amarrada moretones
  medicinas grandmother grandfather abuelita abuelito caregiver nursing dementia pasaporte passport trabajando
  withdrawals alcohol xanax klonopin clonazepam calentura escalofrios headache headaches vomiting vomitando
  mareado mareada dizzy confused confundida confundido garganta despedida goodbye burden hopeless anymore
  kidnapped secuestrado redada detuvieron detained officer officers sheriff handcuffs esposaron tasearon screaming
  gritando neighbor vecino vecina stepmom madrastra uncle bruises naked desnuda desnudo nudes fuerza forced
  forcing clientes deuda foster shelter kicked corrieron
`);

/** Words to which a single-letter typo is corrected. */
export const TELLING_WORDS: ReadonlySet<string> = new Set([...DANGER_WORDS, ...FURTHER]);

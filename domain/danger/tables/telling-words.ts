/** Folded words of danger, so that a slip in one is mended like any other. */
export const DANGER_WORDS: readonly string[] =
  `suicide suicidal suicidio suicida suicidarme suicidarse kill killed killing die dying dead death unalive overdose overdosed
  overdosing sobredosis breathe breathing respira respirar hang shoot harm hurting hurts hits hitting hit beats beating beat
  punched choked choking strangled threatens threatened threatening abuse abused abusing abusive violence violent violencia
  violento rape raped raping molested assault assaulted trafficking trafficked matar matarme matarse morir morirme morirse muerto
  muerta muero vida pega pegan pego golpea golpean golpeo maltrata maltratan amenaza amenazo amenazan violaron violo violacion
  abusaron abuso veneno poison pills pastillas pildoras despierta reacciona cortarme ahorcarme colgarme peligro danger gun knife
  stabbed bleeding sangrando pistola cuchillo husband boyfriend wife girlfriend marido pareja novio novia padrastro stepdad
  stepfather runaway stalking stalker unconscious inconsciente seizure convulsion chest pecho infarto attack prostituirme
  forzaron obligan maltratan scared afraid miedo herself themselves heart stroke lips rope noose
  throat neck head cabeza cuello soga corazon bottle frasco balacera tiroteo derrame fentanyl fentanilo`.split(
    /\s+/u,
  );

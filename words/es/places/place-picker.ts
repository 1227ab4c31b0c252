import type { PlacePickerWords } from "../../en/places/place-picker.ts";

export const placePicker: PlacePickerWords = {
  title: "Elija su ciudad o código ZIP",
  searchLabel: "Ciudad o ZIP",
  useCurrentLocation: "Usar mi ubicación actual",
  locating: "Buscando dónde está",
  privacy: "Solo se usa el lugar aproximado (unos 100 metros). Se guarda hasta que cierre el navegador.",
  clear: "Ver servicios sin elegir un lugar",
  kept: "El lugar que eligió se guarda un año, o hasta que lo quite aquí.",
  cities: "Ciudades",
  zips: "Códigos ZIP",
  noMatch: "No se encontraron resultados. Escriba otro lugar.",
  denied:
    "No sabemos dónde está. Permita la ubicación en la configuración de su teléfono, o escriba una ciudad o un ZIP.",
  found: (count) => (count === 1 ? "1 lugar encontrado" : `${count} lugares encontrados`),
};

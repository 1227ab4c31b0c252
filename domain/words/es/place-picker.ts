import type { PlacePickerWords } from "../en/place-picker.ts";

export const placePicker: PlacePickerWords = {
  title: "Elija la ciudad o el código ZIP",
  searchLabel: "Ciudad o ZIP",
  useCurrentLocation: "Usar mi ubicación actual",
  locating: "Buscando dónde está",
  privacy: "Solo se usa redondeada a unos 100 metros y no se guarda.",
  cities: "Ciudades",
  zips: "Códigos ZIP",
  noMatch: "No se encontraron resultados. Escriba otro lugar.",
  denied:
    "No se pudo saber su ubicación. Permita la ubicación en Ajustes, o escriba una ciudad o un código ZIP.",
  found: (count) => (count === 1 ? "1 lugar encontrado" : `${count} lugares encontrados`),
};

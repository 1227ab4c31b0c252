import type { OrganizationsWords } from "../../en/listings/organizations.ts";

export const organizations: OrganizationsWords = {
  alsoKnownAs: (name) => `También se conoce como ${name}`,
  contact: "Contacto",
  phone: "Teléfono",
  extension: (extension) => `ext. ${extension}`,
  email: "Correo electrónico",
  website: "Sitio web",
  from: (source) => `Información de ${source}`,
  services: (count) => (count === 1 ? "1 servicio" : `${count} servicios`),
  others: "Otros servicios",
  more: (count) => `Aquí están los ${count} más cercanos.`,
  otherPlaces: (count) => (count === 1 ? "En otro lugar" : `En otros ${count} lugares`),
  notShown: (count) => (count === 1 ? "y 1 más" : `y ${count} más`),
};

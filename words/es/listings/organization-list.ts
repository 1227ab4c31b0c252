import type { OrganizationListWords } from "../../en/listings/organization-list.ts";

export const organizationList: OrganizationListWords = {
  title: "Organi\u00adzaciones",
  intro: "Quiénes ofrecen los servicios de este directorio.",
  all: "Todas las organizaciones",
  search: "Busque una organización por su nombre",
  find: "Buscar",
  showAll: "Ver todas",
  none: "No se encontró ninguna organización con este nombre.",
  empty: "Todavía no hay organizaciones.",
  shown: (count) => (count === 1 ? "1 organización" : `${count} organizaciones`),
  services: (count) => (count === 1 ? "1 servicio" : `${count} servicios`),
  add: "Agregar una organización",
  edit: "Editar esta organización",
};

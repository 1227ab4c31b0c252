import type { RolesWords } from "../../en/base/roles.ts";

export const roles: RolesWords = {
  GUEST: "Visitante",
  USER: "Proveedor",
  "AUTO USER": "Proveedor de confianza",
  VOLUNTEER: "Voluntariado",
  "VOLUNTEER LEAD": "Coordinación de voluntariado",
  "SUPER USER": "Superusuario",
  ADMINISTRATOR: "Administración",
};

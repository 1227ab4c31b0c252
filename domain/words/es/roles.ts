import type { RolesWords } from "../en/roles.ts";

export const roles: RolesWords = {
  GUEST: "Visitante",
  USER: "Proveedor",
  "AUTO USER": "Proveedor de confianza",
  VOLUNTEER: "Voluntario",
  "VOLUNTEER LEAD": "Coordinador de voluntarios",
  "SUPER USER": "Superusuario",
  ADMINISTRATOR: "Administrador",
};

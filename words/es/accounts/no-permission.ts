import type { NoPermissionWords } from "../../en/accounts/no-permission.ts";
import { roles } from "../base/roles.ts";

export const noPermission: NoPermissionWords = {
  title: "No puede abrir esta página",
  why: (role) => `Esta página es para otras funciones. La suya es: ${role}.`,
  hint: "¿La necesita? Escríbanos.",
  roles,
  notYours: (name) => `No puede editar ${name}`,
  notYoursWhy: "Es de otra cuenta.",
  notYoursHint: "¿Hay algo mal? Avise en la página del servicio.",
  viewService: "Ver el servicio",
  manage: "Administrar servicios",
  writeToUs: "Escribirnos",
};

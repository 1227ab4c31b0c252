import type { MenuWords } from "../en/menu.ts";

export const menu: MenuWords = {
  signIn: "Entrar o registrarse",
  signInHint: "Para quienes ofrecen servicios",
  signedInAs: "Usted entró como",
  yourWork: "Su trabajo",
  yourAccount: "Su cuenta",
  addService: "Agregar un servicio",
  manageServices: "Administrar servicios",
  updateBeds: "Actualizar camas",
  approvals: "Aprobaciones",
  addCrisisLine: "Agregar una línea de crisis",
  editService: "Editar el servicio",
  editCrisisLine: "Editar la línea de crisis",
  permissions: "Permisos",
  profile: "Administrar el perfil",
  changePassword: "Cambiar la contraseña",
  sessions: "Dónde tiene la sesión abierta",
  signOut: "Cerrar sesión",
  signingOut: "Cerrando sesión…",
  needsScripts: "Esta página necesita JavaScript.",
  signedOut: "Su sesión se cerró correctamente",
};

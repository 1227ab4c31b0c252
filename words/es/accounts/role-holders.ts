import type { RoleHoldersWords } from "../../en/accounts/role-holders.ts";
import { users } from "./users.ts";

export const roleHolders: RoleHoldersWords = {
  titles: { ADMINISTRATOR: "Administración", "SUPER USER": "Superusuarios" },
  intro: {
    ADMINISTRATOR: "Quien administra puede hacerlo todo, también con personas y funciones.",
    "SUPER USER": "Un superusuario edita cualquier servicio, revisa cambios, actualiza camas y pone avisos.",
  },
  email: "Correo",
  add: "Agregar",
  adding: "Agregando…",
  added: {
    ADMINISTRATOR: (email) => `Ahora ${email} administra este directorio.`,
    "SUPER USER": (email) => `Ahora ${email} es superusuario.`,
  },
  removed: {
    ADMINISTRATOR: (email) => `${email} ya no administra este directorio.`,
    "SUPER USER": (email) => `${email} ya no es superusuario.`,
  },
  remove: "Quitar",
  removeNamed: (name) => `Quitar a ${name}`,
  question: {
    ADMINISTRATOR: "¿Quiere quitarle la administración a esta persona?",
    "SUPER USER": "¿Quiere quitar a este superusuario?",
  },
  hint: (name) => `${name} quedará como proveedor. Sus cambios esperarán revisión.`,
  changed: (email) => `Otra persona cambió la cuenta ${email}. Revise la lista e inténtelo de nuevo.`,
  yes: "Sí",
  no: "No",
  lastAdministrator: "Nadie más administra este directorio. Agregue antes a otra persona.",
  yourself: "Esta es su cuenta. Otra persona que administra puede quitarle la función.",
  none: "Aquí no hay nadie todavía.",
  noMatch: (q) => `Nadie coincide con “${q}”.`,
  showAll: "Ver a todas",
  more: "Mostrar más",
  shown: users.shown,
  already: (email) => `${email} ya tiene esta función.`,
  own: "Usted no puede cambiar su propia función.",
  errors: {
    required: "Escriba el correo",
    notEmail: "Escriba el correo completo, como ana@example.org.",
    unknown: "Nadie tiene una cuenta con este correo.",
    unconfirmed:
      "Este correo está sin confirmar: la cuenta podría ser de otra persona. Pídale que lo confirme.",
  },
  confirmed: users.confirmed,
  notConfirmed: users.notConfirmed,
  failed: users.failed,
  notYours: users.notYours,
};

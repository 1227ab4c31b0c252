import type { InvitationsWords } from "../en/invitations.ts";
import { users } from "./users.ts";

export const invitations: InvitationsWords = {
  open: "Invitar",
  title: "Invitar a alguien",
  intro:
    "Le mandaremos un correo con un enlace para elegir su contraseña. Sirve una sola vez, durante 7 días.",
  email: "Correo",
  role: users.role,
  roles: users.roles,
  may: users.may,
  send: "Enviar invitación",
  sending: "Enviando…",
  cancel: "Cancelar",
  sent: (email) => `Enviamos una invitación a ${email}.`,
  errors: {
    required: "Escriba el correo",
    notEmail: "Escriba un correo válido.",
    taken: "Esta persona ya tiene una cuenta. Puede cambiar su función en la lista.",
    tooMany: "Hoy ya envió muchas invitaciones. Siga mañana.",
  },
  failed: users.failed,
  notYours: users.notYours,
};

import type { ApprovalsWords } from "../en/approvals.ts";

export const approvals: ApprovalsWords = {
  title: "Aprobaciones",
  waiting: "Esperan su revisión",
  count: (waiting) => (waiting === 1 ? "1 en espera" : `${waiting} en espera`),
  noType: "Sin tipo",
  isNew: "Nuevo",
  isEdit: "Cambio",
  by: (kind, name) => `${kind} de ${name}`,
  nobody: "alguien que no conocemos",
  unconfirmed: (names: readonly string[]) => `Correo electrónico sin confirmar: ${names.join(", ")}.`,
  deceptiveHosts: (hosts) => `Mire con cuidado: ${hosts.join(", ")} puede no ser la página que parece.`,
  namesPlace: (labels) =>
    `El público solo ve la región, pero aquí se nombra la ciudad, la calle o el código postal: ${labels.join("; ")}.`,
  notApproved: "Este servicio todavía no está aprobado",
  visitorsSee: (date) =>
    date === null
      ? "El público todavía ve la versión importada."
      : `El público todavía ve la versión del ${date}.`,
  immediateNote:
    "El horario, el teléfono y las camas se publican enseguida; lo que está aquí espera su revisión.",
  field: "Dato",
  before: "El público ve",
  after: "Después de aprobar",
  entered: "Lo que se escribió",
  select: (name) => `Seleccionar ${name}`,
  selectAll: "Seleccionar todo",
  approve: "Aprobar",
  approveSelected: (count) => `Aprobar ${count} seleccionados`,
  refuse: "Rechazar con un motivo",
  refuseSelected: (count) => `Rechazar ${count} seleccionados`,
  remove: "Quitar",
  removeSelected: (count) => `Quitar ${count} seleccionados`,
  removeQuestion: (names) =>
    names.length === 1 ? `¿Quitar ${names[0]}?` : `¿Quitar estos ${names.length} servicios?`,
  removeHint: "Se puede recuperar durante 30 días.",
  reason: "Motivo que se le dirá al proveedor",
  reasonHint: "Qué falta o qué está mal, y qué puede hacer.",
  reasonMissing: "Escriba el motivo",
  send: "Rechazar",
  cancel: "Cancelar",
  yes: "Sí",
  no: "No",
  open: "Abrir la página",
  back: "Volver a la lista",
  approved: "Aprobado",
  refused: "Rechazado. Se le dirá el motivo al proveedor.",
  removed: "Se quitó",
  changed: (count) =>
    count === 1
      ? "Uno cambió después de que usted lo vio. Se muestra como está ahora."
      : `${count} cambiaron después de que usted los vio. Se muestran como están ahora.`,
  gone: "Otra persona ya lo decidió.",
  chooseSome: "Seleccione al menos un servicio.",
  readOnly:
    "Usted puede ver lo que espera. Deciden los coordinadores de voluntarios, los superusuarios y los administradores.",
  none: "Nada espera revisión.",
  noMatch: (q) => `Nada de lo que espera coincide con “${q}”.`,
  failed: "No se pudo hacer. Inténtelo de nuevo.",
  keys: { next: "siguiente, anterior", approve: "aprobar", refuse: "rechazar", select: "seleccionar" },
};

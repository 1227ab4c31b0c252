import type { OrganizationFormWords } from "../../en/listings/organization-form.ts";
import { phoneField } from "../base/phone-field.ts";

export const organizationForm: OrganizationFormWords = {
  phoneField,
  add: "Agregar una organización",
  edit: "Editar una organización",
  labels: {
    name: "Nombre",
    alternateName: "Otro nombre",
    description: "Descripción",
    url: "Sitio web",
    email: "Correo",
    phones: "Teléfonos",
    userEmail: "Correo del responsable",
  },
  hints: {
    alternateName: "Por ejemplo, las siglas que la gente usa.",
    description: "Qué hace, para que todos lo lean. El público la ve en el idioma en que usted la escribe.",
    phones: "Uno en cada línea, primero el mejor. Por ejemplo: 305-555-0142 ext. 7.",
    userEmail:
      "La persona que se ocupa de ella. Puede editarla, y también sus servicios que no tienen responsable. Necesita una cuenta con este correo.",
  },
  optional: "(opcional)",
  count: (length, max) => `${length} de ${max.toLocaleString("en-US")} letras`,
  save: "Guardar",
  saving: "Guardando…",
  cancel: "Cancelar",
  added: "La organización se agregó.",
  updated: "La organización se actualizó.",
  notYours: "Solo los administradores y su responsable pueden editar esta organización.",
  show: "Ver la organización",
  conflict:
    "Otra persona cambió esto mientras usted trabajaba. Lo que escribió sigue aquí. Guarde otra vez para que quede su versión.",
  failed: "No se pudo guardar. Inténtelo de nuevo.",
  deletion: {
    delete: "Eliminar esta organización",
    deleting: "Eliminando…",
    question: "¿Eliminar esta organización?",
    hint: (name) => `Nadie encontrará más a ${name}. Esto se puede deshacer en el historial.`,
    yes: "Eliminar",
    no: "Cancelar",
    deleted: "La organización se eliminó.",
    belonging: (count) =>
      count === 1
        ? "1 servicio es de esta organización. Elija otra para él, o ninguna. Después elimine esta."
        : `${count} servicios son de esta organización. Elija otra para cada uno, o ninguna. Después elimine esta.`,
    isDeleted: "eliminado, primero recupérelo",
    isProposed: "en un cambio que espera revisión",
    more: (count) => `y ${count} más`,
    isImported: "Hay una importación en marcha. Inténtelo cuando termine.",
    failed: "No se pudo eliminar. Inténtelo de nuevo.",
  },
  errors: {
    required: "Escriba el nombre",
    tooLong: "Este texto es demasiado largo. Acórtelo.",
    tooMany: (max) => `Como máximo ${max} teléfonos.`,
    notPhone: "Escriba cada número como se marca, por ejemplo (305) 555-0142.",
    notEmail: "Escriba el correo completo, como ana@example.org.",
    notWebAddress: "Escriba una página web, como www.example.org.",
    notOwner: "No hay ninguna cuenta con este correo.",
    notConfirmed: "Este correo no está confirmado. Pídale a la persona que abra el enlace que le enviamos.",
    other: "Revise este dato.",
  },
};

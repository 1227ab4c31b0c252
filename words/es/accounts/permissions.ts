import type { PermissionsWords } from "../../en/accounts/permissions.ts";
import { roles } from "../base/roles.ts";

export const permissions: PermissionsWords = {
  title: "Quién puede hacer qué",
  intro:
    "Esta es la tabla que el sistema consulta cada vez. No es una copia: lo que dice aquí es lo que se aplica.",
  capability: "Puede",
  calls: "Llamadas",
  call: "Llamada",
  requirement: "Abierta a quien puede",
  who: {
    anyone: "Cualquier persona",
    signedIn: "Quien tiene la sesión abierta",
  },
  roles,
  capabilities: {
    readPublic:
      "Leer los servicios aprobados, las líneas de crisis y las páginas; dar las gracias; enviar comentarios",
    readWaiting: "Leer un servicio sin aprobar o un cambio en espera",
    createService: "Agregar un servicio",
    publishUnreviewed: "Sus servicios nuevos y sus cambios se publican sin revisión",
    editService: "Editar un servicio",
    deleteService: "Eliminar un servicio",
    updateBeds: "Actualizar las camas",
    confirmFacts: "Confirmar que los datos de un servicio son correctos",
    approvals: "Aprobaciones",
    setAlert: "Poner un aviso urgente en un servicio",
    setAdministratorFields:
      "Definir el formulario de contacto, el enlace para donar y el correo del responsable",
    feedbackInbox: "Leer los mensajes",
    liaisons: "Personas de enlace",
    createOrganization: "Agregar una organización",
    editOrganization: "Editar una organización",
    deleteOrganization: "Eliminar una organización que no tiene servicios",
    editDirectoryText:
      "Agregar, editar y eliminar líneas de crisis, regiones, coordinadores y páginas de texto",
    topKudos: "Usar el botón “Con más gracias”",
    directoryHealth: "Ver qué tan al día está el directorio y qué hay que revisar",
    proposeImports: "Subir paquetes, ver qué traen y ver todas las importaciones",
    runImports: "Iniciar y deshacer importaciones",
    export: "Descargar en un archivo lo que ve el público",
    campaigns: "Hacer campañas: preguntar a muchos servicios si su información sigue siendo correcta",
    hardNights: "Anunciar y terminar noches difíciles, y preguntar a los proveedores si abren",
    administer: "Administrar personas y funciones, ver todo el historial y exportar lo que no está aprobado",
  },
  extents: {
    no: "no",
    yes: "sí",
    own: "los propios",
    any: "cualquiera",
    limited: "hasta su límite",
    unlimited: "sin límite",
    propose: "proponer en cualquiera",
    read: "leer",
    decide: "aprobar y rechazar",
    remove: "aprobar, rechazar y quitar",
    service: "todos los de servicios",
    all: "todos",
    edit: "agregar y editar",
    delete: "agregar, editar y eliminar",
  },
};

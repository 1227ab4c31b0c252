import type { SharingWords } from "../../en/service-page/sharing.ts";

export const sharing: SharingWords = {
  share: "Compartir",
  copied: "Enlace copiado",
  notCopied: "No se pudo copiar. Este es el enlace:",
  callNumber: (number) => `Llame al ${number}`,
  numberCopied: "Número copiado.",
  numberNotCopied: "No se pudo copiar el número. Cópielo aquí:",
  text: "Mandármelo por texto",
  textHint: "Se abren sus propios mensajes. No vemos su número.",
  print: "Imprimir",
  printedFrom: "De",
  scan: "Escanee con la cámara para ver los datos de hoy",
  scanList: (count, max) =>
    count > max
      ? `Escanee con la cámara para abrir los primeros ${max}`
      : "Escanee con la cámara para abrir esta lista",
  asOf: "Los horarios y las camas cambian rápido. Llame antes de ir.",
};

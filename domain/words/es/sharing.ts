import type { SharingWords } from "../en/sharing.ts";

export const sharing: SharingWords = {
  title: "Llévelo consigo",
  share: "Compartir",
  copied: "El enlace está copiado.",
  notCopied: "Este navegador no puede copiar. Este es el enlace:",
  text: "Enviármelo por mensaje",
  textHint: "Abre sus propios mensajes. No recibimos ningún número.",
  print: "Imprimir",
  printedFrom: "De",
  scan: "Escanee para ver la página como está hoy",
  scanList: (count, max) =>
    count > max
      ? `Escanee para abrir los primeros ${max} en un teléfono`
      : "Escanee para abrir esta lista en un teléfono",
  asOf: "Los horarios y las camas cambian rápido. Llame antes de ir.",
};

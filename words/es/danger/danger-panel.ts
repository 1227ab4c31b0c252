import type { DangerPanelWords } from "../../en/danger/danger-panel.ts";
import { watchedPhone } from "../base/watched-phone.ts";

export const dangerPanel: DangerPanelWords = {
  title: "Puede pedir ayuda ahora",
  hintTitle: "Con quién hablar",
  call: (number) => `Llamar al ${number}`,
  text: (number) => `Enviar un mensaje al ${number}`,
  textKeyword: (keyword, number) => `Enviar ${keyword} al ${number}`,
  chat: "Chat",
  chatWith: (name) => `Chat con ${name}`,
  closedNow: "Cerrado ahora",
  allLines: "Todas las líneas de crisis",
  leave: ["¿Viene alguien? Toque ", ". Se abre otro sitio y no guardamos lo que escribió."],
  cannotErase: "Salir no borra las llamadas, los mensajes ni este sitio de la lista de su navegador.",
  anotherPhone: watchedPhone.useAnother,
  startOver: ["Cuando termine, toque ", "."],
};

import type { OfflineBannerWords } from "../../en/offline/offline-banner.ts";

export const offlineBanner: OfflineBannerWords = {
  offline: "Sin internet",
  serverDown: "Amparo tiene un problema",
  // A time ends with the point of “a.m.” itself.
  asOfArea: (why, time, miles) =>
    miles === 0
      ? `${why}: información de ${time}`
      : `${why}: información de ${time}, hasta ${miles} millas alrededor del lugar guardado`,
  asOfSeen: (why, time) => `${why}: solo lo que abrió antes, información de ${time}`,
  unseen: "Todavía no había abierto esta página aquí. Las que ya abrió y las líneas de crisis sí se ven.",
  toHome: "Ir a la página de inicio",
  networkBack: "Ya hay internet: ver lo más reciente",
  newVersion: "Hay una versión nueva: actualizar",
};

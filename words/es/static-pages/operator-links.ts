import type { OperatorLinksWords } from "../../en/static-pages/operator-links.ts";

export const operatorLinks: OperatorLinksWords = {
  findUs: "Síganos",
  website: "Sitio web",
  email: "Correo",
};

import type { OperatorLinksWords } from "../en/operator-links.ts";

export const operatorLinks: OperatorLinksWords = {
  findUs: "Síganos",
  website: "Sitio web",
  email: "Correo",
};

import type { ListGroupsWords } from "../../en/services/list-groups.ts";

export const listGroups: ListGroupsWords = {
  forFirst: (audience) => `Primero para ${audience}`,
  petsFirst: "Con mascotas",
  openToEveryone: "Para todos",
  farther: "A más de 50 millas",
};

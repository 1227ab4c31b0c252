import type { DirectoryHealthWords } from "#words/compiled/directory-health/directory-health.ts";
import type { Words } from "../../base/words/words.ts";
import { wordNamed } from "../../base/words/words.ts";
import type { Health } from "./load-directory-health.ts";

/** Names a group of services. */
export function groupName(
  { dimension, key, name }: Pick<Health["groups"][number], "dimension" | "key" | "name">,
  text: DirectoryHealthWords,
  { services }: Words,
): string {
  switch (dimension) {
    case "ALL":
      return text.all;
    case "TAB":
      return wordNamed(services.types, key) ?? key;
    case "PLACE":
      return key === "" ? text.noPlace : key;
    case "SOURCE":
      return key === "" ? text.noSource : (name ?? key);
  }
}

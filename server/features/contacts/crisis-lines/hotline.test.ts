import { expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { DOMESTIC_VIOLENCE_HOTLINE } from "#domain/contacts/crisis-lines/domestic-violence-hotline.ts";

onOneEngine("The hotline on protected listings", (open) => {
  test("is that of the crisis lines", async () => {
    const lines = await open().query("select name, name_es from crisis_lines where phone = $1", [
      DOMESTIC_VIOLENCE_HOTLINE,
    ]);
    expect(lines).toEqual([
      {
        name: "National Domestic Violence Hotline",
        name_es: "Línea Nacional contra la Violencia Doméstica",
      },
    ]);
  });
});

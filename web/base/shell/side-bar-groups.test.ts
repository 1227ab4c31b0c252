import { expect, test } from "vitest";
import { WORK_PAGES, type WorkPageName, type WorkRow } from "../pages/page-table.ts";
import { listNamedRows } from "../pages/public-pages.ts";
import { SIDE_BAR_GROUPS } from "./side-bar-groups.ts";

test("the side bar has each page of the menu of work once", () => {
  const shown: WorkPageName[] = Object.values(SIDE_BAR_GROUPS).flat();
  expect(new Set(shown).size).toBe(shown.length);
  const inMenu = listNamedRows<WorkPageName, WorkRow>(WORK_PAGES).flatMap(([name, { menu }]) =>
    menu === undefined ? [] : [name],
  );
  expect(inMenu.filter((name) => !shown.includes(name))).toEqual([]);
});

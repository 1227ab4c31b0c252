import { describe, expect, test } from "vitest";
import { userSearch as en } from "#words/compiled/en/accounts/user-search.ts";
import { userSearch as es } from "#words/compiled/es/accounts/user-search.ts";
import { readUserSearch } from "./user-search.ts";

const read = (text: string) => readUserSearch(text, [en, es]);

describe("a search of users", () => {
  test.each([
    ["", [], [], ""],
    ["grace okoro", [], [], "grace okoro"],
    ["administrator", ["ADMINISTRATOR"], [], ""],
    ["Administrators", ["ADMINISTRATOR"], [], ""],
    ["super user", ["SUPER USER"], [], ""],
    ["SUPER  USER ada", ["SUPER USER"], [], "ada"],
    ["auto user", ["AUTO USER"], [], ""],
    ["trusted provider", ["AUTO USER"], [], ""],
    ["provider", ["USER"], [], ""],
    ["volunteer", ["VOLUNTEER"], [], ""],
    ["volunteer lead", ["VOLUNTEER LEAD"], [], ""],
    ["volunteer administrator", ["VOLUNTEER", "ADMINISTRATOR"], [], ""],
    ["administradora", ["ADMINISTRATOR"], [], ""],
    ["superusuario", ["SUPER USER"], [], ""],
    ["proveedor de confianza", ["AUTO USER"], [], ""],
    ["coordinadora de voluntariado", ["VOLUNTEER LEAD"], [], ""],
    ["google", [], ["GOOGLE"], ""],
    ["facebook maria", [], ["FACEBOOK"], "maria"],
    ["local", [], ["LOCAL"], ""],
    ["contraseña", [], ["LOCAL"], ""],
    ["twitter", [], ["TWITTER"], ""],
    ["super user google", ["SUPER USER"], ["GOOGLE"], ""],
    // Text that only begins like a role, or is part of an address, is not a role.
    ["superb", [], [], "superb"],
    ["provider@help.example", [], [], "provider@help.example"],
    ["google.example", [], [], "google.example"],
    ["(305) 555-0101", [], [], "(305) 555-0101"],
  ])("%s", (text, roles, methods, q) => {
    expect(read(text)).toEqual({ roles, methods, q });
  });
});

import { describe, expect, test } from "vitest";
import { cleanName } from "./clean-name.ts";

describe("names in capitals", () => {
  test.each([
    ["GIRL SCOUTS COUNCIL OF TROPICAL FLORIDA, INC.", "Girl Scouts Council of Tropical Florida, Inc."],
    ["THE LODGE", "The Lodge"],
    ["YMCA OF SOUTH FLORIDA", "YMCA of South Florida"],
    ["WIC PROGRAM", "WIC Program"],
    ["M.U.J.E.R., INC.", "M.U.J.E.R., Inc."],
    ["HAC1 CENTER", "HAC1 Center"],
    ["16TH STREET CLINIC", "16th Street Clinic"],
    ["ST. MATTHEW'S HOUSE", "St. Matthew's House"],
    ["DR. MCDONALD'S CLINIC", "Dr. McDonald's Clinic"],
    ["JESSIE TRICE II", "Jessie Trice II"],
    ["CENTRO DE AYUDA", "Centro de Ayuda"],
    ["CENTRO ÁNGEL Y NIÑOS", "Centro Ángel y Niños"],
    ["UNIVERSITY OF MIAMI - THE CENTER", "University of Miami - The Center"],
    ["AFTER-SCHOOL K-8 PROGRAM", "After-School K-8 Program"],
    ["Mixed Case stays AS IT IS", "Mixed Case stays AS IT IS"],
    ["UM", "UM"],
  ])("%s → %s", (name, expected) => {
    expect(cleanName(name, "")).toBe(expected);
  });

  test("an abbreviation that the text itself uses stays", () => {
    expect(
      cleanName("PACTT PROGRAM", "The PACTT initiative treats trauma in children and adolescents."),
    ).toBe("PACTT Program");
    expect(cleanName("PACTT PROGRAM", "PACTT PROGRAM FOR CHILDREN")).toBe("Pactt Program");
  });
});

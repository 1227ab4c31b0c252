import { describe, expect, test } from "vitest";
import { extractHost, needsInJoinedWords } from "./joined-words.ts";
import { needsOfTexts } from "./needs-of-texts.ts";

/** A name, a description, the types that follow, by their first letters, and the organization. */
type Row = readonly [name: string, description: string, types: string, organization: string];

function table(rows: readonly Row[]): void {
  for (const [name, description, types, organization] of rows)
    test(`${organization} | ${name} | ${description}: ${types}`, () => {
      const { type } = needsOfTexts(organization, name, description);
      expect(type.map((each) => each.charAt(0)).join("")).toBe(types);
    });
}

describe("where people sleep, and where they do not", () => {
  table([
    ["Sunlight Home", "A maternity home with prenatal visits and counseling for pregnant women.", "SH", ""],
    ["Kristin's House", "Heals child sexual abuse and runs the children's advocacy center.", "H", ""],
    ["North Key", "Non residential crisis services at any hour, with walk-ins and screenings.", "H", ""],
    ["Quincy House, Inc.", "Outpatient mental health and family counseling.", "H", "Quincy House, Inc."],
    ["Casa Esperanza", "Terapia y consejería para familias.", "H", "Casa Esperanza"],
    ["Lime Plaza", "Room, board and a supervisor on site for men who pay by the week.", "S", "Lime Homes"],
    [
      "Bayview Corps",
      "Provides groceries, clothing, bus tokens and shelter to families in crisis.",
      "FSR",
      "Corps of Grace",
    ],
    [
      "Comfort Care",
      "Light housekeeping, companionship, errands and rides so that seniors stay in their own home or another place.",
      "R",
      "Comfort Care",
    ],
    ["Men's residential program", "Three months for men with drug and alcohol problems.", "SH", "New Corner"],
  ]);
});

describe("money, papers and care beside classes and clinics", () => {
  table([
    ["KidCover", "Low-cost health insurance for uninsured children.", "R", ""],
    [
      "Financial coaching",
      "Confidential counseling for families who want to repair their credit report.",
      "R",
      "Homes Corporation",
    ],
    [
      "Division of Workers' Compensation",
      "Prompt payments for injured workers, so that they can be employed again.",
      "R",
      "State of Lorain",
    ],
    [
      "Children's room",
      "Drop-in child care with games, reading and science while parents are in court.",
      "R",
      "YWCA",
    ],
    ["Estate planning", "The transfer of property at death.", "R", "Lawyers of Ellis"],
    ["Healthy Start", "A coalition that lowers infant deaths in the county.", "H", ""],
    [
      "Peer class",
      "A recovery course of ten sessions for adults with mental illness, taught by mentors.",
      "H",
      "Minds of Ellis",
    ],
    [
      "Coverage",
      "Links families to free health insurance such as Medicaid and KidCare.",
      "R",
      "Healthy Links",
    ],
    ["Customs and Border", "Investigates smuggling.", "", "U.S. Customs Enforcement"],
    ["Turkey giveaways", "Each November.", "F", "Switchboard"],
  ]);
});

describe("what is said beside", () => {
  table([
    ["Diaper bank", "Diapers and wipes for babies.", "R", "Helping Hands"],
    ["Bright Start", "Full day care for children; vouchers are accepted. Breakfast and lunch.", "W", ""],
    ["Graduates", "Academic counseling, tutoring and college visits for high school juniors.", "W", ""],
    ["Psychiatric unit", "Inpatient stabilization on two units with 40 beds.", "H", "Memorial Hospital"],
    ["Golden Manor Assisted Living", "Call for a tour of our home for the elderly.", "", "Golden Manor"],
    ["Pets of the Street", "Pet food and veterinary care for pets of people without homes.", "R", ""],
    ["Victim Services - Ridge Police Department", "An advocate helps victims of crime.", "R", "City"],
    ["Budget help", "Debt plans and budget counseling.", "R", "Credit Counselors"],
    ["County Board of Health", "Nurses give shots and visit new mothers.", "H", ""],
    ["SafeLink Wireless", "A telephone program for households under an income limit.", "R", ""],
    [
      "Hispanic Union",
      "Provides job placement, and legal immigration assistance to newcomers.",
      "RW",
      "Hispanic Union",
    ],
    ["Children's Action Team (CAT)", "Therapists visit families at home.", "H", "Gulf Minds"],
    ["Imperial Golf Course", "English classes for employees.", "W", "Literacy Council"],
    ["Life support course", "Basic Life Support training, with a card at the end.", "W", ""],
    ["Arts league", "Home of the artists, who meet to paint.", "", "Center for the Arts"],
  ]);
});

describe("what children learn", () => {
  table([
    [
      "Police Athletic League",
      "Officers coach sports and tutor children against youth crime.",
      "W",
      "Police Department",
    ],
    ["Stage Kids", "Acting and movement classes on stage build confidence.", "W", "The Players"],
    ["Dogwood Branch", "Books, audiobooks and a summer reading club.", "W", "City Library"],
    ["Main Library", "Books, homework help, public computers and wireless internet.", "RW", "Ellis Library"],
    ["Strings", "Music instruction for children of poor neighborhoods.", "W", "Peace by Music"],
  ]);
});

describe("names alone", () => {
  table([
    ["Dana Whitman, LMFT", "", "H", ""],
    ["C. L. Johanson, D.O.", "", "H", ""],
    ["ELKRIDGECOUNSELINGSERVICES", "", "H", ""],
    ["Spectrum Autism LLC", "", "H", ""],
    ["Plateau Ventures LLC", "", "", ""],
    ["Grace Covenant Church", "", "", ""],
  ]);
});

test("words that are written as one show a need by what is in them, short ones do not", () => {
  expect(needsInJoinedWords("www.harborfoodpantry.org")).toEqual(["FOOD_PANTRIES"]);
  expect(needsInJoinedWords("medicine")).toEqual([]);
});

test("the host of a web address is read, with or without its scheme, and no mail", () => {
  expect(extractHost("https://www.foodpantries.example/li/st-marys")).toBe("www.foodpantries.example");
  expect(extractHost("harborfoodbank.org")).toBe("harborfoodbank.org");
  expect(extractHost("pantry@harborfoodbank.org")).toBe("");
});

test("columns for services and the web address count where nothing else is said", () => {
  const elsewhere = { columns: "Outpatient, Substance Use Services", host: "www.harborfoodpantry.org" };
  expect(needsOfTexts("", "Highland Men and Women", "", "", elsewhere).type).toEqual(["HEALTH"]);
  expect(needsOfTexts("", "Grace Covenant Church", "", "", { ...elsewhere, columns: "" }).type).toEqual([
    "FOOD",
  ]);
  expect(needsOfTexts("", "Haircuts", "", "", { ...elsewhere, columns: "" }).type).toEqual(["RESOURCES"]);
});

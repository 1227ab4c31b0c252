import { describe, expect, test } from "vitest";
import { type AddressEvidence, hidingReason } from "./hidden-address.ts";

const PLAIN: AddressEvidence = {
  names: ["Hope House"],
  address: ["12 Main Street"],
  texts: [],
  isHousing: false,
};
const named = (name: string): AddressEvidence => ({ ...PLAIN, names: [name] });
const evidence = (text: string, isHousing = false): AddressEvidence => ({
  ...PLAIN,
  texts: [text],
  isHousing,
});

describe("addresses that are hidden", () => {
  test.each([
    "Confidential",
    "CONFIDENTIAL LOCATION",
    "Undisclosed",
    "Address withheld",
    "Dirección confidencial",
    "Confidencial",
  ])("the address is %s", (line) => {
    expect(hidingReason({ ...PLAIN, address: [line] })).toBe("addressSaysSo");
  });

  test.each([
    "The shelter is at a confidential location.",
    "We offer a safe, undisclosed location.",
    "A confidential and safe shelter for families.",
    "The address is confidential.",
    "The location of the shelter is kept strictly confidential.",
    "Location undisclosed; call the hotline.",
    "El refugio se encuentra en una ubicación confidencial.",
    "La dirección es confidencial.",
    "Un albergue de ubicación reservada.",
  ])("the text is: %s", (text) => {
    expect(hidingReason(evidence(text))).toBe("textSaysSo");
  });

  test.each([
    "Domestic Violence Program",
    "DOMESTIC VIOLENCE UNIT",
    "The Shelter for Abused Women & Children, Inc.",
    "Battered Women's Center",
    "Home for Women in Distress",
    "SafeSpace Shelter North",
    "Safe House of the Keys",
    "Human Trafficking Outreach",
    "Casa Segura",
    "Programa de Violencia Doméstica",
    "Centro de Violencia Intrafamiliar",
    "Rape Crisis Center",
  ])("the name is %s", (name) => {
    expect(hidingReason(named(name))).toBe("domesticViolenceService");
  });

  test.each([
    "Offers refuge to survivors of domestic violence and their dependents.",
    "Transitional housing for survivors of domestic violence.",
    "To shelter and counsel battered women.",
    "Residential program for victims of human trafficking.",
    "Albergue para víctimas de violencia doméstica.",
    "Refugio para mujeres maltratadas.",
  ])("the text mentions beds: %s", (text) => {
    expect(hidingReason(evidence(text))).toBe("shelterForSurvivors");
  });

  test("a service that houses people and speaks of violence at all", () => {
    const text = "Protection and support for victims of domestic violence.";
    expect(hidingReason(evidence(text, true))).toBe("shelterForSurvivors");
    expect(hidingReason(evidence(text, false))).toBeNull();
  });
});

describe("false friends", () => {
  test.each([
    "Free confidential HIV counseling and testing.",
    "All calls are confidential.",
    "Your information is kept confidential.",
    "Runs the Address Confidentiality Program.",
    "Confidentiality is respected at every location.",
    "Anger management and domestic violence classes.",
    "Legal help with divorce, custody, and domestic violence injunctions.",
    "Referrals to shelters for victims of domestic violence.",
    "Emergency shelter for homeless men. Counseling on domestic violence is at another agency.",
    "This agency may be able to serve victims of human trafficking through this program.",
    "**Human trafficking assistance not available**",
    "Animal shelter for abused dogs.",
    "Los datos son confidenciales.",
    "Shelter in place during a hurricane.",
  ])("%s", (text) => {
    expect(hidingReason(evidence(text))).toBeNull();
  });

  test("what is not offered hides nothing of a shelter either", () => {
    expect(hidingReason(evidence("**Human trafficking assistance not available**", true))).toBeNull();
  });
  test.each(["Animal Shelter", "Violin School", "Safe Kids Coalition", "Refugee Center", "Confidence House"])(
    "named %s",
    (name) => {
      expect(hidingReason(named(name))).toBeNull();
    },
  );
});

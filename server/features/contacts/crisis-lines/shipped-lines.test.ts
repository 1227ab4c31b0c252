import { expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import type { CrisisLine } from "#domain/contacts/crisis-lines/crisis-line.ts";
import { readCrisisLines } from "./queries.ts";

/**
 * Fields of each line that were checked, and in `untried` those that are not yet
 * (docs/decisions/0085-shipped-crisis-lines.md).
 */
const SHIPPED: readonly (readonly [name: RegExp, Partial<CrisisLine>])[] = [
  [
    /^988/,
    {
      ...{ phone: "988", text: "988", textKeywordEs: "AYUDA", chatWebLink: "https://988lifeline.org/chat/" },
      ...{ languages: ["en", "es"], textLanguages: ["en", "es"], hasInterpreters: true },
      ...{ videophone: "988", relay: "1-800-273-8255", websiteEs: "https://988lineadevida.org", untried: [] },
      reporting: expect.stringMatching(/911 your number/),
    },
  ],
  [
    /^911/,
    {
      ...{ phone: "911", hasInterpreters: true, untried: [] },
      description: expect.stringMatching(/^Police, fire, ambulance\..*say “Spanish\.”/),
      descriptionEs: expect.stringMatching(/diga “Spanish”/),
      reporting: expect.stringMatching(/Police may come/),
    },
  ],
  [/^211/, { phone: "211", hasInterpreters: true, untried: [] }],
  [
    /Domestic Violence/,
    {
      ...{ phone: "1-800-799-7233", text: "88788", textKeyword: "START", languages: ["en", "es"] },
      ...{ textLanguages: ["en", "es"], tty: "1-800-787-3224", videophone: "1-855-812-1001" },
      ...{ websiteEs: "https://espanol.thehotline.org", chatWebLinkEs: "https://espanol.thehotline.org" },
      untried: ["videophone"],
    },
  ],
  [
    /Crisis Text Line/,
    {
      ...{
        phone: null,
        text: "741741",
        textKeyword: "HOME",
        textKeywordEs: "HOLA",
        textLanguages: ["en", "es"],
      },
      ...{ untried: [], descriptionEs: expect.stringMatching(/AYUDA.*442-298-3263/) },
    },
  ],
  [
    /RAINN|Sexual Assault/,
    {
      ...{ phone: "1-800-656-4673", text: "64673", textKeyword: "HOPE", languages: ["en", "es"] },
      ...{ chatWebLinkEs: "https://rainn.org/es", untried: ["text"] },
    },
  ],
  [
    /Human Trafficking/,
    {
      ...{ phone: "1-888-373-7888", text: "233733", textKeyword: "HELP", relay: "1-888-373-7888" },
      ...{ languages: ["en", "es"], hasInterpreters: true, untried: [] },
      chatWebLinkEs: "https://humantraffickinghotline.org/es/chat",
      description: expect.stringMatching(/whatever your immigration status/),
      reporting: expect.stringMatching(/a child is being abused/),
    },
  ],
  [/Trevor/, { phone: "1-866-488-7386", languages: ["en"], textLanguages: ["en"], untried: [] }],
  [/Veterans/, { phone: "988", phoneExtension: "1", text: "838255", languages: ["en"], untried: [] }],
  [
    /SAMHSA|treatment/i,
    {
      ...{ phone: "1-800-662-4357", text: "435748", tty: "1-800-487-4889", languages: ["en", "es"] },
      website: "https://www.samhsa.gov/find-help/national-helpline",
      description: expect.stringMatching(/don't counsel/),
      untried: expect.arrayContaining(["phone", "text", "tty"]),
    },
  ],
  [
    /Poison/,
    {
      ...{ phone: "1-800-222-1222", hasInterpreters: true, untried: [] },
      description: expect.stringMatching(/Don't make the person throw up\..*seizure.*won't wake up/),
      descriptionEs: expect.stringMatching(/No le provoque el vómito\..*convulsiona.*no despierta/),
    },
  ],
  [
    /Childhelp/,
    {
      ...{ phone: "1-800-422-4453", text: "1-800-422-4453", chatWebLink: "https://www.childhelphotline.org" },
      ...{ untried: [], reporting: expect.stringMatching(/don't take reports.*may have to/) },
    },
  ],
  [/Runaway/, { phone: "1-800-786-2929", text: "66008", languages: ["en"], untried: ["text"] }],
  [/StrongHearts/, { phone: "1-844-762-8483", text: "1-844-762-8483", timeZone: null, untried: [] }],
  [
    /love is respect/,
    { phone: "1-866-331-9474", text: "22522", textKeyword: "LOVEIS", untried: ["phone", "text", "chat"] },
  ],
  [
    /Maternal/,
    {
      ...{ phone: "1-833-852-6262", text: "1-833-852-6262", languages: ["en", "es"], untried: [] },
      description: expect.stringMatching(/not for an emergency/),
    },
  ],
  [/Boys Town/, { phone: "1-800-448-3000", text: "20121", textKeyword: "VOICE", untried: [] }],
  [
    /SafeSpot/,
    { phone: "1-800-972-0590", timeZone: null, untried: [], reporting: expect.stringMatching(/ambulance/) },
  ],
  [
    /Trans Lifeline/,
    {
      ...{ phone: "1-877-565-8860", languages: ["en", "es"], timeZone: "America/Los_Angeles" },
      ...{ opensAt: "10:00", closesAt: "18:00", untried: ["phone"] },
      openDays: ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"],
      reporting: expect.stringMatching(/don't call 911 or the police unless you ask/),
    },
  ],
  [
    /Disaster Distress/,
    {
      ...{ phone: "1-800-985-5990", text: "1-800-985-5990", videophone: "1-800-985-5990" },
      ...{ languages: ["en", "es"], untried: ["phone", "text", "videophone"] },
      description: expect.stringMatching(/For Spanish, press 2/),
    },
  ],
  [
    /Eldercare/,
    {
      ...{ phone: "1-800-677-1116", timeZone: "America/New_York", untried: [] },
      openDays: ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"],
    },
  ],
];

onOneEngine("The crisis lines of a new directory", (open) => {
  test("are these, in this order, each with its ways and what is said of it", async () => {
    const lines = [...(await readCrisisLines(open()))].sort((one, other) => one.ranking - other.ranking);
    expect(lines).toHaveLength(SHIPPED.length);
    for (const [at, [name, facts]] of SHIPPED.entries()) {
      expect(lines[at]?.name).toMatch(name);
      expect(lines[at], lines[at]?.name).toMatchObject(facts);
      // No one has called any of them, and readers of Spanish have all of it.
      expect(lines[at]).toMatchObject({ lastCalledAt: null, nameEs: expect.any(String) });
      expect([lines[at]?.descriptionEs, lines[at]?.timeEs]).toEqual([expect.any(String), expect.any(String)]);
    }
  });

  test("promise no key that has ended, and no line that nobody could vouch for", async () => {
    const texts = JSON.stringify(await readCrisisLines(open()));
    expect(texts).not.toMatch(/press 3|oprima 3|877-696-1996|855-484-2846/);
  });
});

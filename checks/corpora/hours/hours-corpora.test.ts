import { expect, test } from "vitest";
import { CLAUSE_ROLES, estimateRoles, learnedFrom } from "#domain/imports/clause-roles.ts";
import { readHoursText } from "#domain/imports/hours-text.ts";
import { readWeighedHours } from "#domain/imports/weighed-hours.ts";
import { checksumOfClauses, clausesOfAuthor } from "./training-clauses.ts";

const clauses = clausesOfAuthor("");

test("the weights are learned from the clauses as they are", () => {
  expect(learnedFrom, "npm run hours-weights").toBe(checksumOfClauses());
});

test("nearly all that was learned is known", () => {
  const wrong = clauses.filter(({ tokens, roles }) => {
    const of = estimateRoles(tokens);
    const [found] = [...CLAUSE_ROLES].sort((one, other) => of(other) - of(one));
    return found !== roles[0];
  });
  expect(wrong.length).toBeLessThanOrEqual(clauses.length * 0.1);
});

test("no clause that narrows is left out beside hours that it narrows", () => {
  const open = clauses
    .filter(({ roles }) => roles.includes("narrows"))
    .map(({ text }) => `Monday to Friday 9 am to 5 pm. ${text}`)
    .filter((text) => readHoursText(text).isContact && !readWeighedHours(text).isContact);
  expect(open).toEqual([]);
});

test("no clause about something else than the door is read as its hours", () => {
  const open = clauses
    .filter(({ roles }) => !roles.includes("door") && !roles.includes("idle"))
    .filter(({ text }) => readHoursText(text).isContact && !readWeighedHours(text).isContact);
  expect(open.map(({ text }) => text)).toEqual([]);
});

test("a third of what changes nothing is left out", () => {
  const idle = clauses
    .filter(({ roles }) => roles.includes("idle"))
    .map(({ text }) => `Monday to Friday 9 am to 5 pm. ${text}`)
    .filter((text) => readHoursText(text).isContact);
  const read = idle.filter((text) => !readWeighedHours(text).isContact);
  expect(read.length).toBeGreaterThan(idle.length / 3);
});

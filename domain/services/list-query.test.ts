import { describe, expect, test } from "vitest";
import type { RawParameters } from "../base/contract/parameters.ts";
import type { FieldMessages } from "../base/contract/problems.ts";
import { readServiceQuery, type ServiceQuery } from "./list-query.ts";

const NOW = Date.UTC(2026, 10, 20, 15, 0);
const MIAMI = "-80.1918|25.7617";
const IDS = Array.from({ length: 201 }, (_, n) => `0190b5a0-0000-7000-8000-${String(n).padStart(12, "0")}`);

function query(raw: RawParameters): ServiceQuery {
  const read = readServiceQuery(raw, NOW);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.value;
}

function findFieldProblems(raw: RawParameters): FieldMessages | undefined {
  const read = readServiceQuery(raw, NOW);
  return read.ok ? undefined : read.problem.fields;
}

const PLAIN: ServiceQuery = {
  managed: null,
  ids: null,
  alertsOnly: false,
  types: [],
  needs: [],
  audiences: [],
  petsOnly: false,
  cities: [],
  states: [],
  zips: [],
  organizations: [],
  programs: [],
  entry: [],
  provisions: [],
  wishes: [],
  intakeAt: NOW,
  languages: [],
  topics: [],
  withRemote: false,
  text: null,
  at: NOW,
  isOpen: false,
  openWithin: null,
  near: null,
  radiusMiles: null,
  from: null,
  bounds: null,
  order: { by: "createdAt", direction: "desc" },
  limit: 25,
  skip: 0,
};
const NEAR = { longitude: -80.1918, latitude: 25.7617 };

const MANAGED = { isApproved: null, user: null, isOwnerLost: false, isDeleted: false, verifiedBefore: null };

describe("what a list is asked for", () => {
  const accepted: readonly [string, RawParameters, Partial<ServiceQuery>][] = [
    ["nothing: 25, newest first", {}, {}],
    ["empty values are dropped", { type: "", q: "null", city: "undefined", zip: "  " }, {}],
    ["unknown other parameters are ignored", { utm_source: "x", colour: "red" }, {}],
    ["a comma list means any of", { type: "FOOD, shelter,FOOD" }, { types: ["FOOD", "SHELTER"] }],
    ["needs", { need: "MEALS,HYGIENE" }, { needs: [["MEALS", "HYGIENE"]] }],

    // filter
    [
      "filter absent: everything counts",
      { type: "FOOD", zip: "33101" },
      { types: ["FOOD"], zips: ["33101"] },
    ],
    ["filter given: only what it names", { filter: "zip", type: "FOOD", zip: "33101" }, { zips: ["33101"] }],
    ["filter with spaces around names", { filter: " zip , type ", type: "FOOD" }, { types: ["FOOD"] }],
    [
      "filter never switches off search, q, sort, direction, limit, skip, currentCoordinate",
      {
        filter: "isApproved",
        search: "name",
        q: "grace",
        sort: "likes",
        direction: "asc",
        limit: "7",
        skip: "3",
        currentCoordinate: MIAMI,
      },
      {
        text: { q: "grace", fields: ["name"] },
        order: { by: "likes", direction: "asc" },
        limit: 7,
        skip: 3,
        from: NEAR,
      },
    ],
    [
      "a favourites call sends more than it means",
      {
        filter: "_id,isApproved",
        _id: IDS.slice(0, 150).join(","),
        limit: "0",
        skip: "0",
        isApproved: "true",
        type: "SHELTER",
        nearCoordinate: MIAMI,
        currentCoordinate: MIAMI,
      },
      { ids: IDS.slice(0, 150), limit: 150, from: NEAR },
    ],
    [
      "favourites of a visitor without any",
      { filter: "_id,isApproved", _id: "", limit: "0" },
      { ids: [], limit: 0 },
    ],
    ["id is another name of _id", { id: IDS[0] }, { ids: IDS.slice(0, 1) }],

    // search
    [
      "search names fields, with spaces around",
      { search: "name , description", q: "50% (off) *_'\"" },
      { text: { q: "50% (off) *_'\"", fields: ["name", "description"] } },
    ],
    [
      "the owner's address may be named",
      { search: "userEmail", q: "x" },
      { text: { q: "x", fields: ["userEmail"] } },
    ],
    ["a text of commas asks nothing", { q: " , ," }, {}],
    [
      "the label of a sub-filter means the need",
      { q: " food pantries ", search: "serviceSummary" },
      { needs: [["FOOD_PANTRIES"]] },
    ],
    [
      "… together with a need that is asked for",
      { q: "Meals", need: "HYGIENE" },
      { needs: [["HYGIENE"], ["MEALS"]] },
    ],
    [
      "… but not without serviceSummary",
      { q: "Meals", search: "name" },
      { text: { q: "Meals", fields: ["name"] } },
    ],

    // audience
    ["one audience", { category: "WOMEN" }, { audiences: ["WOMEN"] }],
    ["the menu's name of an audience", { category: "YOUTH_AND_KIDS" }, { audiences: ["KIDS"] }],
    ["ALL means no filter", { category: "ALL,WOMEN" }, {}],
    ["pets go by themselves", { category: "PETS_ALLOWED" }, { petsOnly: true }],
    [
      "pets and an audience combine",
      { category: "WOMEN,PETS_ALLOWED" },
      { audiences: ["WOMEN"], petsOnly: true },
    ],
    ["pets and ALL", { category: "ALL,PETS_ALLOWED" }, { petsOnly: true }],

    // limit, skip, sort
    ["limit above 100 means 100", { limit: "1000000" }, { limit: 100 }],
    ["limit=0 without favourites asks for the most there is", { limit: "0" }, { limit: 100 }],
    ["sort by name goes up", { sort: "name" }, { order: { by: "name", direction: "asc" } }],
    [
      "open first has one direction",
      { sort: "open", direction: "desc" },
      { order: { by: "open", direction: "asc" } },
    ],
    [
      "open first near a place: everywhere",
      { nearCoordinate: MIAMI, sort: "open" },
      { near: NEAR, radiusMiles: null, order: { by: "open", direction: "asc" } },
    ],
    ["sort by an older name", { sort: "lastUpdated" }, { order: { by: "updatedAt", direction: "desc" } }],
    [
      "direction of the default order",
      { direction: "asc" },
      { order: { by: "createdAt", direction: "asc" } },
    ],

    // place
    [
      "near orders, without a cut",
      { nearCoordinate: MIAMI },
      { near: NEAR, order: { by: "distance", direction: "asc" } },
    ],
    [
      "radius cuts",
      { nearCoordinate: MIAMI, radius: "2.5" },
      { near: NEAR, radiusMiles: 2.5, order: { by: "distance", direction: "asc" } },
    ],
    [
      "kudos near a place: 50 miles",
      { nearCoordinate: MIAMI, sort: "likes" },
      { near: NEAR, radiusMiles: 50, order: { by: "likes", direction: "desc" } },
    ],
    ["kudos without a place: everywhere", { sort: "likes" }, { order: { by: "likes", direction: "desc" } }],
    ["a current coordinate adds distance and nothing else", { currentCoordinate: MIAMI }, { from: NEAR }],
    ["0|0 is no place", { nearCoordinate: "0|0", currentCoordinate: "0.0|0" }, {}],
    [
      "coordinates keep six decimals",
      { currentCoordinate: "-80.12345678|25.1" },
      { from: { longitude: -80.123457, latitude: 25.1 } },
    ],
    ["bounds", { bounds: "-81,25,-80,26" }, { bounds: { west: -81, south: 25, east: -80, north: 26 } }],
    [
      "bounds over the date line",
      { bounds: "170,50,-170,60" },
      { bounds: { west: 170, south: 50, east: -170, north: 60 } },
    ],
    [
      "whole values",
      { city: "Miami,Miami Beach", state: "FL" },
      { cities: ["Miami", "Miami Beach"], states: ["FL"] },
    ],

    // open
    ["open now", { isOpen: "true" }, { isOpen: true }],
    [
      "open at some moment of a time",
      { isOpen: "true", openFrom: "2026-11-21T05:00:00Z", openUntil: "2026-11-22T05:00:00Z" },
      { isOpen: true, openWithin: { from: Date.UTC(2026, 10, 21, 5), until: Date.UTC(2026, 10, 22, 5) } },
    ],
    [
      "a time from the moment on",
      { isOpen: "true", openUntil: "2026-11-21T05:00:00Z" },
      { isOpen: true, openWithin: { from: NOW, until: Date.UTC(2026, 10, 21, 5) } },
    ],
    ["a time without isOpen narrows nothing", { openUntil: "2026-11-21T05:00:00Z" }, {}],
    ["isOpen=false narrows nothing", { isOpen: "false" }, {}],
    [
      "open at a moment",
      { isOpen: "TRUE", at: "2026-11-27T02:00:00-05:00" },
      { isOpen: true, at: Date.UTC(2026, 10, 27, 7), intakeAt: Date.UTC(2026, 10, 27, 7) },
    ],
    [
      "14 days ahead",
      { at: "2026-12-04T15:00:00Z" },
      { at: Date.UTC(2026, 11, 4, 15), intakeAt: Date.UTC(2026, 11, 4, 15) },
    ],
    [
      "24 hours past",
      { at: "2026-11-19T15:00:00Z" },
      { at: Date.UTC(2026, 10, 19, 15), intakeAt: Date.UTC(2026, 10, 19, 15) },
    ],
    [
      "the visitor's zone is accepted and not used",
      { userTimezone: "-300", isOpen: "true" },
      { isOpen: true },
    ],

    // who may see
    ["approved only", { isApproved: "true" }, {}],
    ["unapproved", { isApproved: "false" }, { managed: { ...MANAGED, isApproved: false } }],
    ["everything", { isShowAll: "true" }, { managed: MANAGED }],
    ["somebody's", { user: "somebody" }, { managed: { ...MANAGED, user: "somebody" } }],
    ["without an owner", { isOwnerLost: "true" }, { managed: { ...MANAGED, isOwnerLost: true } }],
    [
      "not confirmed lately",
      { isShowAll: "true", verifiedBefore: "2026-09-01T00:00:00.000Z" },
      { managed: { ...MANAGED, verifiedBefore: Date.UTC(2026, 8, 1) } },
    ],
    ["of what is public, whenever it was confirmed", { verifiedBefore: "2026-09-01T00:00:00.000Z" }, {}],
    ["deleted", { isDeleted: "true" }, { managed: { ...MANAGED, isDeleted: true } }],

    // alerts
    [
      "alerts ignore type, need, q, category and isOpen; at most 20",
      {
        isCriticalHeader: "true",
        type: "FOOD",
        need: "MEALS",
        q: "x",
        category: "MEN,PETS_ALLOWED",
        isOpen: "true",
        limit: "100",
      },
      { alertsOnly: true, limit: 20 },
    ],
    [
      "alerts near a place: 50 miles",
      { isCriticalHeader: "true", nearCoordinate: MIAMI, radius: "500" },
      {
        alertsOnly: true,
        near: NEAR,
        radiusMiles: 50,
        limit: 20,
        order: { by: "distance", direction: "asc" },
      },
    ],
    ["alerts by the other name", { isCritical: "true", limit: "5" }, { alertsOnly: true, limit: 5 }],
    ["isCriticalHeader=false narrows nothing", { isCriticalHeader: "false" }, {}],
  ];
  test.each(accepted)("%s", (_, raw, expected) => {
    expect(query(raw)).toEqual({ ...PLAIN, ...expected });
  });
});

describe("what is refused, naming the field", () => {
  const refused: readonly [RawParameters, FieldMessages][] = [
    [{ filter: "type,colour" }, { filter: "unknownName" }],
    [{ search: "name,comment" }, { search: "unknownName" }],
    [{ search: "toString" }, { search: "unknownName" }],
    [{ sort: "distance; drop table services" }, { sort: "unknownName" }],
    [{ direction: "up" }, { direction: "unknownValue" }],
    [{ type: "FOOD,CASH" }, { type: "unknownValue" }],
    [{ need: "MONEY" }, { need: "unknownValue" }],
    [{ category: "__proto__" }, { category: "unknownValue" }],
    [{ limit: "-1" }, { limit: "outOfRange" }],
    [{ limit: "2.5" }, { limit: "notWholeNumber" }],
    [{ limit: "1e3" }, { limit: "notWholeNumber" }],
    [{ limit: "ten" }, { limit: "notWholeNumber" }],
    [{ limit: "NaN" }, { limit: "notWholeNumber" }],
    [{ limit: "0x10" }, { limit: "notWholeNumber" }],
    [{ skip: "-1" }, { skip: "outOfRange" }],
    [{ skip: "1000000000000" }, { skip: "outOfRange" }],
    [{ skip: "9".repeat(400) }, { skip: "notWholeNumber" }],
    [{ limit: ["1", "2"] }, { limit: "givenTwice" }],
    [{ type: ["FOOD", "FOOD"] }, { type: "givenTwice" }],
    [{ _id: IDS[0], id: IDS[1] }, { _id: "givenTwice" }],
    [{ _id: IDS.join(",") }, { _id: "tooMany" }],
    [{ _id: "1" }, { _id: "notId" }],
    [{ nearCoordinate: "25.7617" }, { nearCoordinate: "notCoordinate" }],
    [{ nearCoordinate: "-80|91" }, { nearCoordinate: "notCoordinate" }],
    [{ nearCoordinate: "181|0" }, { nearCoordinate: "notCoordinate" }],
    [{ nearCoordinate: "NaN|NaN" }, { nearCoordinate: "notCoordinate" }],
    [{ nearCoordinate: "1e309|0" }, { nearCoordinate: "notCoordinate" }],
    [{ currentCoordinate: "undefined|undefined" }, { currentCoordinate: "notCoordinate" }],
    [{ currentCoordinate: "1|2|3" }, { currentCoordinate: "notCoordinate" }],
    [{ radius: "5" }, { radius: "needsPlace" }],
    [{ radius: "-5", nearCoordinate: MIAMI }, { radius: "outOfRange" }],
    [{ radius: "far", nearCoordinate: MIAMI }, { radius: "notNumber" }],
    [{ bounds: "1,2,3" }, { bounds: "notBounds" }],
    [{ bounds: "-80,26,-81,25" }, { bounds: "notBounds" }],
    [{ bounds: "-80,25,-79,Infinity" }, { bounds: "notBounds" }],
    [{ isOpen: "yes" }, { isOpen: "notYesOrNo" }],
    [{ openUntil: "2026-11-20T15:00:00Z" }, { openUntil: "outOfRange" }],
    [{ openUntil: "2026-12-05T15:00:00Z" }, { openUntil: "outOfRange" }],
    [{ openFrom: "2026-11-20T15:00:00Z" }, { openFrom: "outOfRange" }],
    [{ openUntil: "tomorrow" }, { openUntil: "notInstant" }],
    [{ isApproved: "1" }, { isApproved: "notYesOrNo" }],
    [{ at: "tomorrow" }, { at: "notInstant" }],
    [{ at: "2026-11-20" }, { at: "notInstant" }],
    [{ at: "2026-12-04T15:01:00Z" }, { at: "outOfRange" }],
    [{ at: "2026-11-19T14:59:00Z" }, { at: "outOfRange" }],
    [{ q: "x".repeat(201) }, { q: "tooLong" }],
    [{ city: "x".repeat(2000) }, { city: "tooLong" }],
    [{ q: "a\u0000b" }, { q: "notText" }],
    [{ q: "\ud800" }, { q: "notText" }],
    [{ lang: "de" }, { lang: "unknownValue" }],
    [{ language: "es,tlh-x" }, { language: "unknownValue" }],
    [{ entry: "WALK_IN,FLY_IN" }, { entry: "unknownValue" }],
    [{ organization: "harbor" }, { organization: "notId" }],
    [{ topic: "FOOD,MAGIC" }, { topic: "unknownValue" }],
    [{ program: "7" }, { program: "notId" }],
    [{ isCritical: "true", isCriticalHeader: "true" }, { isCriticalHeader: "givenTwice" }],
    [
      { limit: "x", sort: "x", q: ["a", "b"] },
      { limit: "notWholeNumber", sort: "unknownName", q: "givenTwice" },
    ],
  ];
  test.each(refused)("%j", (raw, fields) => {
    expect(findFieldProblems(raw)).toEqual(fields);
  });
});

test("text is compared in one normal form", () => {
  expect(query({ q: "cafe\u0301" }).text?.q).toBe("caf\u00e9");
});

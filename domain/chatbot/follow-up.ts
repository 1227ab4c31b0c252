import type { Category } from "../services/enumerations.ts";
import type { Find, Question } from "./question.ts";
import type { TalkState } from "./talk-state.ts";
import { toldBeside, withToldBeside } from "./told-beside.ts";
import { withOwnChildren } from "./with-writer.ts";

/** Repeats the last list for the people who come along, too: "I have a dog", "y mi esposa". */
export function alongWith(plain: string, find: Find, { last }: TalkState): Question | null {
  const told = last === null ? null : toldBeside(plain, last.find);
  return last === null || told === null
    ? null
    : changedList(last, (each) => withOwnChildren(withToldBeside(withPlaceAndTime(each, find), told), plain));
}

/** Words that say that a service is open. */
export const OPEN = /\b(?:open|opens|abiert[oa]s?|abren?)\b/u;

/** Changes the last list: "And for my kids?", "¿y mañana?", "33101". */
export function followUp(
  find: Find,
  {
    text,
    plain,
    state: { last },
  }: { readonly text: string; readonly plain: string; readonly state: TalkState },
): Question | null {
  const isChange = find.audiences.length > 0 || find.place.kind !== "NONE" || find.time !== null;
  if (!isChange) return null;
  if (last === null) {
    const isOpenAsked = find.time !== null && (find.time.kind === "NOW" || OPEN.test(text));
    return find.audiences.length > 0 || isOpenAsked ? { kind: "FIND", find, skip: 0 } : null;
  }
  const changed = (each: Find): Find => {
    const audiences = find.audiences.length > 0 ? withPets(find.audiences, each) : each.audiences;
    const ages = find.ages === undefined ? {} : { ages: find.ages };
    return withOwnChildren({ ...withPlaceAndTime(each, find), audiences, ...ages }, plain);
  };
  return find.time === null
    ? changedList(last, changed)
    : { kind: "FIND", find: changed(last.find), skip: 0 };
}

/** Keeps a pet in the search when the list is changed to other people. */
function withPets(audiences: readonly Category[], earlier: Find): readonly Category[] {
  const hadPets = earlier.audiences.includes("PETS_ALLOWED");
  return hadPets && !audiences.includes("PETS_ALLOWED") ? [...audiences, "PETS_ALLOWED"] : audiences;
}

function withPlaceAndTime(each: Find, { place, time }: Find): Find {
  return { ...each, place: place.kind === "NONE" ? each.place : place, time: time ?? each.time };
}

/** Returns the last list as changed, with the searches that accompanied it. */
function changedList(
  { find, also = [] }: NonNullable<TalkState["last"]>,
  change: (each: Find) => Find,
): Question {
  return {
    kind: "FIND",
    find: change(find),
    skip: 0,
    ...(also.length === 0 ? {} : { also: also.map(change) }),
  };
}

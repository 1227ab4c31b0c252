/**
 * A fact that can be asked about a service beside its hours, the way there, its beds and its telephone. `OTHER`:
 * whatever the words of the message name, such as lockers or parking.
 */
export type Fact =
  | "pets"
  | "languages"
  | "steps"
  | "bring"
  | "id"
  | "insurance"
  | "stay"
  | "rules"
  | "visit"
  | "couples"
  | "people"
  | "cost"
  | "OTHER";

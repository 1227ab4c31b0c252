import type { Topic } from "../../services/topics/topic.ts";
import { ASSISTANCE_TOPICS } from "./assistance.ts";
import { COUNSELING_TOPICS } from "./counseling.ts";
import { FOOD_TOPICS } from "./food.ts";
import { GOODS_TOPICS } from "./goods.ts";
import { HEALTH_TOPICS } from "./health.ts";
import { KINDS_OF_CARE } from "./kinds-of-care.ts";
import { KINDS_OF_HELP } from "./kinds-of-help.ts";
import { KINDS_OF_OFFICES } from "./kinds-of-offices.ts";
import { PARTICULAR_TOPICS } from "./particulars.ts";
import { PEOPLE_TOPICS } from "./people.ts";
import { SHELTER_TOPICS } from "./shelter.ts";
import { THING_TOPICS } from "./things.ts";
import { WORK_TOPICS } from "./work.ts";

/** All topics. Where two have the same phrase, the first counts in a sentence. */
export const TOPICS: readonly Topic[] = [
  ...PARTICULAR_TOPICS,
  ...THING_TOPICS,
  ...FOOD_TOPICS,
  ...SHELTER_TOPICS,
  ...HEALTH_TOPICS,
  ...COUNSELING_TOPICS,
  ...GOODS_TOPICS,
  ...ASSISTANCE_TOPICS,
  ...WORK_TOPICS,
  ...KINDS_OF_HELP,
  ...KINDS_OF_CARE,
  ...KINDS_OF_OFFICES,
  ...PEOPLE_TOPICS,
];

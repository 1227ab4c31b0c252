import { countAsk } from "./asks/ask-calls.ts";
import {
  getCampaign,
  listCampaigns,
  noteCall,
  previewCampaign,
  startCampaign,
  undoCampaign,
} from "./campaigns/campaign-calls.ts";
import {
  answerByLink,
  askToConfirm,
  changeByLink,
  confirmByLink,
  readConfirmation,
} from "./confirmation-calls.ts";

/** The calls of this feature, as the API publishes them. */
export const calls = [
  countAsk,
  askToConfirm,
  readConfirmation,
  answerByLink,
  confirmByLink,
  listCampaigns,
  previewCampaign,
  startCampaign,
  undoCampaign,
  getCampaign,
  noteCall,
  changeByLink,
] as const;

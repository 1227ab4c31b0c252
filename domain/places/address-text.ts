import type { ListedService } from "../services/public-service.ts";

/** "214 Lantern St, Harbor City, CA 94000". */
export function addressText({
  address1,
  address2,
  city,
  state,
  zip,
}: Pick<ListedService, "address1" | "address2" | "city" | "state" | "zip">): string {
  const region = [state, zip].filter((part) => part !== null && part !== "").join(" ");
  return [address1, address2, city, region].filter((part) => part !== null && part !== "").join(", ");
}

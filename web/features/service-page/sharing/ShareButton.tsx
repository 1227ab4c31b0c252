import type { PublicService } from "#domain/services/public-service.ts";
import type { SharingWords } from "#words/compiled/service-page/sharing.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { servicePath } from "../../../base/pages/home-query.ts";
import { phoneText } from "../../../base/service-card/card.ts";
import { SvgIcon } from "../../../base/ui/SvgIcon.tsx";

/**
 * Opens the phone's own share sheet with a service; where there is none, copies the address. A protected listing shares
 * its number only, without a name or an address that leads to one; without a number there is nothing to share.
 */
export function ShareButton({
  service,
  sharing,
  className,
}: {
  service: PublicService;
  sharing: SharingWords;
  className: string | undefined;
}) {
  const { showToast, origin } = useApp();
  const { id, name, isProtected } = service;
  const number = phoneText(service);
  if (isProtected === true && number === undefined) return null;

  const share = async () => {
    const { shareAddress, shareNumber } = await import("./share-and-print.ts");
    if (isProtected === true) await shareNumber({ number: number ?? "", sharing, showToast });
    else await shareAddress({ name, address: `${origin}${servicePath(id)}`, sharing, showToast });
  };
  return (
    <button
      type="button"
      className={className}
      aria-label={sharing.share}
      data-replay=""
      onClick={() => void share()}
    >
      <SvgIcon name="share" />
    </button>
  );
}

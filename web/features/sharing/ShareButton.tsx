import type { PublicService } from "#domain/services/public-service.ts";
import type { SharingWords } from "#domain/words/en/sharing.ts";
import { useApp } from "../../app-context/app-context.tsx";
import { servicePath } from "../../home-query.ts";
import { SvgIcon } from "../../ui/SvgIcon.tsx";

/** Opens the phone's own share sheet with a service; where there is none, copies the address. */
export function ShareButton({
  service,
  sharing,
  safety,
  className,
}: {
  service: PublicService;
  sharing: SharingWords;
  /** What is shared begins with it; null: nothing. */
  safety: string | null;
  className: string | undefined;
}) {
  const { showToast, origin } = useApp();
  const address = `${origin}${servicePath(service.id)}`;

  const share = async () => {
    const { shareAddress } = await import("./share-and-print.ts");
    await shareAddress({ name: service.name, address, safety, sharing, showToast });
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

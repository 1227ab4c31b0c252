import type { PublicService } from "#domain/services/public-service.ts";
import type { SharingWords } from "#words/compiled/service-page/sharing.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { servicePath } from "../../../base/pages/home-query.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { Icon } from "../../../base/ui/Icon.tsx";
import { SvgIcon } from "../../../base/ui/SvgIcon.tsx";
import styles from "./ShareActions.module.css";
import { textMessageLink } from "./text-message.ts";

/**
 * Text and print one service. Only what is done works without anyone else: the phone's own messages, its own
 * printer. A protected listing is not sent to oneself: the message stays on the phone.
 */
export function ShareActions({ service, sharing }: { service: PublicService; sharing: SharingWords }) {
  const { origin, language } = useApp();
  const address = `${origin}${servicePath(service.id)}`;
  const print = async () => {
    const { printPage } = await import("./share-and-print.ts");
    await printPage(QR_ELEMENT_ID);
  };
  return (
    <div className={styles.actions}>
      {service.isProtected !== true && (
        <a className={buttons.quiet} href={textMessageLink(service, address, language)}>
          <Icon name="chat" />
          {sharing.text}
        </a>
      )}
      <button type="button" className={buttons.quiet} data-replay="" onClick={() => void print()}>
        <SvgIcon name="print" />
        {sharing.print}
      </button>
    </div>
  );
}

/** Appears on the printed sheet only: the page's address, and how to see the current facts. */
export function PrintedOrigin({ service, sharing }: { service: PublicService; sharing: SharingWords }) {
  const { words, origin } = useApp();
  const path = servicePath(service.id);
  return (
    <div className={styles.printOnly}>
      <img
        className={styles.qrCode}
        id={QR_ELEMENT_ID}
        src={`${path}/qr.svg`}
        alt=""
        width="120"
        height="120"
        loading="lazy"
      />
      <p>
        <b>
          {sharing.printedFrom} {words.shell.product}
        </b>
        <br />
        {origin}
        {path}
        <br />
        {sharing.scan}. {sharing.asOf}
      </p>
    </div>
  );
}

/** The picture that printing waits for. */
const QR_ELEMENT_ID = "printed-address";

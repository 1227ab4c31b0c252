import { useState } from "react";
import type { PublicService } from "#domain/services/public-service.ts";
import type { SharingWords } from "#domain/words/en/sharing.ts";
import { servicePath } from "../../paths.ts";
import { DrawnIcon } from "../../ui/DrawnIcon.tsx";
import { Icon } from "../../ui/Icon.tsx";
import press from "../../ui/press.module.css";
import { useVisit } from "../../visit/visit.tsx";
import styles from "./TakeAlong.module.css";
import { textMessageLink } from "./text-message.ts";

/**
 * Share, text and print one service. Only what is done works without anybody else: the phone's own share sheet,
 * its own messages, its own printer.
 */
export function TakeAlong({
  service,
  sharing,
  className,
}: {
  service: PublicService;
  sharing: SharingWords;
  className: string | undefined;
}) {
  const { tell, origin } = useVisit();
  const [isShown, setShown] = useState(false);
  const address = `${origin}${servicePath(service.id)}`;

  async function share(): Promise<void> {
    if (typeof navigator.share === "function") {
      // Closing the sheet is no failure.
      await navigator.share({ title: service.name, text: service.name, url: address }).catch(() => {});
      return;
    }
    try {
      await navigator.clipboard.writeText(address);
      tell({ kind: "success", text: sharing.copied });
    } catch {
      setShown(true);
    }
  }

  return (
    <section className={`${className ?? ""} ${styles.section}`}>
      <h2 className={styles.title}>{sharing.title}</h2>
      <div className={styles.presses}>
        <button type="button" className={press.press} data-replay="" onClick={() => void share()}>
          <DrawnIcon name="link" />
          {sharing.share}
        </button>
        <a className={press.press} href={textMessageLink(service, address)}>
          <Icon name="chat" />
          {sharing.text}
        </a>
        <button type="button" className={press.press} data-replay="" onClick={() => void printSheet()}>
          <DrawnIcon name="print" />
          {sharing.print}
        </button>
      </div>
      <p className={styles.hint}>{sharing.textHint}</p>
      {isShown && (
        <p role="status">
          {sharing.notCopied} <span className={styles.address}>{address}</span>
        </p>
      )}
    </section>
  );
}

/** Stands on the printed sheet alone: where it came from, and how to see what is true on the day. */
export function PrintedOrigin({ service, sharing }: { service: PublicService; sharing: SharingWords }) {
  const { words, origin } = useVisit();
  const path = servicePath(service.id);
  return (
    <div className={styles.printed}>
      <img
        className={styles.code}
        id={QR}
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

const QR = "printed-address";

/** The code comes only for printing: it is waited for, but not long. */
async function printSheet(): Promise<void> {
  const picture = document.getElementById(QR);
  if (picture instanceof HTMLImageElement) {
    picture.loading = "eager";
    await Promise.race([
      picture.decode().catch(() => {}),
      new Promise((resolve) => setTimeout(resolve, 2000)),
    ]);
  }
  window.print();
}

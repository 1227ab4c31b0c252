import { useState } from "react";
import type { PublicService } from "#domain/services/public-service.ts";
import type { SharingWords } from "#domain/words/en/sharing.ts";
import { useApp } from "../../app-context/app-context.tsx";
import { servicePath } from "../../home-query.ts";
import buttons from "../../ui/buttons.module.css";
import { Icon } from "../../ui/Icon.tsx";
import { SvgIcon } from "../../ui/SvgIcon.tsx";
import styles from "./ShareActions.module.css";
import { textMessageLink } from "./text-message.ts";

/**
 * Share, text and print one service. Only what is done works without anybody else: the phone's own share sheet,
 * its own messages, its own printer.
 */
export function ShareActions({
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
  const { showToast, origin, language } = useApp();
  const [isShown, setShown] = useState(false);
  const address = `${origin}${servicePath(service.id)}`;

  async function share(): Promise<void> {
    if (typeof navigator.share === "function") {
      // Closing the sheet is no failure.
      await navigator
        .share({ title: service.name, text: lines(safety, service.name), url: address })
        .catch(() => {});
      return;
    }
    try {
      await navigator.clipboard.writeText(lines(safety, address));
      showToast({ kind: "success", text: sharing.copied });
    } catch {
      setShown(true);
    }
  }

  return (
    <section className={`${className ?? ""} ${styles.section}`}>
      <h2 className={styles.title}>{sharing.title}</h2>
      <div className={styles.buttons}>
        <button type="button" className={buttons.outlined} data-replay="" onClick={() => void share()}>
          <SvgIcon name="link" />
          {sharing.share}
        </button>
        <a className={buttons.outlined} href={textMessageLink(service, address, safety, language)}>
          <Icon name="chat" />
          {sharing.text}
        </a>
        <button type="button" className={buttons.outlined} data-replay="" onClick={() => void printPage()}>
          <SvgIcon name="print" />
          {sharing.print}
        </button>
      </div>
      <p className={styles.hint}>{sharing.textHint}</p>
      {isShown && (
        <p role="status">
          {safety} {sharing.notCopied} <span className={styles.address}>{address}</span>
        </p>
      )}
    </section>
  );
}

function lines(first: string | null, second: string): string {
  return first === null ? second : `${first}\n${second}`;
}

/** Stands on the printed sheet alone: where it came from, and how to see what is true on the day. */
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

const QR_ELEMENT_ID = "printed-address";

/** The code comes only for printing: it is waited for, but not long. */
async function printPage(): Promise<void> {
  const picture = document.getElementById(QR_ELEMENT_ID);
  if (picture instanceof HTMLImageElement) {
    picture.loading = "eager";
    await Promise.race([
      picture.decode().catch(() => {}),
      new Promise((resolve) => setTimeout(resolve, 2000)),
    ]);
  }
  window.print();
}

import { useState } from "react";
import { Link } from "wouter";
import type { ClaimsWords } from "#domain/words/en/claims.ts";
import { useApp } from "../../app-context/app-context.tsx";
import { useSearch } from "../../app-context/use-search.ts";
import { useTitle } from "../../app-context/use-title.ts";
import { callApi } from "../../calls/call-api.ts";
import { servicePath } from "../../home-query.ts";
import { WORK_PAGES } from "../../pages/page-table.ts";
import { PageHeader } from "../../shell/Header.tsx";
import { Shell } from "../../shell/Shell.tsx";
import buttons from "../../ui/buttons.module.css";
import styles from "./ClaimPage.module.css";

/** The link of a mail that grants a claim; opening it changes nothing. `/claims/accept`, rule feedback 33. */
export function AcceptClaimPage({ text }: { text: ClaimsWords }) {
  const { showToast, viewer } = useApp();
  const token = new URLSearchParams(useSearch()).get("token") ?? "";
  const [isDead, setDead] = useState(token === "");
  const [isSending, setSending] = useState(false);
  const [service, setService] = useState<{ serviceId: string; name: string } | null>(null);
  useTitle(text.accept.title);
  const accept = async () => {
    setSending(true);
    const answer = await callApi("POST /claims/accept", { body: { token } });
    setSending(false);
    if (answer.ok) return setService(answer.reply);
    if (answer.problem.key === "deadLink") return setDead(true);
    showToast({ kind: "error", text: text.accept.failed });
  };
  return (
    <Shell header={<PageHeader title={text.accept.title} />} hasTabs={false}>
      <main id="content" tabIndex={-1} className={styles.page}>
        <h1 className={styles.title}>{text.accept.title}</h1>
        {isDead && <p role="alert">{text.accept.dead}</p>}
        {!isDead && service === null && (
          <>
            <p>{text.accept.intro}</p>
            <p className={styles.buttons}>
              <button
                type="button"
                className={buttons.primary}
                disabled={isSending}
                onClick={() => void accept()}
              >
                {isSending ? text.sending : text.accept.button}
              </button>
            </p>
          </>
        )}
        {service !== null && (
          <>
            <p role="status">{text.accept.done(service.name)}</p>
            <p className={styles.buttons}>
              {viewer !== null && (
                <Link
                  href={WORK_PAGES.editService.path.replace(":id", service.serviceId)}
                  className={buttons.primary}
                >
                  {text.accept.toForm}
                </Link>
              )}
              <Link href={servicePath(service.serviceId)} className={buttons.outlined}>
                {text.accept.toService}
              </Link>
            </p>
          </>
        )}
      </main>
    </Shell>
  );
}

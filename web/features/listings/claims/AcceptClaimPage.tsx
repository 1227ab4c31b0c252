import { useCallback, useState } from "react";
import type { EndpointReply } from "#domain/base/contract/call-api.ts";
import type { ClaimsWords } from "#words/compiled/listings/claims.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import { useSearch } from "../../../base/app-context/use-search.ts";
import { useTitle } from "../../../base/app-context/use-title.ts";
import { callApi } from "../../../base/calls/call-api.ts";
import { useCall } from "../../../base/calls/use-call.ts";
import { useSubmit } from "../../../base/calls/use-submit.ts";
import { servicePath } from "../../../base/pages/home-query.ts";
import { WORK_PAGES } from "../../../base/pages/page-table.ts";
import { PUBLIC_PAGES } from "../../../base/pages/public-pages.ts";
import { PageHeader } from "../../../base/shell/Header.tsx";
import { Shell } from "../../../base/shell/Shell.tsx";
import buttons from "../../../base/ui/buttons.module.css";
import { Failure } from "../../../base/ui/Failure.tsx";
import account from "../../accounts/account/Account.module.css";
import styles from "./AcceptClaimPage.module.css";

/** The link of a mail that grants a claim; opening it changes nothing. `/claims/accept`, rules feedback 33 and 37. */
export function AcceptClaimPage({ text }: { text: ClaimsWords }) {
  const { words } = useApp();
  const token = new URLSearchParams(useSearch()).get("token") ?? "";
  const [isDead, setDead] = useState(false);
  const load = useCallback(async () => {
    const answer = await callApi("GET /claims/accept", { query: { token } });
    if (!answer.ok && answer.problem.code === 400) setDead(true);
    return answer;
  }, [token]);
  const { reply: link, failure, reload } = useCall(load);
  useTitle(text.accept.title);
  return (
    <Shell header={<PageHeader title={text.accept.title} />} hasTabs={false}>
      <main id="content" tabIndex={-1} className={account.page} aria-busy={link === null && failure === null}>
        <h1 className={account.title}>{text.accept.title}</h1>
        {isDead && (
          <>
            <p role="alert" className={account.intro}>
              {text.accept.dead}
            </p>
            <p className={account.ways}>
              <Link href={PUBLIC_PAGES.home.path} className={buttons.primary}>
                {text.accept.findService}
              </Link>
              <Link href={PUBLIC_PAGES.feedback.path} className={buttons.outlined}>
                {text.accept.writeToUs}
              </Link>
            </p>
          </>
        )}
        {!isDead && failure !== null && <Failure isNetwork={failure.isNetwork} onRetry={reload} />}
        {!isDead && failure === null && link === null && <p>{words.shell.loading}</p>}
        {!isDead && link !== null && (
          <Decision link={link} token={token} text={text} onDead={() => setDead(true)} />
        )}
      </main>
    </Shell>
  );
}

function Decision({
  link: { name, claimant },
  token,
  text,
  onDead,
}: {
  link: EndpointReply<"GET /claims/accept">;
  token: string;
  text: ClaimsWords;
  onDead: () => void;
}) {
  const { showToast, viewer } = useApp();
  const { isSending, submit } = useSubmit(({ key }) => {
    if (key === "deadLink") onDead();
    else showToast({ kind: "error", text: text.accept.failed });
  });
  const [serviceId, setServiceId] = useState<string | null>(null);
  const accept = () =>
    submit(
      () => callApi("POST /claims/accept", { body: { token } }),
      (accepted) => setServiceId(accepted.serviceId),
    );
  if (serviceId !== null) {
    return (
      <>
        <p role="status">{(claimant === null ? text.accept : text.accept.other).done(name)}</p>
        <p className={account.ways}>
          {claimant === null && viewer !== null && (
            <Link href={WORK_PAGES.editService.path.replace(":id", serviceId)} className={buttons.primary}>
              {text.accept.toForm}
            </Link>
          )}
          <Link href={servicePath(serviceId)} className={buttons.outlined}>
            {text.accept.toService}
          </Link>
        </p>
      </>
    );
  }
  return (
    <>
      {claimant === null ? (
        <p>{text.accept.intro}</p>
      ) : (
        <>
          <p>{text.accept.other.intro(name)}</p>
          <p className={styles.claimant}>
            {claimant.name !== null && <strong>{claimant.name}</strong>} <span>{claimant.email}</span>
          </p>
          <p>{text.accept.other.know}</p>
        </>
      )}
      <p className={account.ways}>
        <button type="button" className={buttons.primary} disabled={isSending} onClick={accept}>
          {isSending ? text.sending : (claimant === null ? text.accept : text.accept.other).button}
        </button>
      </p>
    </>
  );
}

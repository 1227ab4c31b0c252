import { useCallback, useState } from "react";
import { localeOf } from "#domain/base/languages/locale.ts";
import type { ShownKey } from "#domain/integrations/api-keys/api-key-calls.ts";
import type { ApiKeysWords } from "#words/compiled/integrations/api-keys.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { useTitle } from "../../../base/app-context/use-title.ts";
import { callApi } from "../../../base/calls/call-api.ts";
import { useCall } from "../../../base/calls/use-call.ts";
import { PageHeader } from "../../../base/shell/Header.tsx";
import { Shell } from "../../../base/shell/Shell.tsx";
import { WorkFailure } from "../../../base/shell/WorkFailure.tsx";
import buttons from "../../../base/ui/buttons.module.css";
import { ConfirmDialog } from "../../../base/ui/ConfirmDialog.tsx";
import { NewSecret } from "../../../base/ui/NewSecret.tsx";
import { useFailureToast } from "../../../base/ui/use-failure-toast.ts";
import { useFormatDate } from "../../../base/ui/use-format-date.ts";
import styles from "../../../base/ui/work-page.module.css";
import { NewApiKey } from "./NewApiKey.tsx";

/** The keys of programs, and a form that makes another. `/api-keys`, rules api-keys 1–9. */
export function ApiKeysPage({ text }: { text: ApiKeysWords }) {
  const { words, showToast } = useApp();
  const showFailure = useFailureToast(text);
  const load = useCallback(() => callApi("GET /api-keys"), []);
  const { reply, failure, reload } = useCall(load);
  const [made, setMade] = useState<{ readonly name: string; readonly key: string } | null>(null);
  const [toRevoke, setToRevoke] = useState<ShownKey | null>(null);
  useTitle(text.title);
  const revoke = async ({ id }: ShownKey) => {
    setToRevoke(null);
    const answer = await callApi("DELETE /api-keys/{id}", { params: { id } });
    // 404: someone else has revoked it.
    if (!answer.ok && answer.problem.code !== 404) return showFailure(answer.problem);
    showToast({ kind: "success", text: text.revoked });
    await reload();
  };
  return (
    <Shell header={<PageHeader title={text.title} />} hasTabs={false}>
      <main id="content" tabIndex={-1} className={styles.page} aria-busy={reply === null && failure === null}>
        <h1 className={styles.title}>{text.title}</h1>
        <p className={styles.note}>{text.intro}</p>
        {failure !== null && <WorkFailure isNetwork={failure.isNetwork} onRetry={reload} />}
        {reply === null && failure === null && <p>{words.shell.loading}</p>}
        {made !== null && (
          <NewSecret
            title={text.made(made.name)}
            secret={made.key}
            text={text}
            onSaved={() => setMade(null)}
          />
        )}
        {reply !== null && (
          <section aria-labelledby="key-list">
            <h2 id="key-list" className={styles.heading}>
              {text.list}
            </h2>
            {reply.length === 0 && <p>{text.none}</p>}
            <ul className={styles.list}>
              {reply.map((key) => (
                <Row key={key.id} apiKey={key} text={text} onRevoke={() => setToRevoke(key)} />
              ))}
            </ul>
          </section>
        )}
        {reply !== null && made === null && (
          <NewApiKey
            text={text}
            onMade={(key) => {
              setMade(key);
              void reload();
            }}
          />
        )}
      </main>
      {toRevoke !== null && (
        <ConfirmDialog
          question={text.question(toRevoke.name)}
          hint={text.hint}
          yes={text.yes}
          no={text.no}
          onCancel={() => setToRevoke(null)}
          onConfirm={() => void revoke(toRevoke)}
        />
      )}
    </Shell>
  );
}

function Row({
  apiKey: { name, begins, role, scopes, requestsPerMinute, expiresAt, lastUsedOn, state },
  text,
  onRevoke,
}: {
  apiKey: ShownKey;
  text: ApiKeysWords;
  onRevoke: () => void;
}) {
  const { language } = useApp();
  const formatDate = useFormatDate();
  const locale = localeOf(language);
  // A day in UTC, wherever the reader is.
  const dayUsed = (day: string) =>
    new Date(day).toLocaleDateString(locale, { dateStyle: "long", timeZone: "UTC" });
  const until = formatDate(expiresAt);
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>
          {name} · {text.states[state]}
        </p>
        <p>{scopes.map((scope) => text.scopeNames[scope]).join(" · ")}</p>
        <p className={styles.note}>
          {text.facts(text.roles[role], requestsPerMinute.toLocaleString(locale))}
        </p>
        <p className={styles.note} translate="no">
          {text.begins(`${begins}…`)}
        </p>
        <p className={styles.note}>
          {state === "WORKS" && text.worksUntil(until)}
          {state === "EXPIRED" && text.expiredOn(until)}{" "}
          {lastUsedOn === null ? text.neverUsed : text.lastUsed(dayUsed(lastUsedOn))}
        </p>
      </div>
      {state !== "ENDED" && (
        <p className={styles.buttons}>
          <button
            type="button"
            className={buttons.outlined}
            aria-label={text.revokeOf(name)}
            onClick={onRevoke}
          >
            {text.revoke}
          </button>
        </p>
      )}
    </li>
  );
}

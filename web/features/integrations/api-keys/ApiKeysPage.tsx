import { useCallback, useState } from "react";
import { toLocale } from "#domain/base/languages/locale.ts";
import type { ShownKey } from "#domain/integrations/api-keys/api-key-calls.ts";
import type { ApiKeysWords } from "#words/compiled/integrations/api-keys.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { callApi } from "../../../base/calls/call-api.ts";
import { useCall } from "../../../base/calls/use-call.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { ConfirmDialog } from "../../../base/ui/ConfirmDialog.tsx";
import { NewSecret } from "../../../base/ui/NewSecret.tsx";
import { useFailureToast } from "../../../base/ui/use-failure-toast.ts";
import { useFormatDate } from "../../../base/ui/use-format-date.ts";
import styles from "../../../base/ui/work-page.module.css";
import { ListSection } from "../../../base/work/ListSection.tsx";
import { Loaded } from "../../../base/work/Loaded.tsx";
import { WorkFrame } from "../../../base/work/WorkFrame.tsx";
import { NewApiKey } from "./NewApiKey.tsx";

/** The keys of programs, and a form that makes another. `/api-keys`, rules api-keys 1–9. */
export function ApiKeysPage({ text }: { text: ApiKeysWords }) {
  const { showToast } = useApp();
  const showFailure = useFailureToast(text);
  const load = useCallback(() => callApi("GET /api-keys"), []);
  const call = useCall(load);
  const { reload } = call;
  const [made, setMade] = useState<{ readonly name: string; readonly key: string } | null>(null);
  const [toRevoke, setToRevoke] = useState<ShownKey | null>(null);
  const revoke = async ({ id }: ShownKey) => {
    setToRevoke(null);
    const answer = await callApi("DELETE /api-keys/{id}", { params: { id } });
    // 404: someone else has revoked it.
    if (!answer.ok && answer.problem.code !== 404) return showFailure(answer.problem);
    showToast({ kind: "success", text: text.revoked });
    await reload();
  };
  return (
    <WorkFrame
      title={text.title}
      styles={styles}
      awaits={call}
      after={
        toRevoke !== null && (
          <ConfirmDialog
            question={text.question(toRevoke.name)}
            hint={text.hint}
            yes={text.yes}
            no={text.no}
            onCancel={() => setToRevoke(null)}
            onConfirm={() => void revoke(toRevoke)}
          />
        )
      }
    >
      <p className={styles.note}>{text.intro}</p>
      <Loaded call={call} />
      {made !== null && (
        <NewSecret title={text.made(made.name)} secret={made.key} text={text} onSaved={() => setMade(null)} />
      )}
      {call.reply !== null && (
        <ListSection title={text.list} none={text.none}>
          {call.reply.map((key) => (
            <Row key={key.id} apiKey={key} text={text} onRevoke={() => setToRevoke(key)} />
          ))}
        </ListSection>
      )}
      {call.reply !== null && made === null && (
        <NewApiKey
          text={text}
          onMade={(key) => {
            setMade(key);
            void reload();
          }}
        />
      )}
    </WorkFrame>
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
  const locale = toLocale(language);
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

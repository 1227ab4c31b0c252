import { useCallback, useState } from "react";
import type { ShownWebhook } from "#domain/integrations/webhooks/webhook-calls.ts";
import type { WebhooksWords } from "#words/compiled/integrations/webhooks.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { callApi } from "../../../base/calls/call-api.ts";
import { useCall } from "../../../base/calls/use-call.ts";
import { ConfirmDialog } from "../../../base/ui/ConfirmDialog.tsx";
import { NewSecret } from "../../../base/ui/NewSecret.tsx";
import { useFailureToast } from "../../../base/ui/use-failure-toast.ts";
import styles from "../../../base/ui/work-page.module.css";
import { ListSection } from "../../../base/work/ListSection.tsx";
import { Loaded } from "../../../base/work/Loaded.tsx";
import { WorkFrame } from "../../../base/work/WorkFrame.tsx";
import { NewWebhook } from "./NewWebhook.tsx";
import { formatHost, WebhookRow } from "./WebhookRow.tsx";

/** Receivers of public changes, failed deliveries, and a form to add a receiver. `/webhooks`, rules webhooks 1–12. */
export function WebhooksPage({ text }: { text: WebhooksWords }) {
  const { showToast } = useApp();
  const showFailure = useFailureToast(text);
  const load = useCallback(() => callApi("GET /webhooks"), []);
  const call = useCall(load);
  const { reload, change } = call;
  const [made, setMade] = useState<{ readonly url: string; readonly secret: string } | null>(null);
  const [toRemove, setToRemove] = useState<ShownWebhook | null>(null);
  const [toRenew, setToRenew] = useState<ShownWebhook | null>(null);
  const show = (changed: ShownWebhook) =>
    change((all) => all?.map((each) => (each.id === changed.id ? changed : each)) ?? null);
  const turn = async (id: string, isOn: boolean) => {
    const answer = await callApi("PUT /webhooks/{id}", { params: { id }, body: { isOn } });
    if (answer.ok) show(answer.reply);
    else showFailure(answer.problem);
  };
  const resend = async (id: string, message?: string) => {
    const answer = await callApi("POST /webhooks/{id}/resend", {
      params: { id },
      body: message === undefined ? {} : { message },
    });
    if (!answer.ok) return showFailure(answer.problem);
    showToast({ kind: "success", text: text.sentAgain });
    show(answer.reply);
  };
  const renew = async ({ id }: ShownWebhook) => {
    setToRenew(null);
    const answer = await callApi("POST /webhooks/{id}/secret", { params: { id } });
    if (!answer.ok) return showFailure(answer.problem);
    const { secret, ...webhook } = answer.reply;
    setMade({ url: webhook.url, secret });
    show(webhook);
  };
  const remove = async ({ id }: ShownWebhook) => {
    setToRemove(null);
    const answer = await callApi("DELETE /webhooks/{id}", { params: { id } });
    // 404: someone else has deleted it.
    if (!answer.ok && answer.problem.code !== 404) return showFailure(answer.problem);
    showToast({ kind: "success", text: text.removed });
    change((all) => all?.filter((each) => each.id !== id) ?? null);
  };
  return (
    <WorkFrame
      title={text.title}
      styles={styles}
      awaits={call}
      after={
        <>
          {toRenew !== null && (
            <ConfirmDialog
              question={text.renewQuestion(formatHost(toRenew.url))}
              hint={toRenew.previousSecretUntil === null ? text.renewHint : text.renewAgainHint}
              yes={text.renewYes}
              no={text.no}
              isDangerous={toRenew.previousSecretUntil !== null}
              onCancel={() => setToRenew(null)}
              onConfirm={() => void renew(toRenew)}
            />
          )}
          {toRemove !== null && (
            <ConfirmDialog
              question={text.question(formatHost(toRemove.url))}
              hint={text.hint}
              yes={text.yes}
              no={text.no}
              onCancel={() => setToRemove(null)}
              onConfirm={() => void remove(toRemove)}
            />
          )}
        </>
      }
    >
      <p className={styles.note}>{text.intro}</p>
      <Loaded call={call} />
      {made !== null && (
        <NewSecret
          key={made.secret}
          title={text.made(formatHost(made.url))}
          secret={made.secret}
          text={text}
          onSaved={() => setMade(null)}
        />
      )}
      {call.reply !== null && (
        <ListSection title={text.list} none={text.none}>
          {call.reply.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              text={text}
              onTurn={(isOn) => void turn(webhook.id, isOn)}
              onRenew={() => setToRenew(webhook)}
              onResend={(message) => void resend(webhook.id, message)}
              onRemove={() => setToRemove(webhook)}
            />
          ))}
        </ListSection>
      )}
      {call.reply !== null && made === null && (
        <NewWebhook
          text={text}
          onMade={(webhook) => {
            setMade(webhook);
            void reload();
          }}
        />
      )}
    </WorkFrame>
  );
}

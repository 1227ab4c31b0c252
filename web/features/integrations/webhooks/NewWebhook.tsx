import { useRef, useState } from "react";
import { MAX_WEB_ADDRESS } from "#domain/base/contract/limits.ts";
import { WEBHOOK_EVENTS, type WebhookEvent } from "#domain/integrations/webhooks/webhook.ts";
import type { WebhooksWords } from "#words/compiled/integrations/webhooks.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { callApi } from "../../../base/calls/call-api.ts";
import { useSubmit } from "../../../base/calls/use-submit.ts";
import { Checkbox } from "../../../base/ui/Choices.tsx";
import { TextField } from "../../../base/ui/Fields.tsx";
import { FieldGroup } from "../../../base/ui/FormField.tsx";
import { focusFirstInvalid } from "../../../base/ui/first-invalid.ts";
import { useFailureToast } from "../../../base/ui/use-failure-toast.ts";
import { NewForm } from "../../../base/work/NewForm.tsx";

type ErrorName = "url" | "events";

/** Adds a receiver, which gets every event unless fewer are chosen. */
export function NewWebhook({
  text,
  onMade,
}: {
  text: WebhooksWords;
  onMade: (webhook: { readonly url: string; readonly secret: string }) => void;
}) {
  const { showToast } = useApp();
  const showFailure = useFailureToast(text);
  const form = useRef<HTMLFormElement>(null);
  const [url, setUrl] = useState("https://");
  const [chosen, setChosen] = useState<readonly WebhookEvent[]>(WEBHOOK_EVENTS);
  const [wrong, setWrong] = useState<ErrorName | null>(null);
  const refuse = (field: ErrorName) => {
    setWrong(field);
    focusFirstInvalid(form.current);
  };
  const { isSending, submit } = useSubmit((problem) => {
    if (problem.fields?.url !== undefined) refuse("url");
    else if (problem.key === "tooManyWebhooks") showToast({ kind: "error", text: text.errors.tooMany });
    else showFailure(problem);
  });
  const send = () => {
    if (!URL.canParse(url.trim())) return refuse("url");
    if (chosen.length === 0) return refuse("events");
    setWrong(null);
    submit(() => callApi("POST /webhooks", { body: { url, events: [...chosen] } }), onMade);
  };
  return (
    <NewForm
      form={form}
      title={text.create}
      button={isSending ? text.sending : text.send}
      isSending={isSending}
      onSubmit={send}
    >
      <TextField
        label={text.url}
        hint={text.urlHint}
        value={url}
        error={wrong === "url" ? text.errors.url : undefined}
        inputProps={{ type: "url", inputMode: "url", maxLength: MAX_WEB_ADDRESS }}
        onChange={setUrl}
        isRequired
      />
      <FieldGroup label={text.choose} error={wrong === "events" ? text.errors.events : undefined}>
        {WEBHOOK_EVENTS.map((each) => (
          <Checkbox
            key={each}
            label={text.events[each]}
            isOn={chosen.includes(each)}
            onChange={(isOn) =>
              setChosen(isOn ? [...chosen, each] : chosen.filter((other) => other !== each))
            }
          />
        ))}
      </FieldGroup>
    </NewForm>
  );
}

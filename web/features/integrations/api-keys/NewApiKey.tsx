import { useRef, useState } from "react";
import {
  DEFAULT_KEY_REQUESTS,
  KEY_DAYS,
  KEY_ROLES,
  type KeyRole,
  type KeyScope,
  MAX_KEY_NAME,
  MAX_KEY_REQUESTS,
  MIN_KEY_REQUESTS,
  scopesOfRole,
} from "#domain/integrations/api-keys/api-key.ts";
import type { ApiKeysWords } from "#words/compiled/integrations/api-keys.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { callApi } from "../../../base/calls/call-api.ts";
import { useSubmit } from "../../../base/calls/use-submit.ts";
import { Checkbox } from "../../../base/ui/Choices.tsx";
import { SelectField, TextField } from "../../../base/ui/Fields.tsx";
import { FieldGroup } from "../../../base/ui/FormField.tsx";
import { focusFirstInvalid } from "../../../base/ui/first-invalid.ts";
import { useFailureToast } from "../../../base/ui/use-failure-toast.ts";
import { NewForm } from "../../../base/work/NewForm.tsx";

type ErrorName = "name" | "scopes" | "requests";

/** Days that a key works unless others are chosen. */
const USUAL_DAYS = "365";

/** Makes a key; its scopes are those that mean something with the chosen role. */
export function NewApiKey({
  text,
  onMade,
}: {
  text: ApiKeysWords;
  onMade: (key: { readonly name: string; readonly key: string }) => void;
}) {
  const { showToast } = useApp();
  const showFailure = useFailureToast(text);
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState("");
  const [role, setRole] = useState<KeyRole>("VOLUNTEER");
  const [chosen, setChosen] = useState<readonly KeyScope[]>([]);
  const [days, setDays] = useState<string>(USUAL_DAYS);
  const [requests, setRequests] = useState(String(DEFAULT_KEY_REQUESTS));
  const [wrong, setWrong] = useState<readonly ErrorName[]>([]);
  const possible = scopesOfRole(role);
  const scopes = possible.filter((scope) => chosen.includes(scope));
  const findError = (field: ErrorName) => (wrong.includes(field) ? text.errors[field] : undefined);
  const refuse = (fields: readonly ErrorName[]) => {
    setWrong(fields);
    focusFirstInvalid(form.current);
  };
  const { isSending, submit } = useSubmit((problem) => {
    if (problem.key === "tooManyKeys") showToast({ kind: "error", text: text.errors.tooMany });
    else if (problem.fields?.name !== undefined) refuse(["name"]);
    else showFailure(problem);
  });
  const send = () => {
    const requestsPerMinute = Number(requests);
    const isLimit =
      Number.isInteger(requestsPerMinute) &&
      requestsPerMinute >= MIN_KEY_REQUESTS &&
      requestsPerMinute <= MAX_KEY_REQUESTS;
    const found: ErrorName[] = [];
    if (name.trim() === "") found.push("name");
    if (scopes.length === 0) found.push("scopes");
    if (!isLimit) found.push("requests");
    if (found.length > 0) return refuse(found);
    setWrong([]);
    const body = { name, role, scopes: [...scopes], days: parseDays(days), requestsPerMinute };
    submit(() => callApi("POST /api-keys", { body }), onMade);
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
        label={text.name}
        hint={text.nameHint}
        value={name}
        error={findError("name")}
        inputProps={{ maxLength: MAX_KEY_NAME }}
        onChange={setName}
        isRequired
      />
      <SelectField
        label={text.role}
        hint={text.roleHint}
        value={role}
        groups={[KEY_ROLES.map((each): readonly [KeyRole, string] => [each, text.roles[each]])]}
        onChange={setRole}
      />
      <FieldGroup label={text.scopes} error={findError("scopes")}>
        {possible.map((scope) => (
          <Checkbox
            key={scope}
            label={text.scopeNames[scope]}
            isOn={chosen.includes(scope)}
            onChange={(isOn) =>
              setChosen(isOn ? [...chosen, scope] : chosen.filter((each) => each !== scope))
            }
          />
        ))}
      </FieldGroup>
      <SelectField
        label={text.days}
        value={days}
        groups={[KEY_DAYS.map((each): readonly [string, string] => [String(each), text.daysOption(each)])]}
        onChange={setDays}
      />
      <TextField
        label={text.requests}
        value={requests}
        error={findError("requests")}
        inputProps={{ inputMode: "numeric", maxLength: String(MAX_KEY_REQUESTS).length }}
        onChange={setRequests}
        isRequired
      />
    </NewForm>
  );
}

function parseDays(text: string): (typeof KEY_DAYS)[number] {
  return KEY_DAYS.find((days) => String(days) === text) ?? KEY_DAYS[0];
}

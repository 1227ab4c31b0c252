import { useEffect, useRef, useState } from "react";
import { MAX_ORGANIZATION_NAME } from "#domain/base/contract/limits.ts";
import { getExtent } from "#domain/base/roles/permissions.ts";
import type { OrganizationName } from "#domain/services/field-kinds.ts";
import { useApp } from "../../../../base/app-context/app-context.tsx";
import { callApi } from "../../../../base/calls/call-api.ts";
import { afterRest } from "../../../../base/calls/when-resolved.ts";
import buttons from "../../../../base/ui/buttons.module.css";
import choices from "../../../../base/ui/Choices.module.css";
import styles from "../../../../base/ui/Fields.module.css";
import field from "../../../../base/ui/FormField.module.css";
import { FieldGroup, FormField } from "../../../../base/ui/FormField.tsx";
import { findFieldError, type StepProps } from "./step-props.ts";

/** Pause in typing after which names are looked for, in milliseconds. */
const PAUSE_MS = 300;
const MIN_LETTERS = 2;
const MAX_FOUND = 8;

/** Result of the search for the typed name; null: nothing was searched for, or the search failed. */
interface Found {
  readonly name: string;
  readonly organizations: readonly OrganizationName[] | null;
}

/** The organization of the service, found by name, or none. Some roles may create one (rule organizations 17). */
export function OrganizationField(step: StepProps) {
  const { form, words } = step;
  const { labels, hints, optional, organizations: text } = words.form;
  const { viewer } = useApp();
  const chosen = form.values.organization;
  const [typed, setTyped] = useState("");
  const [found, setFound] = useState<Found | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const [hasFailed, setFailed] = useState(false);
  const control = useRef<HTMLElement>(null);
  const focusNext = useRef(false);
  const name = typed.trim();

  useEffect(() => {
    setFound(null);
    setFailed(false);
    if (name.length < MIN_LETTERS) return;
    // A comma separates alternatives.
    const [first = ""] = name.split(",");
    const search = () => callApi("GET /organizations", { query: { q: first, limit: String(MAX_FOUND) } });
    return afterRest(PAUSE_MS, search, (answer) => {
      setFailed(!answer.ok);
      const organizations = answer.ok ? answer.reply.map(({ id, name }) => ({ id, name })) : null;
      setFound({ name, organizations });
      if (organizations !== null) setAnnouncement(text.found(organizations.length));
    });
  }, [name, text]);
  useEffect(() => {
    if (focusNext.current) control.current?.focus();
    focusNext.current = false;
  });

  const choose = (organization: OrganizationName | null) => {
    form.set({ organization });
    setTyped("");
    focusNext.current = true;
    setAnnouncement(organization === null ? text.removed : text.chosen(organization.name));
  };
  const add = async () => {
    const answer = await callApi("POST /organizations", { body: { name } });
    setFailed(!answer.ok);
    if (answer.ok) choose({ id: answer.reply.id, name: answer.reply.name });
  };
  const isNew = found?.organizations?.every((each) => each.name.toLowerCase() !== name.toLowerCase());
  const mayAdd = viewer !== null && getExtent(viewer.role, "createOrganization") === "yes" && isNew === true;
  const error = hasFailed ? text.failed : findFieldError(step, "organization");
  return (
    <>
      {chosen !== null ? (
        <FieldGroup label={labels.organization} optional={optional} hint={hints.organization} error={error}>
          <p>
            <strong>{chosen.name}</strong>
          </p>
          <p className={choices.chips}>
            <button
              type="button"
              ref={(button) => {
                control.current = button;
              }}
              className={buttons.outlined}
              onClick={() => choose(null)}
            >
              {text.remove}
            </button>
          </p>
        </FieldGroup>
      ) : (
        <FormField
          label={labels.organization}
          optional={optional}
          hint={hints.organization}
          error={error}
          after={
            found?.organizations != null && (
              <>
                {found.organizations.length === 0 && <p className={field.hint}>{text.found(0)}</p>}
                <ul className={choices.chips} aria-label={text.list}>
                  {found.organizations.map((each) => (
                    <li key={each.id}>
                      <button type="button" className={choices.chip} onClick={() => choose(each)}>
                        {each.name}
                      </button>
                    </li>
                  ))}
                  {mayAdd && (
                    <li>
                      <button type="button" className={buttons.outlined} onClick={() => void add()}>
                        {text.add(name)}
                      </button>
                    </li>
                  )}
                </ul>
              </>
            )
          }
        >
          {(props) => (
            <input
              {...props}
              ref={(input) => {
                control.current = input;
              }}
              type="text"
              autoComplete="off"
              maxLength={MAX_ORGANIZATION_NAME}
              className={`${field.input} ${styles.input}`}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== "Enter" || name === "") return;
                // Enter chooses a name, rather than finishing the step.
                event.preventDefault();
                const [only, ...others] = found?.organizations ?? [];
                if (only !== undefined && others.length === 0) choose(only);
              }}
            />
          )}
        </FormField>
      )}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </>
  );
}

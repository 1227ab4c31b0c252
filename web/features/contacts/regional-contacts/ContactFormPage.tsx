import { useCallback, useEffect, useState } from "react";
import { MAX_CONTACT_TEXT } from "#domain/base/contract/limits.ts";
import type { FieldMessage } from "#domain/base/contract/problems.ts";
import type { PublicContact } from "#domain/contacts/regional-contacts/contact-calls.ts";
import { CONTACT_DESCRIPTIONS } from "#domain/contacts/regional-contacts/contact-fields.ts";
import type { ContactField, ContactKind } from "#domain/contacts/regional-contacts/regional-contact.ts";
import type { RegionalContactsWords } from "#words/compiled/contacts/regional-contacts.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { useLocation } from "../../../base/app-context/router.tsx";
import { callApi } from "../../../base/calls/call-api.ts";
import { useCall } from "../../../base/calls/use-call.ts";
import { useDraftForm } from "../../../base/calls/use-draft-form.ts";
import { whenResolved } from "../../../base/calls/when-resolved.ts";
import { CONTACT_PAGES } from "../../../base/pages/page-table.ts";
import { TextAreaField, TextField } from "../../../base/ui/Fields.tsx";
import { FieldGroup } from "../../../base/ui/FormField.tsx";
import styles from "../../../base/ui/form-page.module.css";
import { PhoneField } from "../../../base/ui/PhoneField.tsx";
import { DraftForm } from "../../../base/work/DraftForm.tsx";
import { Loaded } from "../../../base/work/Loaded.tsx";
import { WorkFrame } from "../../../base/work/WorkFrame.tsx";
import own from "./ContactFormPage.module.css";
import {
  bodyOfContact,
  extractKeys,
  findFieldProblem,
  isList,
  parseEntries,
  valuesOfContact,
} from "./contact-values.ts";
import { loadCoordinators } from "./load-contacts.ts";

interface FormProps {
  kind: ContactKind;
  text: RegionalContactsWords;
}

/** Adds or edits a liaison, a region or a coordinator (rule regional-contacts 10). */
export function ContactFormPage({ kind, id, text }: FormProps & { id: string | null }) {
  const { add, edit } = text.kinds[kind];
  const title = id === null ? add : edit;
  return (
    <WorkFrame title={title} styles={styles}>
      {id === null ? (
        <ContactForm kind={kind} contact={null} text={text} />
      ) : (
        <EditedContact kind={kind} id={id} text={text} />
      )}
    </WorkFrame>
  );
}

function EditedContact({ kind, id, text }: FormProps & { id: string }) {
  const load = useCallback(() => callApi(`GET /${kind}/{id}`, { params: { id } }), [kind, id]);
  const call = useCall(load);
  return (
    <Loaded call={call}>{(contact) => <ContactForm kind={kind} contact={contact} text={text} />}</Loaded>
  );
}

function ContactForm({ kind, contact, text }: FormProps & { contact: PublicContact | null }) {
  const { showToast } = useApp();
  const [, navigate] = useLocation();
  const { fields } = CONTACT_DESCRIPTIONS[kind];
  const leave = () => navigate(CONTACT_PAGES[kind].path);
  const draft = useDraftForm({
    draftKey: `${kind}/${contact?.id ?? "new"}`,
    stored: valuesOfContact(fields, contact),
    version: contact?.version,
    send: (texts, version) => {
      const body = { ...bodyOfContact(fields, texts), version };
      if (contact === null) return callApi(`POST /${kind}`, { body });
      return callApi(`PUT /${kind}/{id}`, { params: { id: contact.id }, body });
    },
    onSaved: () => {
      const { added, updated } = text.kinds[kind];
      showToast({ kind: "success", text: contact === null ? added : updated });
      leave();
    },
  });
  const { values, set, setAll, problems } = draft;
  const error = (field: ContactField) => {
    const problem = findFieldProblem(problems, field);
    return problem === undefined ? undefined : errorText(problem, field, text);
  };
  return (
    <DraftForm draft={draft} text={text} onLeave={leave}>
      {fields.map((field) =>
        field === "coordinators" ? (
          <Coordinators
            key={field}
            chosen={parseEntries(values.coordinators)}
            error={error(field)}
            text={text}
            onChange={(ids) => set(field, ids.join("\n"))}
          />
        ) : (
          <OneField
            key={field}
            field={field}
            value={values[field] ?? ""}
            error={error(field)}
            text={text}
            onChange={(value) => set(field, value)}
            onExtension={(value, extension) => setAll({ [field]: value, extension: extractKeys(extension) })}
          />
        ),
      )}
    </DraftForm>
  );
}

const INPUT_MODES: Readonly<Partial<Record<ContactField, "tel" | "email">>> = {
  mobilePhone: "tel",
  officePhone: "tel",
  faxPhone: "tel",
  email: "email",
};

function OneField({
  field,
  value,
  error,
  text,
  onChange,
  onExtension,
}: {
  field: ContactField;
  value: string;
  error: string | undefined;
  text: RegionalContactsWords;
  onChange: (value: string) => void;
  onExtension: (value: string, extension: string) => void;
}) {
  const inputMode = INPUT_MODES[field];
  const isRequired = field === "name";
  const hint = [
    ...(isList(field) ? [text.onePerLine] : []),
    ...(field === "county" || field === "counties" ? [text.county] : []),
  ].join(" ");
  const props = {
    label: text.labels[field],
    value,
    error,
    onChange,
    isRequired,
    ...(hint === "" ? {} : { hint }),
    ...(isRequired ? {} : { optional: text.optional }),
  };
  if (isList(field)) return <TextAreaField {...props} rows={3} />;
  if (inputMode === "tel") {
    return (
      <PhoneField {...props} rules={{ takes: "line" }} words={text.phoneField} onExtension={onExtension} />
    );
  }
  return (
    <TextField
      {...props}
      inputProps={{ maxLength: MAX_CONTACT_TEXT, ...(inputMode === undefined ? {} : { inputMode }) }}
    />
  );
}

/** Coordinators of a region, in the order in which they were chosen. */
function Coordinators({
  chosen,
  error,
  text,
  onChange,
}: {
  chosen: readonly string[];
  error: string | undefined;
  text: RegionalContactsWords;
  onChange: (ids: readonly string[]) => void;
}) {
  const { words, callApi: call } = useApp();
  const [all, setAll] = useState<readonly PublicContact[] | null>(null);
  useEffect(() => {
    return whenResolved(loadCoordinators(call), setAll);
  }, [call]);
  return (
    <FieldGroup label={text.labels.coordinators} error={error}>
      {all === null && <p>{words.shell.loading}</p>}
      {all?.length === 0 && <p>{text.noCoordinators}</p>}
      {all?.map(({ id, name }) => (
        <label key={id} className={own.choice}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
          {name}
        </label>
      ))}
    </FieldGroup>
  );
}

function errorText(
  problem: FieldMessage,
  field: ContactField,
  { errors, labels, phoneField }: RegionalContactsWords,
): string {
  switch (problem) {
    case "required":
      return field === "coordinators" ? errors.coordinators : errors.required(labels[field]);
    case "tooLong":
      return errors.tooLong;
    case "noSuchPhone":
      return phoneField.noSuchPhone;
    case "notPhone":
      return errors.notPhone;
    case "notEmail":
      return errors.notEmail;
    default:
      return errors.other;
  }
}

import { useCallback } from "react";
import {
  MAX_DESCRIPTION,
  MAX_EMAIL,
  MAX_ORGANIZATION_NAME,
  MAX_ORGANIZATION_PHONES,
  MAX_WEB_ADDRESS,
} from "#domain/base/contract/limits.ts";
import type { FieldMessage } from "#domain/base/contract/problems.ts";
import { getExtent } from "#domain/base/roles/permissions.ts";
import type { PublicOrganization } from "#domain/listings/organizations/organization.ts";
import type { OrganizationFormWords } from "#words/compiled/listings/organization-form.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link, useLocation } from "../../../base/app-context/router.tsx";
import { callApi } from "../../../base/calls/call-api.ts";
import { useCall } from "../../../base/calls/use-call.ts";
import { useDraftForm } from "../../../base/calls/use-draft-form.ts";
import { ORGANIZATIONS_PATH, organizationPath } from "../../../base/pages/organization-path.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { TextAreaField, TextField } from "../../../base/ui/Fields.tsx";
import styles from "../../../base/ui/form-page.module.css";
import { DraftForm } from "../../../base/work/DraftForm.tsx";
import { Loaded } from "../../../base/work/Loaded.tsx";
import { WorkFrame } from "../../../base/work/WorkFrame.tsx";
import { DeleteOrganization } from "./DeleteOrganization.tsx";
import {
  bodyOfOrganization,
  findFieldProblem,
  ORGANIZATION_FIELDS,
  type OrganizationFormField,
  valuesOfOrganization,
} from "./organization-values.ts";

interface FormProps {
  text: OrganizationFormWords;
}

/** Adds or edits an organization. `/organizations/new` and `/organizations/{id}/edit`, rule organizations 19. */
export function OrganizationFormPage({ id, text }: FormProps & { id: string | null }) {
  const title = id === null ? text.add : text.edit;
  return (
    <WorkFrame title={title} styles={styles}>
      {id === null ? (
        <OrganizationForm organization={null} text={text} />
      ) : (
        <EditedOrganization id={id} text={text} />
      )}
    </WorkFrame>
  );
}

function EditedOrganization({ id, text }: FormProps & { id: string }) {
  const load = useCallback(() => callApi("GET /organizations/{id}", { params: { id } }), [id]);
  const call = useCall(load);
  return (
    <Loaded call={call}>
      {(organization) =>
        organization.may.edit ? (
          <OrganizationForm organization={organization} text={text} />
        ) : (
          <>
            <p>{text.notYours}</p>
            <p className={styles.buttons}>
              <Link href={organizationPath(id)} className={buttons.outlined}>
                {text.show}
              </Link>
            </p>
          </>
        )
      }
    </Loaded>
  );
}

function OrganizationForm({ organization, text }: FormProps & { organization: PublicOrganization | null }) {
  const { viewer, showToast } = useApp();
  const [, navigate] = useLocation();
  const setsOwner = viewer !== null && getExtent(viewer.role, "setAdministratorFields") === "yes";
  const leave = (id: string | undefined) =>
    navigate(id === undefined ? ORGANIZATIONS_PATH : organizationPath(id));
  const draft = useDraftForm({
    draftKey: `organizations/${organization?.id ?? "new"}`,
    stored: valuesOfOrganization(organization),
    version: organization?.version,
    send: (texts, version) => {
      const body = { ...bodyOfOrganization(texts, setsOwner), version };
      if (organization === null) return callApi("POST /organizations", { body });
      return callApi("PUT /organizations/{id}", { params: { id: organization.id }, body });
    },
    onSaved: ({ id }) => {
      showToast({ kind: "success", text: organization === null ? text.added : text.updated });
      leave(id);
    },
  });
  const { values, set, problems } = draft;
  const fields = (
    <DraftForm draft={draft} text={text} onLeave={() => leave(organization?.id)}>
      {ORGANIZATION_FIELDS.filter((field) => field !== "userEmail" || setsOwner).map((field) => {
        const problem = findFieldProblem(problems, field);
        return (
          <OneField
            key={field}
            field={field}
            value={values[field]}
            error={problem === undefined ? undefined : errorText(problem, field, text)}
            text={text}
            onChange={(value) => set(field, value)}
          />
        );
      })}
    </DraftForm>
  );
  if (organization?.may.delete !== true) return fields;
  return (
    <>
      {fields}
      <DeleteOrganization
        organization={organization}
        text={text.deletion}
        onDeleted={() => {
          draft.discardDraft();
          showToast({ kind: "success", text: text.deletion.deleted });
          leave(undefined);
        }}
      />
    </>
  );
}

const LENGTHS = {
  name: MAX_ORGANIZATION_NAME,
  alternateName: MAX_ORGANIZATION_NAME,
  url: MAX_WEB_ADDRESS,
  email: MAX_EMAIL,
  userEmail: MAX_EMAIL,
} as const;
const INPUT_MODES = { url: "url", email: "email", userEmail: "email" } as const;

function OneField({
  field,
  value,
  error,
  text,
  onChange,
}: FormProps & {
  field: OrganizationFormField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}) {
  const hints: Readonly<Record<string, string>> = text.hints;
  const hint = hints[field];
  const props = {
    label: text.labels[field],
    value,
    error,
    onChange,
    ...(hint === undefined ? {} : { hint }),
  };
  if (field === "name") return <TextField {...props} isRequired inputProps={{ maxLength: LENGTHS.name }} />;
  const optional = text.optional;
  if (field === "description") {
    const count = (length: number) => text.count(length, MAX_DESCRIPTION);
    return (
      <TextAreaField {...props} optional={optional} rows={5} maxLength={MAX_DESCRIPTION} count={count} />
    );
  }
  if (field === "phones") return <TextAreaField {...props} optional={optional} rows={3} />;
  const inputMode = field === "alternateName" ? {} : { inputMode: INPUT_MODES[field] };
  return (
    <TextField {...props} optional={optional} inputProps={{ maxLength: LENGTHS[field], ...inputMode }} />
  );
}

function errorText(
  problem: FieldMessage,
  field: OrganizationFormField,
  { errors, phoneField }: OrganizationFormWords,
): string {
  switch (problem) {
    case "tooMany":
      return errors.tooMany(MAX_ORGANIZATION_PHONES);
    case "unknownValue":
      return field === "userEmail" ? errors.notOwner : errors.other;
    case "noSuchPhone":
      return phoneField.noSuchPhone;
    case "required":
    case "tooLong":
    case "notPhone":
    case "notEmail":
    case "notWebAddress":
    case "notConfirmed":
      return errors[problem];
    default:
      return errors.other;
  }
}

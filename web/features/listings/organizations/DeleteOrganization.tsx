import { useState } from "react";
import type { Problem } from "#domain/base/contract/problems.ts";
import type { PublicOrganization } from "#domain/listings/organizations/organization.ts";
import type { OrganizationFormWords } from "#words/compiled/listings/organization-form.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import { callApi } from "../../../base/calls/call-api.ts";
import { WORK_PAGES } from "../../../base/pages/page-table.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { ConfirmDialog } from "../../../base/ui/ConfirmDialog.tsx";
import formPage from "../../../base/ui/form-page.module.css";
import styles from "./DeleteOrganization.module.css";

interface DeleteOrganizationProps {
  organization: PublicOrganization;
  text: OrganizationFormWords["deletion"];
  onDeleted: () => void;
}

/** Deletes an organization, after asking, or names the services that belong to it (rule organizations 21). */
export function DeleteOrganization({ organization: { id, name }, text, onDeleted }: DeleteOrganizationProps) {
  const [isAsking, setAsking] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const remove = async () => {
    setAsking(false);
    setProblem(null);
    setDeleting(true);
    const answer = await callApi("DELETE /organizations/{id}", { params: { id } });
    setDeleting(false);
    // Someone else was faster.
    if (answer.ok || answer.problem.key === "notFound") onDeleted();
    else setProblem(answer.problem);
  };
  return (
    <section className={styles.deletion}>
      <button
        type="button"
        className={`${buttons.outlined} ${styles.delete}`}
        disabled={isDeleting}
        onClick={() => setAsking(true)}
      >
        {isDeleting ? text.deleting : text.delete}
      </button>
      {problem !== null && (
        <div role="alert">
          <Refusal problem={problem} text={text} />
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          question={text.question}
          hint={text.hint(name)}
          yes={text.yes}
          no={text.no}
          onCancel={() => setAsking(false)}
          onConfirm={() => void remove()}
        />
      )}
    </section>
  );
}

function Refusal({
  problem: { key, message, belonging },
  text,
}: Pick<DeleteOrganizationProps, "text"> & { problem: Problem }) {
  const { words } = useApp();
  if (belonging === undefined) {
    const said = key === "organizationIsImported" ? text.isImported : text.failed;
    return <p className={formPage.failure}>{message === "" ? words.shell.networkError : said}</p>;
  }
  const { total, services } = belonging;
  return (
    <>
      <p className={formPage.failure}>{text.belonging(total)}</p>
      <ul className={styles.services}>
        {services.map(({ id, name, isDeleted, isProposed }) => (
          <li key={id}>
            {isDeleted ? (
              <Link href={WORK_PAGES.manageServices.path}>{name}</Link>
            ) : (
              <Link href={`/services/${id}/edit`}>{name}</Link>
            )}
            {isDeleted && ` (${text.isDeleted})`}
            {!isDeleted && isProposed && ` (${text.isProposed})`}
          </li>
        ))}
        {total > services.length && <li>{text.more(total - services.length)}</li>}
      </ul>
    </>
  );
}

import type { FunctionComponent } from "react";
import type { CrisisLineFormWords } from "#domain/words/en/crisis-line-form.ts";
import type { Language } from "#domain/words/language.ts";
import { useApp } from "../../app-context/app-context.tsx";
import { callApi } from "../../calls/call-api.ts";
import { PUBLIC_PAGES } from "../../pages/public-pages.ts";
import { CrisisLineRow, type CrisisLineRowProps } from "../crisis-lines/CrisisLineRow.tsx";
import { RowActions } from "./RowActions.tsx";

export interface EditableCrisisLineRowProps extends CrisisLineRowProps {
  /** It is gone from the list at once; true: it comes back, for the server refused. */
  onDeleted: (isRestored: boolean) => void;
}

/** A crisis line for administrators, who may edit and delete it. */
function EditableCrisisLineRow({
  line,
  texts,
  onDeleted,
  text,
}: EditableCrisisLineRowProps & { text: CrisisLineFormWords }) {
  const { words, showToast } = useApp();
  const { id, name, may } = line;
  const remove = async () => {
    onDeleted(false);
    const answer = await callApi("DELETE /crisis-lines/{id}", { params: { id } });
    if (answer.ok) return showToast({ kind: "success", text: text.deleted });
    onDeleted(true);
    showToast({ kind: "error", text: answer.problem.code === 503 ? words.shell.networkError : text.failed });
  };
  return (
    <CrisisLineRow
      line={line}
      texts={texts}
      actions={
        <RowActions
          name={name}
          editPath={`${PUBLIC_PAGES.crisisLines.path}/${id}/edit`}
          may={may}
          text={{ ...text, edit: text.editIt }}
          onDelete={() => void remove()}
        />
      }
    />
  );
}

/** The row with the words of one language. */
export async function loadEditableCrisisLineRow(
  language: Language,
): Promise<FunctionComponent<EditableCrisisLineRowProps>> {
  const { crisisLineForm: text } = await (language === "es"
    ? import("#domain/words/es/crisis-line-form.ts")
    : import("#domain/words/en/crisis-line-form.ts"));
  return (props) => <EditableCrisisLineRow {...props} text={text} />;
}

import type { CrisisLineFormWords } from "#domain/words/en/crisis-line-form.ts";
import { callApi } from "../../calls/call-api.ts";
import { CRISIS_LINES_PATH } from "../../routes.ts";
import { useVisit } from "../../visit/visit.tsx";
import { CrisisLineRow, type CrisisLineRowProps } from "../crisis-lines/CrisisLineRow.tsx";
import { RowTools } from "./RowTools.tsx";

export interface KeptLineProps extends CrisisLineRowProps {
  /** It is gone from the list at once; true: it comes back, for the server refused. */
  onGone: (isBack: boolean) => void;
}

/** A crisis line for administrators, who may edit and delete it. */
export function KeptLine({ line, said, onGone, text }: KeptLineProps & { text: CrisisLineFormWords }) {
  const { words, tell } = useVisit();
  const { id, name, may } = line;
  const remove = async () => {
    onGone(false);
    const answer = await callApi("DELETE /crisis-lines/{id}", { params: { id } });
    if (answer.ok) return tell({ kind: "success", text: text.deleted });
    onGone(true);
    tell({ kind: "error", text: answer.problem.code === 503 ? words.shell.networkError : text.failed });
  };
  return (
    <CrisisLineRow
      line={line}
      said={said}
      tools={
        <RowTools
          name={name}
          editPath={`${CRISIS_LINES_PATH}/${id}/edit`}
          may={may}
          text={{ ...text, edit: text.editIt }}
          onDelete={() => void remove()}
        />
      }
    />
  );
}

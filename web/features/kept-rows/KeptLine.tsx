import type { FunctionComponent } from "react";
import type { CrisisLineFormWords } from "#domain/words/en/crisis-line-form.ts";
import type { Language } from "#domain/words/language.ts";
import { callApi } from "../../calls/call-api.ts";
import { PUBLIC_PAGES } from "../../pages/page-table.ts";
import { useVisit } from "../../visit/visit.tsx";
import { CrisisLineRow, type CrisisLineRowProps } from "../crisis-lines/CrisisLineRow.tsx";
import { RowTools } from "./RowTools.tsx";

export interface KeptLineProps extends CrisisLineRowProps {
  /** It is gone from the list at once; true: it comes back, for the server refused. */
  onGone: (isBack: boolean) => void;
}

/** A crisis line for administrators, who may edit and delete it. */
function KeptLine({ line, said, onGone, text }: KeptLineProps & { text: CrisisLineFormWords }) {
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
export async function loadKeptLine(language: Language): Promise<FunctionComponent<KeptLineProps>> {
  const { crisisLineForm: text } = await (language === "es"
    ? import("#domain/words/es/crisis-line-form.ts")
    : import("#domain/words/en/crisis-line-form.ts"));
  return (props) => <KeptLine {...props} text={text} />;
}

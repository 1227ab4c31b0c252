import { type FunctionComponent, useRef, useState } from "react";
import type { Language } from "#domain/base/languages/language.ts";
import { loadWords } from "#words/base/words-in.ts";
import type { ManageServicesWords } from "#words/compiled/listings/manage-services.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { callApi } from "../../../base/calls/call-api.ts";
import { servicePath } from "../../../base/pages/home-query.ts";
import type { Card } from "../../../base/service-card/card.ts";
import { ServiceCard } from "../../../base/service-card/ServiceCard.tsx";
import { DeletedRow } from "../../../base/ui/DeletedRow.tsx";
import { RowActions } from "../../../base/ui/RowActions.tsx";
import { useFailureToast } from "../../../base/ui/use-failure-toast.ts";
import { isDeletedInSession, setDeletedInSession } from "./deleted-services.ts";

export interface EditableServiceCardProps {
  card: Card;
  /** Epoch milliseconds. */
  now: number;
  level: 2 | 3;
}

/** A row of the home list for people who may edit or delete the service; deleting it can be undone. */
function EditableServiceCard({
  card,
  now,
  level,
  text,
}: EditableServiceCardProps & { text: ManageServicesWords }) {
  const { showToast } = useApp();
  const showFailure = useFailureToast(text);
  const { id, name, may } = card;
  const [isDeleted, setDeleted] = useState(() => isDeletedInSession(id));
  const isJustDeleted = useRef(false);
  const change = (isDeleted: boolean) => {
    setDeletedInSession(id, isDeleted);
    setDeleted(isDeleted);
  };
  const remove = async () => {
    // The row disappears right away, and comes back if the server refuses (rule interface 11).
    isJustDeleted.current = true;
    change(true);
    const answer = await callApi("DELETE /services/{id}", { params: { id } });
    if (answer.ok) return showToast({ kind: "success", text: text.deleted(name) });
    change(false);
    showFailure(answer.problem);
  };
  const restore = async () => {
    const answer = await callApi("POST /services/{id}/restore", { params: { id } });
    if (!answer.ok) return showFailure(answer.problem);
    change(false);
    showToast({ kind: "success", text: text.undone(name) });
  };
  if (isDeleted) {
    return (
      <DeletedRow
        name={name}
        isJustDeleted={isJustDeleted.current}
        text={text}
        onUndo={() => void restore()}
      />
    );
  }
  return (
    <ServiceCard
      card={card}
      now={now}
      level={level}
      actions={
        may !== undefined && (
          <RowActions
            name={name}
            editPath={`${servicePath(id)}/edit`}
            may={may}
            text={text}
            onDelete={() => void remove()}
          />
        )
      }
    />
  );
}

/** The row with the words of one language. */
export async function loadEditableServiceCard(
  language: Language,
): Promise<FunctionComponent<EditableServiceCardProps>> {
  const { manageServices: text } = await loadWords(language, {
    en: () => import("#words/compiled/en/listings/manage-services.ts"),
    es: () => import("#words/compiled/es/listings/manage-services.ts"),
  });
  return (props) => <EditableServiceCard {...props} text={text} />;
}

import { type FunctionComponent, useRef, useState } from "react";
import type { ManageServicesWords } from "#domain/words/en/manage-services.ts";
import type { Language } from "#domain/words/language.ts";
import { callApi } from "../../calls/call-api.ts";
import { servicePath } from "../../paths.ts";
import { useVisit } from "../../visit/visit.tsx";
import type { Card } from "../home/card.ts";
import { ServiceCard } from "../home/ServiceCard.tsx";
import { isDeletedHere, rememberDeleted } from "./deleted-here.ts";
import { GoneRow } from "./GoneRow.tsx";
import { RowTools } from "./RowTools.tsx";
import { useTellRefusal } from "./use-tell-refusal.ts";

export interface KeptCardProps {
  card: Card;
  /** Epoch milliseconds. */
  now: number;
  level: 2 | 3;
}

/** A row of the home list for whoever may edit or delete the service; one that they deleted can be undone. */
function KeptCard({ card, now, level, text }: KeptCardProps & { text: ManageServicesWords }) {
  const { tell } = useVisit();
  const tellRefusal = useTellRefusal(text);
  const { id, name, may } = card;
  const [isGone, setGone] = useState(() => isDeletedHere(id));
  const isJustGone = useRef(false);
  const change = (isDeleted: boolean) => {
    rememberDeleted(id, isDeleted);
    setGone(isDeleted);
  };
  const remove = async () => {
    // Gone at once; back where the server refuses (rule interface 11).
    isJustGone.current = true;
    change(true);
    const answer = await callApi("DELETE /services/{id}", { params: { id } });
    if (answer.ok) return tell({ kind: "success", text: text.deleted(name) });
    change(false);
    tellRefusal(answer.problem);
  };
  const restore = async () => {
    const answer = await callApi("POST /services/{id}/restore", { params: { id } });
    if (!answer.ok) return tellRefusal(answer.problem);
    change(false);
    tell({ kind: "success", text: text.undone(name) });
  };
  if (isGone) {
    return <GoneRow name={name} isJustGone={isJustGone.current} text={text} onUndo={() => void restore()} />;
  }
  return (
    <ServiceCard
      card={card}
      now={now}
      level={level}
      tools={
        may !== undefined && (
          <RowTools
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
export async function loadKeptCard(language: Language): Promise<FunctionComponent<KeptCardProps>> {
  const { manageServices: text } = await (language === "es"
    ? import("#domain/words/es/manage-services.ts")
    : import("#domain/words/en/manage-services.ts"));
  return (props) => <KeptCard {...props} text={text} />;
}

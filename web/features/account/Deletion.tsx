import { useState } from "react";
import { Link } from "wouter";
import { STATIC_PAGE_PATHS } from "#domain/static-pages/static-page-paths.ts";
import { callApi } from "../../calls/call-api.ts";
import press from "../../ui/press.module.css";
import { YesNo } from "../../ui/YesNo.tsx";
import { useVisit } from "../../visit/visit.tsx";
import styles from "./Account.module.css";
import { useAccountWords } from "./account-words.ts";
import { problemSentence } from "./told.ts";
import { useDate } from "./use-date.ts";

/** Asks the administrators to delete the account; they do it. */
export function Deletion({ askedAt }: { askedAt: string | null }) {
  const words = useAccountWords();
  const dateOf = useDate();
  const { tell } = useVisit();
  const [asked, setAsked] = useState(askedAt);
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(false);
    const answer = await callApi("POST /auth/request-deletion");
    if (answer.ok) {
      setAsked(answer.reply.deletionRequestedAt);
      tell({ kind: "success", text: words.deletion.done });
    } else {
      tell({ kind: "error", text: problemSentence(answer.problem, answer.retryAfterSeconds, words) });
    }
  };
  return (
    <section className={styles.section} aria-labelledby="deletion">
      <h2 id="deletion" className={styles.heading}>
        {words.deletion.title}
      </h2>
      <p>{asked === null ? words.deletion.intro : words.deletion.asked(dateOf(asked))}</p>
      <p>
        <Link href={STATIC_PAGE_PATHS.DELETION}>{words.deletion.more}</Link>
      </p>
      {asked === null && (
        <button
          type="button"
          className={`${press.press} ${styles.danger}`}
          data-replay=""
          onClick={() => setAsking(true)}
        >
          {words.deletion.press}
        </button>
      )}
      {isAsking && (
        <YesNo
          question={words.deletion.question}
          hint={words.deletion.questionHint}
          yes={words.deletion.yes}
          no={words.deletion.no}
          onYes={() => void ask()}
          onNo={() => setAsking(false)}
        />
      )}
    </section>
  );
}

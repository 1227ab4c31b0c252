import { useId } from "react";
import type { NoticeChoice } from "#domain/mail/notices/notice.ts";
import { NOTICE_CHOICES, NOTICES } from "#domain/mail/notices/notice.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { callApi } from "../../../base/calls/call-api.ts";
import { useCall } from "../../../base/calls/use-call.ts";
import { findChoice } from "../../../base/pages/home-query.ts";
import { useAccountWords } from "../../../base/shell/account-words.ts";
import field from "../../../base/ui/FormField.module.css";
import styles from "./Account.module.css";

const loadNotices = () => callApi("GET /auth/notices");

/** Chooses when to send mail, for each notice of the role. A choice is saved right away. */
export function NoticeChoices() {
  const { notices: words } = useAccountWords();
  const { showToast } = useApp();
  const { reply, change } = useCall(loadNotices);
  const id = useId();
  if (reply === null || reply.length === 0) return null;
  const choose = async (notice: string, choice: NoticeChoice) => {
    const answer = await callApi("PUT /auth/notices", { body: { [notice]: choice } });
    if (answer.ok) change(answer.reply);
    showToast(answer.ok ? { kind: "success", text: words.saved } : { kind: "error", text: words.failed });
  };
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {words.title}
      </h2>
      {reply.map(({ notice, choice }) => {
        const name = findChoice(NOTICES, notice);
        return (
          name !== null && (
            <div key={name} className={field.field}>
              <label className={field.label} htmlFor={`${id}${name}`}>
                {words.kinds[name]}
              </label>
              <select
                id={`${id}${name}`}
                className={field.input}
                value={choice}
                onChange={({ target }) => {
                  const chosen = findChoice(NOTICE_CHOICES, target.value);
                  if (chosen !== null) void choose(name, chosen);
                }}
              >
                {NOTICE_CHOICES.map((one) => (
                  <option key={one} value={one}>
                    {words.choices[one]}
                  </option>
                ))}
              </select>
            </div>
          )
        );
      })}
    </section>
  );
}

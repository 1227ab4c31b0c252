import { useRef, useState } from "react";
import type { Problem } from "#domain/base/contract/problems.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { callApi } from "../../../base/calls/call-api.ts";
import type { AccountData } from "../../../base/pages/page-data.ts";
import { useAccountWords } from "../../../base/shell/account-words.ts";
import { WorkFailure } from "../../../base/shell/WorkFailure.tsx";
import buttons from "../../../base/ui/buttons.module.css";
import { ConfirmDialog } from "../../../base/ui/ConfirmDialog.tsx";
import account from "../account/Account.module.css";
import { AccountFrame } from "../account/AccountFrame.tsx";
import { problemSentence } from "../account/form-errors.ts";
import { Loading } from "../account/Loading.tsx";
import { useLoaded } from "../account/use-loaded.ts";
import { createPasskey } from "./ceremonies.ts";
import { loadPasskeys, type Passkey, type Passkeys } from "./load-passkeys.ts";
import { PasskeyButton } from "./PasskeyButton.tsx";
import { PasskeyRow } from "./PasskeyRow.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";

/** The passkeys of one's account, and its recovery codes. `/passkeys`, rules passkeys 1–6. */
export function PasskeysPage({ initial }: { initial: AccountData | null }) {
  const words = useAccountWords();
  const { loaded, failure, reload } = useLoaded(initial?.passkeys, loadPasskeys);
  return (
    <AccountFrame name="passkeys" intro={words.passkeys.what}>
      {loaded === null && failure === null && <Loading />}
      {failure !== null && <WorkFailure isNetwork={failure.isNetwork} onRetry={reload} />}
      {loaded !== null && <PasskeyList loaded={loaded} />}
    </AccountFrame>
  );
}

/** Acts to confirm: removing a passkey, or making new codes. */
type Question = Passkey | "codes";

function PasskeyList({ loaded }: { loaded: Passkeys }) {
  const words = useAccountWords();
  const text = words.passkeys;
  const { showToast } = useApp();
  const [passkeys, setPasskeys] = useState(loaded.passkeys);
  const [codesLeft, setCodesLeft] = useState(loaded.recoveryCodesLeft);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const list = useRef<HTMLUListElement>(null);

  const showCodes = (made: readonly string[]) => {
    setCodes(made);
    setCodesLeft(made.length);
  };
  const showProblem = (problem: Problem, retryAfterSeconds?: number) =>
    showToast({ kind: "error", text: problemSentence(problem, retryAfterSeconds, words) });
  const add = async () => {
    const options = await callApi("POST /auth/passkeys/options");
    if (!options.ok) return options;
    const credential = await createPasskey(options.reply);
    if (credential === null) return { problem: null };
    const answer = await callApi("POST /auth/passkeys", { body: { credential } });
    if (!answer.ok) return answer;
    setPasskeys((known) => [...known, answer.reply.passkey]);
    showToast({ kind: "success", text: text.added });
    if (answer.reply.recoveryCodes !== null) showCodes(answer.reply.recoveryCodes);
    return null;
  };
  const rename = async ({ id }: Passkey, name: string) => {
    const answer = await callApi("PUT /auth/passkeys/{id}", { params: { id }, body: { name } });
    if (!answer.ok) return showProblem(answer.problem, answer.retryAfterSeconds);
    setPasskeys((known) => known.map((passkey) => (passkey.id === id ? answer.reply : passkey)));
    showToast({ kind: "success", text: text.renamed(answer.reply.name) });
  };
  const remove = async ({ id, name }: Passkey) => {
    const answer = await callApi("DELETE /auth/passkeys/{id}", { params: { id } });
    // One that is not found is gone already.
    if (!answer.ok && answer.problem.code !== 404) {
      return showProblem(answer.problem, answer.retryAfterSeconds);
    }
    const left = passkeys.filter((passkey) => passkey.id !== id);
    setPasskeys(left);
    if (left.length === 0) setCodesLeft(0);
    showToast({ kind: "success", text: text.removed(name) });
    list.current?.focus();
  };
  const renew = async () => {
    const answer = await callApi("POST /auth/recovery-codes");
    if (answer.ok) showCodes(answer.reply.recoveryCodes);
    else showProblem(answer.problem, answer.retryAfterSeconds);
  };
  const confirm = () => {
    setQuestion(null);
    if (question === "codes") void renew();
    else if (question !== null) void remove(question);
  };
  if (codes !== null) return <RecoveryCodes codes={codes} onSaved={() => setCodes(null)} />;
  return (
    <>
      {loaded.isRequired && <p className={account.success}>{text.required}</p>}
      {passkeys.length === 0 && <p className={account.intro}>{text.none}</p>}
      <ul ref={list} tabIndex={-1} aria-label={words.titles.passkeys} className={account.sessions}>
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            canRemove={!loaded.isRequired || passkeys.length > 1}
            onRename={(name) => rename(passkey, name)}
            onRemove={() => setQuestion(passkey)}
          />
        ))}
      </ul>
      <noscript>
        <p className={account.hint}>{text.needsScripts}</p>
      </noscript>
      <PasskeyButton text={text.add} look={passkeys.length === 0 ? "primary" : "outlined"} run={add} />
      {passkeys.length > 0 && (
        <section className={account.section} aria-labelledby="codes">
          <h2 id="codes" className={account.heading}>
            {text.codes.title}
          </h2>
          <p>{text.codes.left(codesLeft)}</p>
          <p className={account.hint}>{text.codes.what}</p>
          <p className={account.footnote}>
            <button type="button" className={buttons.outlined} onClick={() => setQuestion("codes")}>
              {text.codes.renew}
            </button>
          </p>
        </section>
      )}
      {question !== null && (
        <ConfirmDialog
          {...(question === "codes"
            ? {
                question: text.codes.renewQuestion,
                hint: text.codes.renewHint,
                yes: text.codes.yes,
                no: text.codes.no,
              }
            : {
                question: text.removeQuestion(question.name),
                hint: text.removeHint,
                yes: text.yes,
                no: text.no,
              })}
          onConfirm={confirm}
          onCancel={() => setQuestion(null)}
        />
      )}
    </>
  );
}

import { useCallback } from "react";
import type { Problem } from "#domain/base/contract/problems.ts";
import type { ShownHarvest } from "#domain/imports/harvest/harvest-calls.ts";
import type { HarvestWords } from "#words/compiled/imports/harvest.ts";
import type { ImportsWords } from "#words/compiled/imports/imports.ts";
import type { ListingsWords } from "#words/compiled/listings/listings.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { useTitle } from "../../../base/app-context/use-title.ts";
import { callApi } from "../../../base/calls/call-api.ts";
import { useCall } from "../../../base/calls/use-call.ts";
import { PageHeader } from "../../../base/shell/Header.tsx";
import { Shell } from "../../../base/shell/Shell.tsx";
import { WorkFailure } from "../../../base/shell/WorkFailure.tsx";
import { useFailureToast } from "../../../base/ui/use-failure-toast.ts";
import cards from "../../../base/ui/work-cards.module.css";
import { ReasonLanguage, type TranslateReason } from "../Reason.tsx";
import { HarvestCard } from "./HarvestCard.tsx";

/** Harvests from other directories, and the changes that wait for a decision. `/harvests`, rules harvest 14–22. */
export function HarvestsPage({
  text,
  labels,
  leftReasons,
  translateReason,
}: {
  text: HarvestWords;
  labels: ListingsWords["labels"];
  leftReasons: ImportsWords["left"];
  translateReason: TranslateReason;
}) {
  const { words, showToast } = useApp();
  const showFailure = useFailureToast(text);
  const load = useCallback(() => callApi("GET /harvests"), []);
  const { reply, failure, reload, change } = useCall(load);
  useTitle(text.title);
  const show = (changed: ShownHarvest) =>
    change((all) => all?.map((each) => (each.name === changed.name ? changed : each)) ?? null);
  const showStale = (problem: Problem) => {
    if (problem.code !== 409) return showFailure(problem);
    showToast({ kind: "error", text: text.stale });
    return reload();
  };
  const run = async (name: string) => {
    const answer = await callApi("POST /harvests/{name}/run", { params: { name } });
    if (!answer.ok) return showFailure(answer.problem);
    showToast({ kind: "success", text: text.running });
    show(answer.reply);
  };
  const decide = async (what: "approve" | "decline", name: string, copy: number) => {
    const given = { params: { name }, body: { copy } };
    const answer = await (what === "approve"
      ? callApi("POST /harvests/{name}/approve", given)
      : callApi("POST /harvests/{name}/decline", given));
    if (answer.ok) {
      showToast({ kind: "success", text: what === "approve" ? text.approved : text.declined });
      return show(answer.reply);
    }
    return showStale(answer.problem);
  };
  const undo = async (name: string, run: string) => {
    const answer = await callApi("POST /harvests/{name}/undo", { params: { name }, body: { run } });
    document.getElementById("content")?.focus();
    return answer.ok ? show(answer.reply) : showStale(answer.problem);
  };
  return (
    <Shell header={<PageHeader title={text.title} />} hasTabs={false}>
      <main id="content" tabIndex={-1} className={cards.page} aria-busy={reply === null && failure === null}>
        <h1 className={cards.title}>{text.title}</h1>
        <p className={cards.intro}>{text.intro}</p>
        {failure !== null && <WorkFailure isNetwork={failure.isNetwork} onRetry={reload} />}
        {reply === null && failure === null && <p>{words.shell.loading}</p>}
        {reply?.length === 0 && <p>{text.none}</p>}
        <ReasonLanguage.Provider value={translateReason}>
          {reply?.map((harvest) => (
            <HarvestCard
              key={harvest.name}
              harvest={harvest}
              text={text}
              labels={labels}
              leftReasons={leftReasons}
              onRun={() => void run(harvest.name)}
              onDecide={(what, copy) => void decide(what, harvest.name, copy)}
              onUndo={(run) => void undo(harvest.name, run)}
            />
          ))}
        </ReasonLanguage.Provider>
      </main>
    </Shell>
  );
}

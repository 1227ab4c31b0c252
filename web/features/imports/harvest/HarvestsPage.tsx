import { useCallback } from "react";
import type { Problem } from "#domain/base/contract/problems.ts";
import type { ShownHarvest } from "#domain/imports/harvest/harvest-calls.ts";
import type { HarvestWords } from "#words/compiled/imports/harvest.ts";
import type { ImportsWords } from "#words/compiled/imports/imports.ts";
import type { ListingsWords } from "#words/compiled/listings/listings.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { callApi } from "../../../base/calls/call-api.ts";
import { useCall } from "../../../base/calls/use-call.ts";
import { useFailureToast } from "../../../base/ui/use-failure-toast.ts";
import cards from "../../../base/ui/work-cards.module.css";
import { Loaded } from "../../../base/work/Loaded.tsx";
import { WorkFrame } from "../../../base/work/WorkFrame.tsx";
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
  const { showToast } = useApp();
  const showFailure = useFailureToast(text);
  const load = useCallback(() => callApi("GET /harvests"), []);
  const call = useCall(load);
  const { reload, change } = call;
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
    <WorkFrame title={text.title} styles={cards} awaits={call}>
      <p className={cards.intro}>{text.intro}</p>
      <Loaded call={call}>
        {(harvests) => (
          <ReasonLanguage.Provider value={translateReason}>
            {harvests.length === 0 && <p>{text.none}</p>}
            {harvests.map((harvest) => (
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
        )}
      </Loaded>
    </WorkFrame>
  );
}

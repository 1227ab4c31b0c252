import { useRef } from "react";
import { hasCapability } from "#domain/base/roles/permissions.ts";
import type { ImportsWords } from "#words/compiled/imports/imports.ts";
import type { ListingsWords } from "#words/compiled/listings/listings.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { useTitle } from "../../base/app-context/use-title.ts";
import { PageHeader } from "../../base/shell/Header.tsx";
import { Shell } from "../../base/shell/Shell.tsx";
import { WorkFailure } from "../../base/shell/WorkFailure.tsx";
import cards from "../../base/ui/work-cards.module.css";
import { ExportDirectory } from "./ExportDirectory.tsx";
import { OpenImport } from "./OpenImport.tsx";
import { PastImports } from "./PastImports.tsx";
import { ReasonLanguage, type TranslateReason } from "./Reason.tsx";
import { UploadPackage } from "./UploadPackage.tsx";
import { useImports } from "./use-imports.ts";

/** Brings in directories of other sources, and gives out this one. `/imports`, rules imports 34–44. */
export function ImportsPage({
  text,
  labels,
  translateReason,
}: {
  text: ImportsWords;
  labels: ListingsWords["labels"];
  translateReason: TranslateReason;
}) {
  const { viewer, words } = useApp();
  const imports = useImports();
  const heading = useRef<HTMLHeadingElement>(null);
  const mayExport = hasCapability(viewer?.role ?? "GUEST", "export");
  useTitle(text.title);
  const { runs, open, failure } = imports;
  const past = runs?.filter(({ id }) => id !== open?.id) ?? [];
  return (
    <Shell header={<PageHeader title={text.title} />} hasTabs={false}>
      <main id="content" tabIndex={-1} className={cards.page} aria-busy={runs === null && failure === null}>
        <h1 ref={heading} tabIndex={-1} className={cards.title}>
          {text.title}
        </h1>
        <p className={cards.intro}>{text.intro}</p>
        {failure !== null && <WorkFailure isNetwork={failure.isNetwork} onRetry={imports.reload} />}
        {runs === null && failure === null && <p>{words.shell.loading}</p>}
        {runs !== null && (
          <ReasonLanguage.Provider value={translateReason}>
            {open === null ? (
              <UploadPackage text={text} onUploaded={imports.show} onTaken={imports.reload} />
            ) : (
              <OpenImport
                run={open}
                text={text}
                labels={labels}
                onChange={imports.show}
                onStale={imports.reload}
              />
            )}
            <PastImports
              runs={past}
              text={text}
              onChange={(run) => {
                imports.show(run);
                heading.current?.focus();
              }}
              onStale={imports.reload}
            />
          </ReasonLanguage.Provider>
        )}
        {runs !== null && mayExport && <ExportDirectory text={text.export} />}
      </main>
    </Shell>
  );
}

import { type FormEvent, useState } from "react";
import type { EndpointReply } from "#domain/base/contract/call-api.ts";
import { withCommas } from "#domain/base/numbers/with-commas.ts";
import type { CityFileWords } from "#words/compiled/offline/city-file.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { useTitle } from "../../../base/app-context/use-title.ts";
import { saveAsFile } from "../../../base/browser/save-as-file.ts";
import { callApi } from "../../../base/calls/call-api.ts";
import { useBusy } from "../../../base/calls/use-busy.ts";
import { PageHeader } from "../../../base/shell/Header.tsx";
import { Shell } from "../../../base/shell/Shell.tsx";
import buttons from "../../../base/ui/buttons.module.css";
import { TextField } from "../../../base/ui/Fields.tsx";
import { focusFirstInvalid } from "../../../base/ui/first-invalid.ts";
import styles from "../../../base/ui/work-page.module.css";

type Made = EndpointReply<"POST /city-file">;

/** Makes the directory of a place in one file, and downloads it. `/city_file`, rules city-file 1–8. */
export function CityFilePage({ text }: { text: CityFileWords }) {
  const { place: visitorPlace, showToast } = useApp();
  const [place, setPlace] = useState(visitorPlace?.label ?? "");
  const [error, setError] = useState<keyof CityFileWords["errors"] | null>(null);
  const [made, setMade] = useState<Made | null>(null);
  const { isBusy, whileBusy } = useBusy();
  useTitle(text.title);
  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const asked = place.trim();
    setError(asked === "" ? "required" : null);
    setMade(null);
    if (asked === "") return focusFirstInvalid(form);
    const answer = await whileBusy(() => callApi("POST /city-file", { body: { place: asked } }));
    if (answer === null) return;
    if (answer.ok) {
      setMade(answer.reply);
      saveAsFile(answer.reply.html, answer.reply.fileName, "text/html");
    } else if (answer.problem.fields?.["place"] !== undefined) {
      setError("unknown");
      focusFirstInvalid(form);
    } else showToast({ kind: "error", text: text.failed });
  };
  return (
    <Shell header={<PageHeader title={text.title} />} hasTabs={false}>
      <main id="content" tabIndex={-1} className={`${styles.page} ${styles.parts}`}>
        <h1 className={styles.title}>{text.title}</h1>
        <p>{text.intro}</p>
        <p className={styles.note}>{text.leftOut}</p>
        <p className={styles.note}>{text.key}</p>
        <form className={styles.form} noValidate onSubmit={(event) => void make(event)}>
          <TextField
            label={text.place}
            hint={text.placeHint}
            value={place}
            error={error === null ? undefined : text.errors[error]}
            inputProps={{ maxLength: 100 }}
            onChange={setPlace}
            isRequired
          />
          <p>
            <button type="submit" className={buttons.primary} aria-busy={isBusy}>
              {isBusy ? text.making : text.make}
            </button>
          </p>
        </form>
        <div role="status">
          {made !== null && (
            <>
              <p>
                {text.made(
                  made.place,
                  text.services(withCommas(made.services)),
                  text.kilobytes(withCommas(Math.ceil(made.bytes / 1000))),
                )}
              </p>
              {made.isCut && <p>{text.cut}</p>}
            </>
          )}
        </div>
      </main>
    </Shell>
  );
}

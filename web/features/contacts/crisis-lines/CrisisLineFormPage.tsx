import { useCallback } from "react";
import {
  MAX_DESCRIPTION,
  MAX_LINE_RANKING,
  MAX_LINE_REPORTING,
  MAX_LINE_WORDS,
  MAX_NAME,
  MAX_TEXT_KEYWORD,
  MAX_WEB_ADDRESS,
} from "#domain/base/contract/limits.ts";
import type { FieldMessage } from "#domain/base/contract/problems.ts";
import type { PublicCrisisLine } from "#domain/contacts/crisis-lines/crisis-line-calls.ts";
import { DAYS } from "#domain/services/opening-hours/entry.ts";
import type { CrisisLineFormWords } from "#words/compiled/contacts/crisis-line-form.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { useLocation } from "../../../base/app-context/router.tsx";
import { callApi } from "../../../base/calls/call-api.ts";
import { useCall } from "../../../base/calls/use-call.ts";
import { PUBLIC_PAGES } from "../../../base/pages/public-pages.ts";
import { Checkbox, Chips } from "../../../base/ui/Choices.tsx";
import { TextAreaField, TextField } from "../../../base/ui/Fields.tsx";
import formPage from "../../../base/ui/form-page.module.css";
import { PhoneField } from "../../../base/ui/PhoneField.tsx";
import { DraftForm } from "../../../base/work/DraftForm.tsx";
import { Loaded } from "../../../base/work/Loaded.tsx";
import { WorkFrame } from "../../../base/work/WorkFrame.tsx";
import styles from "./CrisisLineFormPage.module.css";
import { isRequired, type LineField, YES } from "./crisis-line-values.ts";
import { LinePreview } from "./LinePreview.tsx";
import { useCrisisLineForm } from "./use-crisis-line-form.ts";

/** Adds or edits a crisis line. `/crisis_lines/new` and `/crisis_lines/{id}/edit`, rule crisis-lines 8. */
export function CrisisLineFormPage({ id, text }: { id: string | null; text: CrisisLineFormWords }) {
  const title = id === null ? text.add : text.edit;
  return (
    <WorkFrame title={title} styles={formPage}>
      {id === null ? <LineForm line={null} text={text} /> : <EditedLine id={id} text={text} />}
    </WorkFrame>
  );
}

function EditedLine({ id, text }: { id: string; text: CrisisLineFormWords }) {
  const load = useCallback(() => callApi("GET /crisis-lines/{id}", { params: { id } }), [id]);
  const call = useCall(load);
  return <Loaded call={call}>{(line) => <LineForm line={line} text={text} />}</Loaded>;
}

function LineForm({ line, text }: { line: PublicCrisisLine | null; text: CrisisLineFormWords }) {
  const { showToast } = useApp();
  const [, navigate] = useLocation();
  const leave = () => navigate(PUBLIC_PAGES.crisisLines.path);
  const draft = useCrisisLineForm(line, () => {
    showToast({ kind: "success", text: line === null ? text.added : text.updated });
    leave();
  });
  const { values, set, setAll, problems } = draft;
  const label = (field: LineField) => text.labels[LABEL_OF[field]];
  const error = (field: LineField) => {
    const problem = problems[field];
    return problem === undefined ? undefined : errorText(problem, field, label(field), text);
  };
  const field = (name: LineField, maxLength: number, hint?: string) => ({
    label: label(name),
    value: values[name],
    error: error(name),
    onChange: (value: string) => set(name, value),
    inputProps: { maxLength: maxLength },
    isRequired: isRequired(name),
    ...(hint === undefined ? {} : { hint }),
    ...(isRequired(name) || name === "phone" ? {} : { optional: text.optional }),
  });
  const number = (name: "phone" | "text" | "videophone" | "tty" | "relay") => ({
    label: label(name),
    value: values[name],
    error: error(name),
    onChange: (value: string) => set(name, value),
    rules: { takes: "line" } as const,
    words: text.phoneField,
  });
  const area = (name: "description" | "descriptionEs") => ({
    label: label(name),
    value: values[name],
    error: error(name),
    onChange: (value: string) => set(name, value),
    maxLength: MAX_DESCRIPTION,
    count: (length: number) => text.count(length, MAX_DESCRIPTION),
    isRequired: isRequired(name),
  });
  const reporting = (name: "reporting" | "reportingEs") => ({
    ...area("description"),
    label: label(name),
    value: values[name],
    error: error(name),
    onChange: (value: string) => set(name, value),
    maxLength: MAX_LINE_REPORTING,
    count: (length: number) => text.count(length, MAX_LINE_REPORTING),
    isRequired: false,
    optional: text.optional,
    rows: 3,
  });
  return (
    <DraftForm draft={draft} className={styles.form} text={text} onLeave={leave}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{text.english}</legend>
        <TextField {...field("name", MAX_NAME)} />
        <TextAreaField {...area("description")} rows={4} hint={text.hints.description} />
        <TextField {...field("area", MAX_LINE_WORDS, text.hints.area)} />
        <TextField {...field("time", MAX_LINE_WORDS, text.hints.time)} />
        <TextAreaField {...reporting("reporting")} hint={text.hints.reporting} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{text.spanish}</legend>
        <p className={styles.hint}>{text.spanishHint}</p>
        <TextField {...field("nameEs", MAX_NAME)} inputProps={{ maxLength: MAX_NAME, lang: "es" }} />
        <TextAreaField {...area("descriptionEs")} rows={4} lang="es" optional={text.optional} />
        <TextField
          {...field("areaEs", MAX_LINE_WORDS)}
          inputProps={{ maxLength: MAX_LINE_WORDS, lang: "es" }}
        />
        <TextField
          {...field("timeEs", MAX_LINE_WORDS)}
          inputProps={{ maxLength: MAX_LINE_WORDS, lang: "es" }}
        />
        <TextField {...field("textKeywordEs", MAX_TEXT_KEYWORD)} />
        <TextAreaField {...reporting("reportingEs")} lang="es" />
        {(["websiteEs", "chatWebLinkEs"] as const).map((name) => (
          <TextField
            key={name}
            {...field(name, MAX_WEB_ADDRESS)}
            inputProps={{ maxLength: MAX_WEB_ADDRESS, inputMode: "url" }}
          />
        ))}
      </fieldset>
      <fieldset className={`${styles.group} ${styles.tall}`}>
        <legend className={styles.legend}>{text.reach}</legend>
        <PhoneField
          {...number("phone")}
          hint={text.hints.phone}
          onExtension={(phone, phoneExtension) =>
            setAll({ phone, phoneExtension: extractKeys(phoneExtension) })
          }
        />
        <TextField {...field("phoneExtension", 20, text.hints.phoneExtension)} />
        <PhoneField {...number("text")} optional={text.optional} />
        <TextField {...field("textKeyword", MAX_TEXT_KEYWORD, text.hints.textKeyword)} />
        <TextField
          {...field("website", MAX_WEB_ADDRESS)}
          inputProps={{ maxLength: MAX_WEB_ADDRESS, inputMode: "url" }}
        />
        <TextField
          {...field("chatWebLink", MAX_WEB_ADDRESS)}
          inputProps={{ maxLength: MAX_WEB_ADDRESS, inputMode: "url" }}
        />
        <Checkbox
          label={text.labels.hasInterpreters}
          isOn={values.hasInterpreters === YES}
          onChange={(isOn) => set("hasInterpreters", isOn ? YES : "")}
        />
        <TextField {...field("languages", MAX_LINE_WORDS, text.hints.languages)} />
        <TextField {...field("textLanguages", MAX_LINE_WORDS)} />
        <TextField
          {...field("ranking", 4, text.hints.ranking)}
          inputProps={{ maxLength: 4, inputMode: "numeric" }}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{text.deaf}</legend>
        {(["videophone", "tty", "relay"] as const).map((name) => (
          <PhoneField key={name} {...number(name)} hint={text.hints[name]} optional={text.optional} />
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{text.hours}</legend>
        <p className={styles.hint}>{text.hoursHint}</p>
        <Chips
          label={text.labels.openDays}
          error={error("openDays")}
          choices={DAYS.map((day) => ({ value: day, text: text.days[day] }))}
          chosen={DAYS.filter((day) => values.openDays.split(",").includes(day))}
          onChange={(days) => set("openDays", days.join(","))}
        />
        <TextField {...field("opensAt", 5)} inputProps={{ type: "time" }} />
        <TextField {...field("closesAt", 5)} inputProps={{ type: "time" }} />
        <TextField {...field("timeZone", MAX_LINE_WORDS, text.hints.timeZone)} />
      </fieldset>
      {values.name.trim() !== "" && <LinePreview line={line} values={values} text={text} />}
    </DraftForm>
  );
}

/** Extracts the keys to press: "2" from "option 2". */
const extractKeys = (extension: string): string => /[0-9*#]+/.exec(extension)?.[0] ?? "";

const LABEL_OF = {
  name: "name",
  description: "description",
  area: "area",
  time: "time",
  nameEs: "name",
  descriptionEs: "description",
  areaEs: "area",
  timeEs: "time",
  phone: "phone",
  phoneExtension: "phoneExtension",
  text: "text",
  textKeyword: "textKeyword",
  textKeywordEs: "textKeyword",
  website: "website",
  chatWebLink: "chatWebLink",
  websiteEs: "website",
  chatWebLinkEs: "chatWebLink",
  tty: "tty",
  videophone: "videophone",
  relay: "relay",
  languages: "languages",
  textLanguages: "textLanguages",
  hasInterpreters: "hasInterpreters",
  reporting: "reporting",
  reportingEs: "reporting",
  timeZone: "timeZone",
  openDays: "openDays",
  opensAt: "opensAt",
  closesAt: "closesAt",
  ranking: "ranking",
} as const satisfies Record<LineField, keyof CrisisLineFormWords["labels"]>;

function errorText(
  problem: FieldMessage,
  field: LineField,
  label: string,
  { errors, phoneField }: CrisisLineFormWords,
): string {
  switch (problem) {
    case "required":
      return errors.required(label);
    case "tooLong":
      return LABEL_OF[field] === "reporting"
        ? errors.reportingTooLong(MAX_LINE_REPORTING)
        : errors.tooLong(MAX_DESCRIPTION);
    case "noSuchPhone":
      return phoneField.noSuchPhone;
    case "notPhone":
      return errors.notPhone;
    case "unknownValue":
      return errors.unknownLanguage;
    case "notTimeZone":
      return errors.notTimeZone;
    case "notWebAddress":
      return errors.notWebAddress;
    case "outOfRange":
    case "notWholeNumber":
      return errors.outOfRange(MAX_LINE_RANKING);
    default:
      return errors.other;
  }
}

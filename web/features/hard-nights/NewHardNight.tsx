import { useRef, useState } from "react";
import type { MainLanguage } from "#domain/base/languages/language.ts";
import {
  HARD_NIGHT_KINDS,
  type HardNightKind,
  MAX_HARD_NIGHT_RADIUS_MILES,
  MAX_HARD_NIGHT_TEXT,
} from "#domain/hard-nights/hard-night.ts";
import type { HardNightsWords } from "#words/compiled/hard-nights/hard-nights.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { useNow } from "../../base/app-context/use-now.ts";
import { type VisitorPlace, writeCoordinate } from "../../base/browser/visitor-place.ts";
import { callApi } from "../../base/calls/call-api.ts";
import { useBusy } from "../../base/calls/use-busy.ts";
import buttons from "../../base/ui/buttons.module.css";
import { SelectField, TextAreaField, TextField } from "../../base/ui/Fields.tsx";
import { FormErrors } from "../../base/ui/FormErrors.tsx";
import { focusFirstInvalid } from "../../base/ui/first-invalid.ts";
import styles from "../../base/ui/work-page.module.css";
import { NewForm } from "../../base/work/NewForm.tsx";
import { searchPlaces } from "../places/search-places.ts";

type ErrorName = keyof HardNightsWords["errors"] | "textEs";

/** Declares a hard night; the weather may propose its kind. */
export function NewHardNight({
  text,
  lines,
  onDeclared,
}: {
  text: HardNightsWords;
  /** Default lines in both languages. */
  lines: Readonly<Record<MainLanguage, HardNightsWords["lines"]>>;
  onDeclared: () => Promise<void>;
}) {
  const { showToast, place: visitorPlace } = useApp();
  const now = useNow();
  const form = useRef<HTMLFormElement>(null);
  const [place, setPlace] = useState(visitorPlace?.label ?? "");
  const [radius, setRadius] = useState("25");
  const [until, setUntil] = useState(() => nextMorning(now));
  const [kind, setKind] = useState<HardNightKind>("COLD");
  const [line, setLine] = useState(lines.en.COLD);
  const [lineEs, setLineEs] = useState(lines.es.COLD);
  const [wrong, setWrong] = useState<readonly ErrorName[]>([]);
  const [proposal, setProposal] = useState("");
  const { isBusy, whileBusy } = useBusy();
  const findError = (name: ErrorName) =>
    wrong.includes(name) ? text.errors[name === "textEs" ? "text" : name] : undefined;

  const chooseKind = (chosen: HardNightKind) => {
    // A line that someone wrote stays.
    if (line === lines.en[kind]) setLine(lines.en[chosen]);
    if (lineEs === lines.es[kind]) setLineEs(lines.es[chosen]);
    setKind(chosen);
  };
  /**
   * Finds the typed place; null where there is none.
   *
   * @throws where the search fails
   */
  const findPlace = async (): Promise<VisitorPlace | null> => {
    if (visitorPlace !== null && place !== "" && place === visitorPlace.label) return visitorPlace;
    if (place.trim() === "") return null;
    const found = await searchPlaces(callApi, place.trim());
    if (found === null) throw new Error("The places were not searched.");
    return [...found.cities, ...found.zips][0]?.place ?? null;
  };
  /** One thing at a time; that it did not work is no fault of what is typed. */
  const attempt = (act: () => Promise<void>) =>
    whileBusy(() => act().catch(() => showToast({ kind: "error", text: text.failed })));
  const propose = async () => {
    setProposal("");
    const found = await findPlace();
    setWrong(found === null ? ["place"] : []);
    if (found === null) return focusFirstInvalid(form.current);
    const answer = await callApi("GET /hard-nights/proposals", {
      query: { nearCoordinate: writeCoordinate(found) },
    });
    // A failed call is no forecast.
    if (!answer.ok) throw new Error(answer.problem.message);
    const { kinds } = answer.reply;
    const [first] = kinds;
    if (first !== undefined) chooseKind(first);
    setProposal(
      first === undefined
        ? text.notProposed
        : text.proposed(kinds.map((each) => text.kinds[each]).join(", ")),
    );
  };
  const send = async () => {
    const middle = await findPlace();
    const coordinate = middle === null ? null : writeCoordinate(middle);
    const end = new Date(until);
    const miles = Number(radius);
    const found = errorsIn({ coordinate, miles, end, line, lineEs });
    setWrong(found);
    if (middle === null || coordinate === null || found.length > 0) return focusFirstInvalid(form.current);
    const body = {
      coordinate,
      radius: miles,
      until: end.toISOString(),
      kind,
      text: inOneLine(line),
      textEs: inOneLine(lineEs),
    };
    const answer = await callApi("POST /hard-nights", { body });
    if (answer.ok) {
      // Towns in many states share a name, so the message says which one was taken.
      showToast({ kind: "success", text: text.startedAround(middle.label) });
      await onDeclared();
    } else if (answer.problem.fields?.until !== undefined) {
      setWrong(["until"]);
      focusFirstInvalid(form.current);
    } else throw new Error(answer.problem.message);
  };
  return (
    <NewForm
      form={form}
      title={text.start}
      button={isBusy ? text.sending : text.send}
      isSending={isBusy}
      onSubmit={() => void attempt(send)}
      className={styles.onScreen}
    >
      <TextField
        label={text.place}
        hint={text.placeHint}
        value={place}
        error={findError("place")}
        inputProps={{ maxLength: 100 }}
        onChange={setPlace}
        isRequired
      />
      <p className={`${styles.buttons} ${styles.beside}`}>
        <button
          type="button"
          className={buttons.outlined}
          aria-disabled={isBusy}
          onClick={() => void attempt(propose)}
        >
          {text.forecast}
        </button>
      </p>
      <p role="status">{proposal}</p>
      <SelectField
        label={text.kind}
        value={kind}
        groups={[HARD_NIGHT_KINDS.map((each): readonly [HardNightKind, string] => [each, text.kinds[each]])]}
        onChange={chooseKind}
      />
      <TextField
        label={text.radius}
        value={radius}
        error={findError("radius")}
        inputProps={{ inputMode: "decimal", maxLength: 5 }}
        onChange={setRadius}
        isRequired
      />
      <TextField
        label={text.untilLabel}
        hint={text.untilHint}
        value={until}
        error={findError("until")}
        inputProps={{ type: "datetime-local" }}
        onChange={setUntil}
        isRequired
      />
      <TextAreaField
        label={text.text}
        value={line}
        error={findError("text")}
        lang="en"
        onChange={setLine}
        isRequired
      />
      <TextAreaField
        label={text.textEs}
        value={lineEs}
        error={findError("textEs")}
        lang="es"
        onChange={setLineEs}
        isRequired
      />
      <FormErrors form={form} />
    </NewForm>
  );
}

/** Finds errors to correct before the fields can be sent. */
function errorsIn(given: {
  coordinate: string | null;
  miles: number;
  end: Date;
  line: string;
  lineEs: string;
}): readonly ErrorName[] {
  const isWrong: Readonly<Record<ErrorName, boolean>> = {
    place: given.coordinate === null,
    radius: !(given.miles >= 1 && given.miles <= MAX_HARD_NIGHT_RADIUS_MILES),
    until: Number.isNaN(given.end.getTime()),
    text: !isLine(given.line),
    textEs: !isLine(given.lineEs),
  };
  return ERROR_NAMES.filter((name) => isWrong[name]);
}

function isLine(text: string): boolean {
  const line = inOneLine(text);
  return line !== "" && line.length <= MAX_HARD_NIGHT_TEXT;
}

function inOneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, " ");
}

const ERROR_NAMES: readonly ErrorName[] = ["place", "radius", "until", "text", "textEs"];

const MORNING_HOUR = 8;

/** 8 o'clock of the next day, as an input of a local date and time has it. */
function nextMorning(now: number): string {
  const day = new Date(now);
  day.setDate(day.getDate() + 1);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}T${two(MORNING_HOUR)}:00`;
}

import { useEffect, useState } from "react";
import {
  type AboutMe,
  NOTHING_SAID,
  PERSONAL_NEEDS,
  typedAge,
  WHO,
} from "#domain/favorites/for-me/for-me.ts";
import { FOR_ME } from "#domain/static-pages/quick-exit/browser-data.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { deviceItem } from "../../../base/browser/device-storage.ts";
import { aboutMe, sayAboutMe } from "../../../base/browser/kept-about-me.ts";
import buttons from "../../../base/ui/buttons.module.css";
import field from "../../../base/ui/FormField.module.css";
import { FieldGroup, FormField } from "../../../base/ui/FormField.tsx";
import { Icon } from "../../../base/ui/Icon.tsx";
import styles from "../../services/home/OptionsPanel.module.css";
import { forMeWords, showForMe } from "./show-for-me.tsx";

/** Form for visitors' answers about themselves. Each change sorts the list right away, and none is sent. */
export function ForMeForm({ onShown }: { onShown(): void }) {
  const text = forMeWords(useApp().language);
  const [me, setMe] = useState(aboutMe);
  const [age, setAge] = useState(me.age === null ? "" : String(me.age));
  const [isKept, setKept] = useState(() => deviceItem(FOR_ME) !== null);
  const [status, setStatus] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is shown once.
  useEffect(() => onShown(), []);
  const say = (said: AboutMe, isToKeep = isKept) => {
    setMe(said);
    setKept(isToKeep);
    sayAboutMe(said, isToKeep);
    showForMe(said, text);
    setStatus(text.ordered);
  };
  const forget = () => {
    setAge("");
    say(NOTHING_SAID, false);
    setStatus(text.forgotten);
  };
  return (
    <div className={styles.form}>
      <FormField label={text.age} error={typedAge(age) === undefined ? text.notAge : undefined}>
        {(control) => (
          <input
            {...control}
            className={field.input}
            inputMode="numeric"
            autoComplete="off"
            value={age}
            onChange={({ target }) => {
              setAge(target.value);
              say({ ...me, age: typedAge(target.value) ?? null });
            }}
          />
        )}
      </FormField>
      <Choices
        legend={text.who}
        names={text.whoNames}
        choices={WHO}
        chosen={me.who}
        onChange={(who) => say({ ...me, who })}
      />
      <Choices
        legend={text.needs}
        names={text.needNames}
        choices={PERSONAL_NEEDS}
        chosen={me.needs}
        onChange={(needs) => say({ ...me, needs })}
      />
      <p>
        <Choice isChosen={isKept} onPress={() => say(me, !isKept)} text={text.keep} />
        <span className={styles.hint}>{text.keepHint}</span>
      </p>
      <button type="button" className={buttons.quiet} onClick={forget}>
        {text.forget}
      </button>
      <p role="status" className="visually-hidden">
        {status}
      </p>
    </div>
  );
}

function Choices<Name extends string>({
  legend,
  names,
  choices,
  chosen,
  onChange,
}: {
  legend: string;
  names: Readonly<Record<Name, string>>;
  choices: readonly Name[];
  chosen: readonly Name[];
  onChange: (chosen: readonly Name[]) => void;
}) {
  const toggle = (choice: Name) =>
    onChange(choices.filter((one) => chosen.includes(one) !== (one === choice)));
  return (
    <FieldGroup label={legend}>
      <ul className={styles.list}>
        {choices.map((choice) => (
          <li key={choice}>
            <Choice isChosen={chosen.includes(choice)} onPress={() => toggle(choice)} text={names[choice]} />
          </li>
        ))}
      </ul>
    </FieldGroup>
  );
}

function Choice({ isChosen, onPress, text }: { isChosen: boolean; onPress: () => void; text: string }) {
  return (
    <button type="button" className={styles.option} aria-pressed={isChosen} onClick={onPress}>
      <span className={styles.checkbox}>{isChosen && <Icon name="check" />}</span>
      {text}
    </button>
  );
}

import { useEffect, useRef } from "react";
import { type AskField, unknownFields } from "#domain/services/ask-fields.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import { wordsIn } from "#words/base/words-in.ts";
import { asks as en } from "#words/compiled/en/confirmations/asks.ts";
import { asks as es } from "#words/compiled/es/confirmations/asks.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import buttons from "../../../base/ui/buttons.module.css";
import { Icon } from "../../../base/ui/Icon.tsx";
import { wordNamed } from "../../../base/words/words.ts";
import styles from "./AskButtons.module.css";
import { useAsked } from "./use-asked.ts";

/** Buttons for fields that no one has stated: a press asks for them (rules asks 1–5). */
export function AskButtons({ service }: { service: PublicService }) {
  const { words, language, showToast } = useApp();
  const text = wordsIn("asks", language, { en, es });
  const { isAsked, ask } = useAsked(service.id);
  // The button that brought this is there no longer.
  const hint = useRef<HTMLParagraphElement>(null);
  useEffect(() => hint.current?.focus({ preventScroll: true }), []);
  const askOnce = async (field: AskField) => {
    if (isAsked(field)) return;
    const problem = await ask(field);
    if (problem === null) return showToast({ kind: "success", text: text.counted });
    const refused = problem.code === 503 ? words.shell.networkError : wordNamed(text.problems, problem.key);
    showToast({ kind: "error", text: refused ?? text.refused });
  };
  return (
    <div className={styles.asks}>
      <p ref={hint} tabIndex={-1} className={styles.hint} id="asks-hint">
        {text.hint}
      </p>
      <ul className={styles.buttons} aria-describedby="asks-hint">
        {unknownFields(service).map((field) => (
          <li key={field}>
            <button
              type="button"
              className={buttons.outlined}
              aria-pressed={isAsked(field)}
              data-replay=""
              onClick={() => void askOnce(field)}
            >
              {isAsked(field) && <Icon name="check" />}
              {text.fields[field]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { ReactNode } from "react";
import { useState } from "react";
import type { PublicService } from "#domain/services/public-service.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { useSearch } from "../../../base/app-context/use-search.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { Icon } from "../../../base/ui/Icon.tsx";
import { Lazy } from "../../../base/ui/lazy.tsx";
import { SvgIcon } from "../../../base/ui/SvgIcon.tsx";
import { ToggleChip } from "../ToggleChip.tsx";
import { plainWordsPart } from "./lazy-plain-words.tsx";
import styles from "./PlainWordsChips.module.css";

/** "Listen" and "Plain words", and what they open. Without scripts the second is a link to the same page with it. */
export function PlainWordsChips({
  service,
  languages,
  now,
  text,
  children,
}: {
  service: PublicService;
  languages: readonly string[];
  now: number;
  text: { listen: string; plainWords: string };
  /** One more chip at the end. */
  children: ReactNode;
}) {
  const { language } = useApp();
  const isOpen = new URLSearchParams(useSearch()).has("plain");
  const [isListening, setListening] = useState(false);
  return (
    <>
      <p className={styles.chips}>
        <button
          type="button"
          className={buttons.quiet}
          aria-pressed={isListening}
          data-replay=""
          onClick={() => setListening(!isListening)}
        >
          <Icon name="play" />
          {text.listen}
        </button>
        <ToggleChip name="plain">
          {() => (
            <>
              <SvgIcon name="lines" />
              {text.plainWords}
            </>
          )}
        </ToggleChip>
        {children}
      </p>
      {(isOpen || isListening) && (
        <Lazy
          component={plainWordsPart(language)}
          props={{ service, languages, now, isListening, onStop: () => setListening(false) }}
        />
      )}
    </>
  );
}

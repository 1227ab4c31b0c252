import type { GoneFromSourceWords } from "#words/compiled/service-page/gone-from-source.ts";
import { Icon } from "../../base/ui/Icon.tsx";
import styles from "./ServicePage.module.css";

export interface GoneFromSourceProps {
  /** Since when no source lists it, ISO. */
  goneAt: string;
}

/** A harvest did not find it any more, and no one has confirmed it since (rule harvest 11). */
export function GoneFromSource({ text }: { text: GoneFromSourceWords }) {
  return (
    <p className={styles.alert} data-more="">
      <Icon name="alert" />
      <span>{text.text}</span>
    </p>
  );
}

import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import { onSwipe } from "../../base/ui/on-swipe.ts";
import styles from "./SwipeList.module.css";

/** A list whose rows are removed by a swipe to either side. The star does the same without a swipe. */
export function SwipeList({
  className,
  onRemove,
  children,
}: {
  className: string | undefined;
  /** Gets the index of the child. */
  onRemove: (index: number) => void;
  children: ReactNode;
}) {
  const list = useRef<HTMLUListElement>(null);
  const remove = useRef(onRemove);
  remove.current = onRemove;
  useEffect(() => {
    const { current } = list;
    if (current === null) return;
    return onSwipe(current, (row) => remove.current([...current.children].indexOf(row)));
  }, []);
  return (
    <ul ref={list} className={`${className} ${styles.list}`}>
      {children}
    </ul>
  );
}

import type { PointerEvent, ReactNode } from "react";
import { useRef } from "react";
import styles from "./SwipeList.module.css";

/** Pixels after which a finger swipes and no longer scrolls; and after which letting go removes. */
const SWIPES_FROM = 12;
const REMOVES_FROM = 110;

interface Swipe {
  row: HTMLElement;
  x: number;
  y: number;
  isAcross: boolean;
}

/** A list whose rows are removed by a swipe to either side. Whoever cannot swipe has the star. */
export function SwipeList({
  className,
  onRemove,
  children,
}: {
  className: string | undefined;
  /** Which of the children. */
  onRemove: (index: number) => void;
  children: ReactNode;
}) {
  const list = useRef<HTMLUListElement>(null);
  const swipe = useRef<Swipe | null>(null);
  const begin = (event: PointerEvent) => {
    if (event.pointerType === "mouse" || !(event.target instanceof Element)) return;
    const row = event.target.closest("li");
    if (row !== null) swipe.current = { row, x: event.clientX, y: event.clientY, isAcross: false };
  };
  const move = (event: PointerEvent) => {
    const { current } = swipe;
    if (current === null) return;
    const across = event.clientX - current.x;
    if (!current.isAcross) {
      if (Math.abs(across) < SWIPES_FROM || Math.abs(event.clientY - current.y) > Math.abs(across)) return;
      current.isAcross = true;
      list.current?.setPointerCapture(event.pointerId);
    }
    current.row.style.transform = `translateX(${across}px)`;
  };
  const end = (event: PointerEvent) => {
    const { current } = swipe;
    swipe.current = null;
    if (current === null) return;
    current.row.style.transform = "";
    const isFar = current.isAcross && Math.abs(event.clientX - current.x) >= REMOVES_FROM;
    if (isFar && event.type === "pointerup") {
      onRemove([...(list.current?.children ?? [])].indexOf(current.row));
    }
  };
  return (
    <ul
      ref={list}
      className={`${className} ${styles.list}`}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      {children}
    </ul>
  );
}

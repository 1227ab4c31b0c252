import { useRef, useState } from "react";

interface Busy {
  /** Whether an act runs; its buttons say so. */
  readonly isBusy: boolean;
  /** Does one act at a time: resolves to null, without a second one, while another runs. */
  readonly whileBusy: <Result>(act: () => Promise<Result>) => Promise<Result | null>;
}

/** Says whether an act of the component runs, and lets no second one begin meanwhile. */
export function useBusy(): Busy {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const whileBusy = async <Result>(act: () => Promise<Result>): Promise<Result | null> => {
    if (isRunning.current) return null;
    isRunning.current = true;
    setBusy(true);
    try {
      return await act();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { isBusy, whileBusy };
}

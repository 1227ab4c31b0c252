interface Inspected {
  readonly id?: number;
  readonly result?: { readonly usedSize?: number };
}

/** The heap after a forced collection, by the inspector of that process; megabytes. */
export async function collectedHeapMb(inspector: number): Promise<number> {
  const [target]: { webSocketDebuggerUrl: string }[] = await (
    await fetch(`http://127.0.0.1:${inspector}/json`)
  ).json();
  if (target === undefined) throw new Error("The server has no inspector.");
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }));
  const ask = (id: number, method: string): Promise<Inspected> =>
    new Promise((resolve) => {
      const listen = ({ data }: MessageEvent): void => {
        const answer: Inspected = JSON.parse(String(data));
        if (answer.id !== id) return;
        socket.removeEventListener("message", listen);
        resolve(answer);
      };
      socket.addEventListener("message", listen);
      socket.send(JSON.stringify({ id, method }));
    });
  await ask(1, "HeapProfiler.collectGarbage");
  const { result } = await ask(2, "Runtime.getHeapUsage");
  socket.close();
  return Math.round((result?.usedSize ?? 0) / 1024 ** 2);
}

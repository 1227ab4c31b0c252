/** The bar while a page is read aloud. */
export const listen = {
  reading: "Reading aloud",
  pause: "Pause",
  resume: "Continue reading",
  slower: "Slower",
  stop: "Stop reading",
  progress: (sentence: number, total: number) => `Sentence ${sentence} of ${total}`,
  noVoice: "This phone has no English voice of its own, so it can't read this aloud.",
};

export type ListenWords = typeof listen;

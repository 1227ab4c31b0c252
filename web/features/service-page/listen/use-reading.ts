import { useCallback, useEffect, useRef, useState } from "react";
import type { Language } from "#domain/base/languages/language.ts";
import { toLocale } from "#domain/base/languages/locale.ts";

/** State of reading aloud, and its controls. */
export interface Reading {
  /** WAITING: the device's voices are not known yet. NO_VOICE: it has none of this language. */
  readonly state: "WAITING" | "READING" | "PAUSED" | "NO_VOICE" | "FINISHED";
  /** The sentence that is read, or would be read next. */
  readonly index: number;
  readonly isSlow: boolean;
  pause(): void;
  resume(): void;
  toggleSlow(): void;
}

/** Some browsers list their voices a moment after the first request. */
const VOICES_WAIT_MS = 2_000;
const SLOW_RATE = 0.75;

/**
 * Reads sentences aloud with a voice of the device itself (rule listen 2): any other voice belongs to a company, which
 * would receive the text. Starts right away and ends with the component.
 */
export function useReading(sentences: readonly string[], language: Language): Reading {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | "waiting" | "none">("waiting");
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isSlow, setSlow] = useState(false);
  const sentence = sentences[index];
  // The spoken text does not change, though the clock may change the sentences meanwhile.
  const spoken = useRef("");

  useEffect(() => {
    if (!("speechSynthesis" in window)) {
      setVoice("none");
      return;
    }
    const look = () => setVoice((known) => ownVoice(language) ?? (known === "none" ? "none" : "waiting"));
    look();
    speechSynthesis.addEventListener("voiceschanged", look);
    const timer = setTimeout(
      () => setVoice((known) => (known === "waiting" ? "none" : known)),
      VOICES_WAIT_MS,
    );
    return () => {
      clearTimeout(timer);
      speechSynthesis.removeEventListener("voiceschanged", look);
    };
  }, [language]);

  const hasSentence = sentence !== undefined;
  if (sentence !== undefined) spoken.current = sentence;
  useEffect(() => {
    if (typeof voice === "string" || isPaused || !hasSentence) return;
    let isCurrent = true;
    const utterance = new SpeechSynthesisUtterance(spoken.current);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = isSlow ? SLOW_RATE : 1;
    utterance.addEventListener("end", () => isCurrent && setIndex(index + 1));
    // A voice that fails must not leave the bar as if it were reading.
    utterance.addEventListener("error", () => isCurrent && setPaused(true));
    speechSynthesis.cancel();
    speechSynthesis.speak(utterance);
    return () => {
      isCurrent = false;
      // Phones cannot pause within a sentence: it is read again from its beginning.
      speechSynthesis.cancel();
    };
  }, [voice, index, isPaused, isSlow, hasSentence]);

  useEffect(() => {
    const silence = () => window.speechSynthesis?.cancel();
    addEventListener("pagehide", silence);
    return () => removeEventListener("pagehide", silence);
  }, []);

  return {
    state: chooseState(voice, isPaused, hasSentence),
    index,
    isSlow,
    pause: useCallback(() => setPaused(true), []),
    resume: useCallback(() => {
      setPaused(false);
      setIndex((at) => (at >= sentences.length ? 0 : at));
    }, [sentences.length]),
    toggleSlow: useCallback(() => setSlow((slow) => !slow), []),
  };
}

function chooseState(
  voice: SpeechSynthesisVoice | "waiting" | "none",
  isPaused: boolean,
  hasSentence: boolean,
): Reading["state"] {
  if (voice === "none") return "NO_VOICE";
  if (!hasSentence) return "FINISHED";
  if (isPaused) return "PAUSED";
  return voice === "waiting" ? "WAITING" : "READING";
}

/** The language's names of the Americas first. */
function ownVoice(language: Language): SpeechSynthesisVoice | null {
  const locale = toLocale(language).toLowerCase();
  const tags = [locale, ...(language === "es" ? ["es-mx", "es-419"] : []), locale.split("-", 1).join("")];
  const voices = speechSynthesis.getVoices().filter(({ localService }) => localService);
  for (const tag of tags) {
    const found = voices.find(({ lang }) => lang.replace("_", "-").toLowerCase().startsWith(tag));
    if (found !== undefined) return found;
  }
  return null;
}

import { type FormEvent, useEffect, useRef, useState } from "react";
import type { BotMessage } from "#domain/chatbot/chatbot-calls.ts";
import { MAX_CHAT_QUERY } from "#domain/contract/limits.ts";
import type { ChatbotWords } from "#domain/words/en/chatbot.ts";
import { useApp } from "../../app-context/app-context.tsx";
import { Link } from "../../app-context/router.tsx";
import { useTitle } from "../../app-context/use-title.ts";
import { PUBLIC_PAGES } from "../../pages/public-pages.ts";
import { PageHeader } from "../../shell/Header.tsx";
import { Shell } from "../../shell/Shell.tsx";
import buttons from "../../ui/buttons.module.css";
import type { StaticPageData } from "../static-pages/load-static-page.ts";
import { Answer } from "./Answer.tsx";
import styles from "./ChatbotPage.module.css";
import { type Turn, useTalk } from "./use-talk.ts";

/** Asking for help in one's own words. `/chatbot`, rules chatbot 28–30. */
export function ChatbotPage({ questions, text }: { questions: StaticPageData | null; text: ChatbotWords }) {
  const { isHydrated } = useApp();
  useTitle(text.page.title);
  return (
    <Shell header={<PageHeader title={text.page.title} />} hasTabs={false}>
      <main id="content" tabIndex={-1} className={styles.page}>
        <h1 className="visually-hidden">{text.page.title}</h1>
        <Questions questions={questions} text={text} />
        <p className={styles.links}>
          <Link href="/" className={buttons.outlined}>
            {text.page.search}
          </Link>
          <a href="tel:211" className={buttons.outlined}>
            {text.page.anyHelp}
          </a>
          <Link href={PUBLIC_PAGES.crisisLines.path} className={buttons.outlined}>
            {text.page.crisisLines}
          </Link>
        </p>
        {isHydrated ? <Talk text={text} /> : <p className={styles.note}>{text.page.withoutScripts}</p>}
      </main>
    </Shell>
  );
}

/** The page of common questions; where the talk was opened without a document, a link to it. */
function Questions({ questions, text }: { questions: StaticPageData | null; text: ChatbotWords }) {
  const found = questions?.found ?? null;
  if (found === null) {
    return (
      <p className={styles.questions}>
        <Link href={PUBLIC_PAGES.faq.path}>{text.page.questions}</Link>
      </p>
    );
  }
  return (
    <details className={styles.questions}>
      <summary>{text.page.questions}</summary>
      <div
        className={styles.content}
        lang={found.language}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server keeps and sends only what it cleaned.
        dangerouslySetInnerHTML={{ __html: found.content }}
      />
    </details>
  );
}

function Talk({ text }: { text: ChatbotWords }) {
  const { turns, send } = useTalk();
  const [query, setQuery] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const last = turns[turns.length - 1];
  const isBusy = last?.answer === null;
  useEffect(() => {
    if (turns.length > 0) end.current?.scrollIntoView({ block: "nearest" });
  }, [turns]);

  const say = (message: string) => {
    field.current?.focus();
    if (message.trim() === "") return;
    setQuery("");
    void send(message.trim());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    say(query);
  };
  return (
    <>
      <div className={styles.log} role="log" aria-label={text.page.talk} aria-busy={isBusy}>
        <p className={styles.said}>{text.greeting}</p>
        {turns.map((turn) => (
          <Said key={turn.id} turn={turn} text={text} />
        ))}
      </div>
      {!isBusy && (
        <p className={styles.replies}>
          {repliesOf(last, text).map((reply) => (
            <button key={reply} type="button" className={buttons.outlined} onClick={() => say(reply)}>
              {reply}
            </button>
          ))}
        </p>
      )}
      <div ref={end} />
      <form className={styles.form} onSubmit={submit}>
        <input
          ref={field}
          className={styles.field}
          aria-label={text.page.field}
          placeholder={text.page.field}
          value={query}
          maxLength={MAX_CHAT_QUERY}
          autoComplete="off"
          enterKeyHint="send"
          onChange={({ target }) => setQuery(target.value)}
        />
        <button type="submit" className={buttons.primary}>
          {text.page.send}
        </button>
        <p className={styles.note}>{text.page.notSaved}</p>
      </form>
    </>
  );
}

function Said({ turn: { query, answer }, text }: { turn: Turn; text: ChatbotWords }) {
  return (
    <>
      <p className={styles.asked}>
        <span className="visually-hidden">{text.page.you} </span>
        {query}
      </p>
      {answer === null && <p className={styles.said}>{text.page.answering}</p>}
      {answer === "failed" && <p className={styles.said}>{text.page.failed}</p>}
      {Array.isArray(answer) &&
        answer.map((message: BotMessage) => (
          <Answer key={message.text ?? message.payload?.type} message={message} text={text} />
        ))}
    </>
  );
}

/** What can be tapped next: the needs at first. */
function repliesOf(last: Turn | undefined, { chips }: ChatbotWords): readonly string[] {
  const answer = last?.answer ?? null;
  const first = [chips.food, chips.sleep, chips.shower, chips.doctor, chips.clothes, chips.work, chips.lines];
  if (answer === null || answer === "failed") return first;
  return answer.flatMap(({ payload }) => (payload?.type === "QUICK_REPLIES" ? payload.data : []));
}

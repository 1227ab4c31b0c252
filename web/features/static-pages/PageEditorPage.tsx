import { type ReactNode, useCallback, useRef, useState } from "react";
import { MAX_PAGE_TITLE } from "#domain/base/contract/limits.ts";
import type { FieldMessage, FieldMessages, Problem } from "#domain/base/contract/problems.ts";
import type { EditedPage } from "#domain/static-pages/edit-page-calls.ts";
import { staticPageCode } from "#domain/static-pages/static-page.ts";
import { STATIC_PAGE_PATHS } from "#domain/static-pages/static-page-paths.ts";
import type { StaticPageEditorWords } from "#words/compiled/static-pages/static-page-editor.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { Link } from "../../base/app-context/router.tsx";
import { readTabDraft, writeTabDraft } from "../../base/browser/tab-drafts.ts";
import { callApi } from "../../base/calls/call-api.ts";
import { useBusy } from "../../base/calls/use-busy.ts";
import { useCall } from "../../base/calls/use-call.ts";
import buttons from "../../base/ui/buttons.module.css";
import { TextField } from "../../base/ui/Fields.tsx";
import { focusFirstInvalid } from "../../base/ui/first-invalid.ts";
import formPage from "../../base/ui/form-page.module.css";
import { Loaded } from "../../base/work/Loaded.tsx";
import { WorkFrame } from "../../base/work/WorkFrame.tsx";
import styles from "./PageEditorPage.module.css";
import { PageVersions } from "./PageVersions.tsx";
import { RichTextField } from "./RichTextField.tsx";
import page from "./StaticPage.module.css";

interface EditorProps {
  /** The code of the page. */
  id: string;
  notFound: ReactNode;
  text: StaticPageEditorWords;
}

/** Edits a static page in both languages side by side. `/static_pages/{code}`, rules static-pages 6–9. */
export function PageEditorPage({ id, notFound, text }: EditorProps) {
  const code = staticPageCode(id);
  if (code === null) return notFound;
  return (
    <WorkFrame title={text.title}>
      <p className={styles.note}>
        <Link href={STATIC_PAGE_PATHS[code]}>{text.view}</Link>
      </p>
      <Texts code={code} text={text} />
    </WorkFrame>
  );
}

function Texts({ code, text }: { code: string; text: StaticPageEditorWords }) {
  const load = useCallback(() => callApi("GET /static-pages/{code}/texts", { params: { code } }), [code]);
  const call = useCall(load);
  const { change } = call;
  const saved = (one: EditedPage) =>
    change((known) =>
      (known ?? []).map((other) => {
        if (other.language === one.language) return one;
        // Spanish falls behind a new English version.
        const was = known?.find(({ language }) => language === one.language);
        return one.language === "en" && was?.version !== one.version ? { ...other, isOutdated: true } : other;
      }),
    );
  return (
    <Loaded call={call}>
      {(pages) => (
        <div className={styles.languages}>
          {pages.map((one) => (
            <PageText key={one.language} saved={one} text={text} onSave={saved} />
          ))}
        </div>
      )}
    </Loaded>
  );
}

interface TextProps {
  saved: EditedPage;
  text: StaticPageEditorWords;
  onSave: (page: EditedPage) => void;
}

/** The text in one language. */
function PageText({ saved, text, onSave }: TextProps) {
  const { words, showToast } = useApp();
  const { code, language } = saved;
  const draftKey = `static-pages/${code}/${language}`;
  const [draft] = useState(() => readTabDraft(draftKey));
  const form = useRef<HTMLFormElement>(null);
  const [isDraft, setDraft] = useState(draft !== null);
  const [title, setTitle] = useState(draft?.texts["title"] ?? saved.title);
  const [content, setContent] = useState(draft?.texts["content"] ?? saved.content);
  const [version, setVersion] = useState(draft === null ? saved.version : draft.version);
  const [problems, setProblems] = useState<FieldMessages>({});
  const [failure, setFailure] = useState<string | null>(null);
  const { isBusy: isSending, whileBusy } = useBusy();
  const [preview, setPreview] = useState<string | null>(null);
  // Counts the texts that were opened, because the editor holds its text itself.
  const [opened, setOpened] = useState(0);
  const name = text.languages[language];

  const refuse = ({ code: status, fields = {} }: Problem) => {
    setProblems(fields);
    if (status === 409) {
      // The next save is one that has been warned.
      setVersion(undefined);
      setFailure(text.conflict);
    } else if (Object.keys(fields).length === 0) {
      setFailure(status === 503 ? words.shell.networkError : text.failed);
    }
  };
  /** Drafts survive a reload and another page. */
  const type = (part: { title?: string; content?: string }) => {
    if (part.title !== undefined) setTitle(part.title);
    if (part.content !== undefined) setContent(part.content);
    writeTabDraft(draftKey, { texts: { title, content, ...part }, version });
  };
  const forgetDraft = () => {
    writeTabDraft(draftKey, null);
    setDraft(false);
  };
  /** Puts another text into the form. */
  const open = (one: EditedPage) => {
    setTitle(one.title);
    setContent(one.content);
    setVersion(one.version);
    setPreview(null);
    setOpened((count) => count + 1);
  };
  const done = (now: EditedPage, message: string) => {
    setProblems({});
    onSave(now);
    showToast({ kind: "success", text: message });
  };
  /** @param basedOn the version that it replaces; undefined: whichever there is */
  const save = async (facts: { title: string; content: string }, basedOn: number | undefined) => {
    setFailure(null);
    const input = {
      params: { code },
      query: { lang: language },
      body: { ...facts, ...(basedOn === undefined ? {} : { version: basedOn }) },
    };
    const answer = await whileBusy(() => callApi("PUT /static-pages/{code}", input));
    if (answer?.ok) return answer.reply;
    if (answer !== null) refuse(answer.problem);
    return null;
  };
  const saveTyped = async () => {
    if (isSending) return;
    const now = await save({ title, content }, version);
    if (now === null) return focusFirstInvalid(form.current);
    forgetDraft();
    setVersion(now.version);
    done(now, text.saved);
  };
  /** The published text is confirmed; what is typed and not saved stays. */
  const confirm = async () => {
    const now = await save({ title: saved.title, content: saved.content }, saved.version);
    if (now === null) return;
    if (version === saved.version) {
      setVersion(now.version);
      const typed = readTabDraft(draftKey);
      if (typed !== null) writeTabDraft(draftKey, { ...typed, version: now.version });
    }
    done(now, text.saved);
  };
  const restore = async (to: number) => {
    setFailure(null);
    const answer = await callApi("POST /static-pages/{code}/restore", {
      params: { code },
      query: { lang: language },
      body: { to, ...(version === undefined ? {} : { version }) },
    });
    if (!answer.ok) return refuse(answer.problem);
    open(answer.reply);
    forgetDraft();
    done(answer.reply, text.restored);
  };
  const show = async () => {
    setFailure(null);
    const answer = await callApi("POST /static-pages/{code}/preview", {
      params: { code },
      query: { lang: language },
      body: { content },
    });
    if (answer.ok) setPreview(answer.reply.content);
    else refuse(answer.problem);
  };
  return (
    <section className={styles.language} aria-labelledby={`language-${language}`}>
      <h2 id={`language-${language}`} className={styles.name}>
        {name}
      </h2>
      {saved.isOutdated && (
        <div className={styles.outdated}>
          <p>{text.outdated}</p>
          <button
            type="button"
            className={buttons.outlined}
            disabled={isSending}
            onClick={() => void confirm()}
          >
            {text.stillRight}
          </button>
        </div>
      )}
      {isDraft && (
        <div className={styles.outdated} role="status">
          <p>{text.draft}</p>
          <button
            type="button"
            className={buttons.outlined}
            onClick={() => {
              forgetDraft();
              open(saved);
            }}
          >
            {text.discardDraft}
          </button>
        </div>
      )}
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void saveTyped();
        }}
      >
        <TextField
          label={text.pageTitle}
          value={title}
          error={errorText(problems.title, text.missingTitle, text)}
          onChange={(typed) => type({ title: typed })}
          inputProps={{ maxLength: MAX_PAGE_TITLE, lang: language }}
          isRequired
        />
        <div hidden={preview !== null}>
          <RichTextField
            key={opened}
            language={language}
            html={content}
            error={errorText(problems.content, text.missingText, text)}
            text={text}
            onChange={(typed) => type({ content: typed })}
          />
        </div>
        {preview !== null && (
          <div className={styles.preview}>
            <h3 className={styles.previewTitle}>{text.previewOf(name)}</h3>
            <div
              className={page.text}
              lang={language}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitized it.
              dangerouslySetInnerHTML={{ __html: preview }}
            />
          </div>
        )}
        {failure !== null && (
          <p className={formPage.failure} role="alert">
            {failure}
          </p>
        )}
        <div className={formPage.buttons}>
          <button type="submit" className={buttons.primary} aria-disabled={isSending}>
            {isSending ? text.saving : text.save(name)}
          </button>
          <button
            type="button"
            className={buttons.outlined}
            onClick={() => (preview === null ? void show() : setPreview(null))}
          >
            {preview === null ? text.preview : text.backToText}
          </button>
        </div>
      </form>
      <PageVersions page={saved} text={text} onRestore={(to) => void restore(to)} />
    </section>
  );
}

function errorText(
  problem: FieldMessage | undefined,
  required: string,
  text: StaticPageEditorWords,
): string | undefined {
  if (problem === undefined) return undefined;
  if (problem === "required") return required;
  return problem === "tooLong" ? text.tooLong : text.wrong;
}

import { type ReactNode, useCallback, useEffect, useState } from "react";
import type { EndpointReply } from "#domain/base/contract/call-api.ts";
import { withCommas } from "#domain/base/numbers/with-commas.ts";
import { type ImportItemKind, LEFT_REASONS } from "#domain/imports/import-run.ts";
import type { ImportsWords } from "#words/compiled/imports/imports.ts";
import type { ListingsWords } from "#words/compiled/listings/listings.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { Link } from "../../base/app-context/router.tsx";
import { callApi } from "../../base/calls/call-api.ts";
import { servicePath } from "../../base/pages/public-pages.ts";
import styles from "./imports.module.css";
import { Reason } from "./Reason.tsx";

type Item = EndpointReply<"GET /imports/{id}/items">[number];

/** The server's page size. */
const LIMIT = "100";

/** Records of one kind, loaded when someone opens them, or right away where they may bring a warning. */
export function ImportItems({
  id,
  kind,
  count,
  text,
  labels = null,
  children,
}: {
  id: string;
  kind: ImportItemKind;
  count: number;
  text: ImportsWords;
  /** Names of fields; null where none changed. */
  labels?: ListingsWords["labels"] | null;
  children?: ReactNode;
}) {
  const { words } = useApp();
  const [items, setItems] = useState<readonly Item[] | null>(null);
  const [isFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    const answer = await callApi("GET /imports/{id}/items", {
      params: { id },
      query: { kind, limit: LIMIT },
    });
    setFailed(!answer.ok);
    if (answer.ok) setItems(answer.reply);
  }, [id, kind]);
  // New services that are probably here already are named before the import, also to those who open nothing.
  const isWarning = kind === "ADDED";
  useEffect(() => {
    if (isWarning) void load();
  }, [isWarning, load]);
  const alike = items?.filter(({ serviceId }) => serviceId !== null).length ?? 0;
  const list = (
    <details
      className={styles.kind}
      onToggle={(event) => {
        if (event.currentTarget.open && items === null) void load();
      }}
    >
      <summary>
        {text.kinds[kind]} <b>{withCommas(count)}</b>
      </summary>
      <p className={styles.hint}>{text.hints[kind]}</p>
      {children}
      {isFailed && <p className={styles.problem}>{text.problems.failed}</p>}
      {items === null && !isFailed && <p className={styles.hint}>{words.shell.loading}</p>}
      {items !== null && (
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={`${item.externalId} ${item.name} ${item.note}`}>
              {item.serviceId === null || kind === "ADDED" ? (
                <b>{item.name}</b>
              ) : (
                <Link href={servicePath(item.serviceId)}>{item.name}</Link>
              )}
              {item.note !== null &&
                (kind === "ADDED" && item.serviceId !== null ? (
                  <span>
                    {text.alreadyHere} <Link href={servicePath(item.serviceId)}>{item.note}</Link>
                  </span>
                ) : (
                  <Note note={item.note} text={text} />
                ))}
              {labels !== null && item.fields.length > 0 && (
                <span>{item.fields.map((field) => formatLabel(field, labels)).join(", ")}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {items !== null && items.length < count && <p className={styles.hint}>{text.first(items.length)}</p>}
    </details>
  );
  if (!isWarning || alike === 0) return list;
  return (
    <>
      {list}
      <p className={`${styles.problem} ${styles.warning}`}>{text.countAlreadyHere(alike)}</p>
    </>
  );
}

/** Says why a record was left or set aside. */
function Note({ note, text }: { note: string; text: ImportsWords }) {
  const reason = LEFT_REASONS.find((each) => each === note);
  return reason === undefined ? <Reason reason={note} /> : <span>{text.left[reason]}</span>;
}

function formatLabel(field: string, labels: ListingsWords["labels"]): string {
  const label: unknown = Reflect.get(labels, field);
  return typeof label === "string" ? label : field;
}

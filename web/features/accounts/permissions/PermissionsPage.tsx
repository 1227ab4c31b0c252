import type { EndpointReply } from "#domain/base/contract/call-api.ts";
import type { PermissionsWords } from "#words/compiled/accounts/permissions.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { callApi } from "../../../base/calls/call-api.ts";
import { useCall } from "../../../base/calls/use-call.ts";
import { WorkFailure } from "../../../base/shell/WorkFailure.tsx";
import { wordNamed } from "../../../base/words/words.ts";
import { WorkFrame } from "../../../base/work/WorkFrame.tsx";
import styles from "./PermissionsPage.module.css";

type Table = EndpointReply<"GET /permissions">;

const load = () => callApi("GET /permissions");

/** Table of rights by role, as the server enforces them. For administrators (rule permissions 12). */
export function PermissionsPage({ text }: { text: PermissionsWords }) {
  const call = useCall(load);
  const { reply: table, failure, reload } = call;
  const { words } = useApp();
  return (
    <WorkFrame title={text.title} awaits={call}>
      <p className={styles.intro}>{text.intro}</p>
      {table === null && failure === null && <p role="status">{words.shell.loading}</p>}
      {failure !== null && <WorkFailure isNetwork={failure.isNetwork} onRetry={reload} />}
      {table !== null && <Tables table={table} text={text} />}
    </WorkFrame>
  );
}

function Tables({ table, text }: { table: Table; text: PermissionsWords }) {
  const formatWho = (who: string): string =>
    wordNamed(text.capabilities, who) ?? wordNamed(text.who, who) ?? who;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section className={styles.scroll} tabIndex={0} aria-label={text.title}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text.capability}</th>
              {table.roles.map((role) => (
                <th key={role} scope="col">
                  {text.roles[role]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.capabilities.map(({ capability, extents }) => (
              <tr key={capability}>
                <th scope="row">{formatWho(capability)}</th>
                {table.roles.map((role, at) => {
                  const extent = extents[at] ?? "no";
                  return (
                    <td key={role} className={extent === "no" ? styles.no : styles.yes}>
                      {wordNamed(text.extents, extent) ?? extent}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <h2 className={styles.heading}>{text.calls}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section className={styles.scroll} tabIndex={0} aria-label={text.calls}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text.call}</th>
              <th scope="col">{text.requirement}</th>
            </tr>
          </thead>
          <tbody>
            {table.calls.map((call) => (
              <tr key={call.id}>
                <th scope="row">
                  <code>
                    {call.method} {call.path}
                  </code>
                </th>
                <td>{formatWho(call.who)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { callLink } from "#domain/base/phone/call-link.ts";
import { mayBeCalled } from "#domain/base/phone/may-be-called.ts";
import type { PublicOrganization } from "#domain/listings/organizations/organization.ts";
import type { OrganizationListWords } from "#words/compiled/listings/organization-list.ts";
import type { OrganizationsWords } from "#words/compiled/listings/organizations.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import { useNow } from "../../../base/app-context/use-now.ts";
import { useTitle } from "../../../base/app-context/use-title.ts";
import { whenResolved } from "../../../base/calls/when-resolved.ts";
import { ORGANIZATIONS_PATH, organizationFormPath } from "../../../base/pages/organization-path.ts";
import type { Card } from "../../../base/service-card/card.ts";
import { PageHeader } from "../../../base/shell/Header.tsx";
import { Shell } from "../../../base/shell/Shell.tsx";
import buttons from "../../../base/ui/buttons.module.css";
import { Failure } from "../../../base/ui/Failure.tsx";
import columns from "../../../base/ui/two-columns.module.css";
import rowStyles from "../../services/home/Rows.module.css";
import { Sections } from "../../services/home/Sections.tsx";
import { useStatusExpiry } from "../../services/home/use-status-expiry.ts";
import { loadOrganization, type OrganizationData, titleOfOrganization } from "./load-organization.ts";
import styles from "./OrganizationPage.module.css";

interface OrganizationPageProps {
  id: string;
  /** Data that came with the document. */
  initial: OrganizationData | null;
  /** Shown where the organization does not exist. */
  notFound: ReactNode;
  text: OrganizationsWords;
  links: OrganizationListWords;
}

/** Page of an organization and its services: `/organizations/{id}` (rule organizations 7). */
export function OrganizationPage({ id, initial, notFound, text, links }: OrganizationPageProps) {
  const { callApi, place, language, words, isHydrated } = useApp();
  // Returning to the document's page from the organization's form loads fresh data.
  const [isOfDocument] = useState(!isHydrated);
  // The document may have been rendered for another organization.
  const isInitial =
    isOfDocument && initial !== null && (initial.found === null ? initial.id : initial.found.id) === id;
  const [data, setData] = useState<OrganizationData | null>(isInitial ? initial : null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (attempt === 0 && isInitial) return;
    return whenResolved(loadOrganization(callApi, id, place, language), setData);
  }, [callApi, id, place, language, isInitial, attempt]);
  useTitle(data === null || data.found === null ? null : titleOfOrganization(data));
  if (data?.found === null && data.reason === "missing") return notFound;
  return (
    <Shell header={<PageHeader title={data?.found?.name ?? ""} />} hasTabs={false}>
      <main id="content" tabIndex={-1} aria-busy={data === null}>
        {data === null && (
          <p className={columns.top} role="status">
            {words.shell.loading}
          </p>
        )}
        {data?.found === null && (
          <Failure isNetwork={data.reason === "network"} onRetry={() => setAttempt((count) => count + 1)} />
        )}
        {data !== null && data.found !== null && (
          <>
            <About organization={data.found} text={text} />
            <p className={styles.links}>
              {data.found.may.edit && (
                <Link href={organizationFormPath(data.found.id)} className={buttons.outlined}>
                  {links.edit}
                </Link>
              )}
              <Link href={ORGANIZATIONS_PATH} className={styles.contact}>
                {links.all}
              </Link>
            </p>
            <Services data={data} text={text} onChange={setData} />
          </>
        )}
      </main>
    </Shell>
  );
}

function About({ organization, text }: { organization: PublicOrganization; text: OrganizationsWords }) {
  const { language, words } = useApp();
  const { alternateName, description, url, email, phones, source } = organization;
  return (
    <div className={columns.top}>
      <h1 className={columns.title}>{organization.name}</h1>
      {alternateName !== null && <p>{text.alsoKnownAs(alternateName)}</p>}
      {description !== null && (
        <p className={styles.text}>
          <span lang="en">{description}</span>
          {language !== "en" && <i> {words.services.inEnglish}</i>}
        </p>
      )}
      <ul className={styles.contacts} aria-label={text.contact}>
        {phones.map(({ number, extension }) => (
          <li key={`${number} ${extension ?? ""}`}>
            {/* A number that no one can dial is text. */}
            <a
              className={styles.contact}
              href={mayBeCalled(number, "United States") ? callLink(number, extension) : undefined}
            >
              <span className="visually-hidden">{text.phone} </span>
              {extension === null ? number : `${number} ${text.extension(extension)}`}
            </a>
          </li>
        ))}
        {email !== null && (
          <li>
            <a className={styles.contact} href={`mailto:${email}`}>
              <span className="visually-hidden">{text.email} </span>
              {email}
            </a>
          </li>
        )}
        {url !== null && (
          <li>
            <a className={styles.contact} href={url} rel="noreferrer">
              <span className="visually-hidden">{text.website} </span>
              {url.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "")}
            </a>
          </li>
        )}
      </ul>
      {source !== null && <p className={styles.source}>{text.from(source.name)}</p>}
    </div>
  );
}

type Found = Extract<OrganizationData, { found: PublicOrganization }>;

function Services({
  data,
  text,
  onChange,
}: {
  data: Found;
  text: OrganizationsWords;
  onChange: (data: OrganizationData) => void;
}) {
  const { words, language } = useApp();
  const now = useNow();
  const rows = useMemo(() => data.groups.flatMap((group) => group.rows), [data]);
  const list = useMemo(() => ({ language, query: { openNow: false } }), [language]);
  const setRows = useCallback(
    (change: (rows: readonly Card[]) => readonly Card[]) => {
      const changed = new Map(change(rows).map((row) => [row.id, row]));
      const renewed = (group: Found["groups"][number]) => ({
        ...group,
        rows: group.rows.map((row) => changed.get(row.id) ?? row),
      });
      onChange({ ...data, groups: data.groups.map(renewed) });
    },
    [data, rows, onChange],
  );
  useStatusExpiry(rows, list, setRows);
  return (
    <>
      <p className={styles.count}>
        {text.services(data.found.services)}
        {rows.length < data.found.services && `. ${text.more(rows.length)}`}
      </p>
      {data.groups.map(({ type, rows: shown }) => (
        <section key={type ?? ""}>
          <h2 className={rowStyles.heading}>{type === null ? text.others : words.services.types[type]}</h2>
          <Sections rows={shown} now={now} level={3} />
        </section>
      ))}
    </>
  );
}

import type { OrganizationsWords } from "#words/compiled/listings/organizations.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { Link } from "../../base/app-context/router.tsx";
import { servicePath } from "../../base/pages/public-pages.ts";
import { Icon } from "../../base/ui/Icon.tsx";
import { Status } from "../../base/ui/Status.tsx";
import type { OtherPlace } from "../listings/organizations/other-places.ts";
import own from "./OtherPlaces.module.css";
import styles from "./ServicePage.module.css";

export interface OtherPlacesProps {
  places: readonly OtherPlace[];
  /** Number of sites of the program, including this one. */
  sites: number;
  /** Epoch milliseconds: a status that has ended is not shown. */
  now: number;
}

/** The other sites of the same program, the nearest first (rule organizations 8). */
export function OtherPlaces({ places, sites, now, text }: OtherPlacesProps & { text: OrganizationsWords }) {
  const { words } = useApp();
  const left = sites - 1 - places.length;
  return (
    <section className={styles.section} data-more="">
      <h2 className={styles.heading}>{text.otherPlaces(sites - 1)}</h2>
      <ul className={styles.contacts}>
        {places.map(({ id, line, state, text: status, until, cautions, distance }) => (
          <li key={id}>
            <Link href={servicePath(id)} className={styles.contact}>
              <Icon name="pin" />
              <span className={styles.contactText}>
                {line}
                {distance !== undefined && ` · ${words.services.miles(distance.toFixed(1))}`}
              </span>
            </Link>
            <div className={own.status}>
              {(until === undefined || now < until) && (
                <>
                  <Status state={state} text={status || words.services.hoursUnknown} />
                  {cautions?.map(({ text: caution }) => (
                    <p key={caution} className={own.caution}>
                      {caution}
                    </p>
                  ))}
                </>
              )}
            </div>
          </li>
        ))}
        {left > 0 && <li>{text.notShown(left)}</li>}
      </ul>
    </section>
  );
}

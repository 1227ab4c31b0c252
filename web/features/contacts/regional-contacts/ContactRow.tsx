import type { ReactNode } from "react";
import { callLink } from "#domain/base/phone/call-link.ts";
import { mayBeCalled } from "#domain/base/phone/may-be-called.ts";
import type { PublicContact } from "#domain/contacts/regional-contacts/contact-calls.ts";
import type { RegionalContactsWords } from "#words/compiled/contacts/regional-contacts.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import buttons from "../../../base/ui/buttons.module.css";
import { Icon } from "../../../base/ui/Icon.tsx";
import { isolated } from "../../../base/ui/isolated.ts";
import { SvgIcon } from "../../../base/ui/SvgIcon.tsx";
import columns from "../../../base/ui/two-columns.module.css";
import styles from "./ContactsPage.module.css";

/** One liaison, region or coordinator, with a link to call and to write. */
export function ContactRow({
  contact,
  coordinators,
  text,
  actions,
}: {
  contact: PublicContact;
  /** Coordinators of a region. */
  coordinators: readonly PublicContact[];
  text: RegionalContactsWords;
  /** Buttons for those who may change the contact. */
  actions?: ReactNode;
}) {
  const { name, title, position, district, address, faxPhone } = contact;
  const roles = [title, position, district].filter(isWritten).join(" · ");
  const areas = [contact.county, ...(contact.counties ?? [])].filter(isWritten).join(", ");
  return (
    <li className={`${columns.row} ${styles.row}`}>
      <h2 className={columns.name}>{name}</h2>
      {roles !== "" && <p className={styles.roles}>{roles}</p>}
      {areas !== "" && <Fact label={text.labels.county} value={areas} />}
      {isWritten(address) && <Fact label={text.labels.address} value={address} />}
      {isWritten(faxPhone) && (
        <p className={columns.fact}>
          {text.labels.faxPhone}: {faxPhone}
        </p>
      )}
      <WaysToReach contact={contact} text={text} />
      {coordinators.length > 0 && (
        <ul className={styles.coordinators}>
          {coordinators.map((coordinator) => (
            <li key={coordinator.id} className={styles.coordinator}>
              <h3 className={styles.coordinatorName}>{coordinator.name}</h3>
              <WaysToReach contact={coordinator} text={text} />
            </li>
          ))}
        </ul>
      )}
      {actions}
    </li>
  );
}

/** Contacts state no country. */
const HOME = "United States";

function WaysToReach({ contact, text }: { contact: PublicContact; text: RegionalContactsWords }) {
  const { language } = useApp();
  const { name, extension = null, officePhone, mobilePhone, email } = contact;
  const own = (number: string) => isolated(number, language);
  const calls = [
    ...(contact.phones ?? []).map((number) => ({ number, shown: text.call(own(number)), keys: extension })),
    ...(isWritten(officePhone)
      ? [{ number: officePhone, shown: text.callOffice(own(officePhone)), keys: extension }]
      : []),
    ...(isWritten(mobilePhone)
      ? [{ number: mobilePhone, shown: text.callMobile(own(mobilePhone)), keys: null }]
      : []),
  ];
  if (calls.length === 0 && !isWritten(email)) return null;
  return (
    <div className={columns.buttons}>
      {calls.map(({ number, shown, keys }) =>
        !mayBeCalled(number, HOME) ? (
          <p key={number} className={columns.fact}>
            {own(number)}
          </p>
        ) : (
          <a key={number} className={buttons.primary} href={callLink(number, keys)}>
            <Icon name="phone" />
            <span>
              <WithNumber text={shown} number={own(number)} />
              {keys !== null && `, ${text.thenDial(keys)}`}
              <span className="visually-hidden">, {name}</span>
            </span>
          </a>
        ),
      )}
      {isWritten(email) && (
        <a className={buttons.outlined} href={`mailto:${email}`}>
          <SvgIcon name="mail" />
          <span aria-hidden="true">{text.email}</span>
          <span className="visually-hidden">{text.emailOf(name)}</span>
        </a>
      )}
    </div>
  );
}

/** A number that is broken in its middle is misread, and misdialed. */
function WithNumber({ text, number }: { text: string; number: string }) {
  const [before = text, after] = text.split(number);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <span className={styles.number}>{number}</span>
      {after}
    </>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <p className={columns.fact}>
      <Icon name="pin" className={columns.icon} />
      <span className="visually-hidden">{label}: </span>
      {value}
    </p>
  );
}

function isWritten(value: string | null | undefined): value is string {
  return value != null && value !== "";
}

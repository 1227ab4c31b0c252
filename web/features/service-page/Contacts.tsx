import { callLink } from "#domain/base/phone/call-link.ts";
import { mayBeCalled } from "#domain/base/phone/may-be-called.ts";
import { DOMESTIC_VIOLENCE_HOTLINE } from "#domain/contacts/crisis-lines/domestic-violence-hotline.ts";
import { addressText } from "#domain/places/address-text.ts";
import { isRegionOnly, showsDoor } from "#domain/services/protection.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import { isRemote } from "#domain/services/remote-service.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { regionText } from "../../base/service-card/card.ts";
import type { ServicePageTexts } from "../../base/service-card/service-page-words.ts";
import buttons from "../../base/ui/buttons.module.css";
import { Icon } from "../../base/ui/Icon.tsx";
import type { SvgIconName } from "../../base/ui/SvgIcon.tsx";
import { SvgIcon } from "../../base/ui/SvgIcon.tsx";
import { MessageButton } from "../feedback/MessageButton.tsx";
import styles from "./ServicePage.module.css";
import { ShareActions } from "./sharing/ShareActions.tsx";

/** Every way to reach them, and where they are as far as they let everyone know. */
export function Contacts({
  service,
  text: { detail, sharing },
}: {
  service: PublicService;
  text: ServicePageTexts;
}) {
  const { language } = useApp();
  const { phone, phoneExtension, contactEmail, website } = service;
  const social = [
    { name: "Facebook", address: service.facebook },
    { name: "X", address: service.twitter },
    { name: "Instagram", address: service.instagram },
    { name: "YouTube", address: service.youtube },
  ];
  return (
    <section className={styles.section}>
      <div className={styles.contactHead}>
        <h2 className={styles.heading}>{detail.contact}</h2>
        <ShareActions service={service} sharing={sharing} />
      </div>
      {service.isProtected !== true && <p className={styles.hint}>{sharing.textHint}</p>}
      <ul className={styles.contacts}>
        {phone !== null && (
          <ContactItem
            icon="phone"
            label={detail.phone}
            href={mayBeCalled(phone, service.country) ? callLink(phone, phoneExtension) : null}
            text={phoneExtension === null ? phone : `${phone} ${detail.extension(phoneExtension)}`}
          />
        )}
        <InsteadOfPhone service={service} detail={detail} />
        {!isRemote(service) && (
          <ContactItem
            icon={showsDoor(service) ? "pin" : "eyeOff"}
            label={detail.address}
            // Directions is the one way there.
            href={null}
            text={
              isRegionOnly(service)
                ? detail.addressRegion(regionText(service, language))
                : showsDoor(service)
                  ? // The second line is often how to be let in: it is not for the middle of the address.
                    `${addressText({ ...service, address2: null })}\n${service.address2 ?? ""}`
                  : service.addressVisibility === "AREA" && service.isProtected !== true
                    ? detail.addressArea(addressText(service))
                    : detail.addressHidden(`${service.city}, ${service.state}`)
            }
          />
        )}
        {contactEmail !== null && (
          <ContactItem icon="mail" label={detail.email} href={`mailto:${contactEmail}`} text={contactEmail} />
        )}
        {website !== null && (
          <ContactItem
            icon="link"
            label={detail.website}
            href={website}
            text={website.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "")}
          />
        )}
        {social.map(
          ({ name, address }) =>
            address !== null && (
              <ContactItem
                key={name}
                icon="link"
                label=""
                href={/^https?:\/\//.test(address) ? address : `https://${address}`}
                text={name}
              />
            ),
        )}
      </ul>
      {service.isShowFlag && (
        <MessageButton kind="contact" service={service} text={detail.connect(service.name)} />
      )}
      {service.isShowDonate && website !== null && (
        <a className={buttons.outlined} href={website} rel="noopener noreferrer">
          <Icon name="heart" />
          {detail.donate}
        </a>
      )}
    </section>
  );
}

/** Number as its source wrote it; for a protected listing without a number, the hotline and 211 (rule phones 8). */
function InsteadOfPhone({ service, detail }: { service: PublicService; detail: ServicePageTexts["detail"] }) {
  const { phone, sourcePhone, isProtected } = service;
  if (isProtected !== true) {
    return sourcePhone === null ? null : (
      <ContactItem icon="phone" label="" href={null} text={`${detail.sourcePhone}: ${sourcePhone}`} />
    );
  }
  const numbers = phone === null ? [DOMESTIC_VIOLENCE_HOTLINE, "211"] : [];
  return numbers.map((number) => (
    <ContactItem key={number} icon="phone" label={detail.phone} href={callLink(number, null)} text={number} />
  ));
}

/** One line, which is a link as a whole where it leads anywhere; only its text is underlined. */
function ContactItem({
  icon,
  label,
  href,
  text,
}: {
  icon: SvgIconName | "phone" | "pin";
  /** Read aloud before it; empty: the text says it. */
  label: string;
  href: string | null;
  text: string;
}) {
  const content = (
    <>
      {icon === "phone" || icon === "pin" ? <Icon name={icon} /> : <SvgIcon name={icon} />}
      {label !== "" && <span className="visually-hidden">{label}: </span>}
      <span className={styles.contactText}>{text}</span>
    </>
  );
  return (
    <li>
      {href === null ? (
        <p className={styles.contact}>{content}</p>
      ) : (
        <a className={styles.contact} href={href} rel="noopener noreferrer">
          {content}
        </a>
      )}
    </li>
  );
}

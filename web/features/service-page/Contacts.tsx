import type { ReactNode } from "react";
import type { PublicService } from "#domain/services/public-service.ts";
import { useApp } from "../../app-context/app-context.tsx";
import buttons from "../../ui/buttons.module.css";
import { Icon } from "../../ui/Icon.tsx";
import type { SvgIconName } from "../../ui/SvgIcon.tsx";
import { SvgIcon } from "../../ui/SvgIcon.tsx";
import { regionText, telNumber } from "../home/card.ts";
import { addressText, mapsLink, showsRegion } from "./maps-link.ts";
import styles from "./ServicePage.module.css";
import type { ServicePageTexts } from "./service-page-words.ts";

/** Every way to reach them, and where they are as far as they let everybody know. */
export function Contacts({
  service,
  detail,
}: {
  service: PublicService;
  detail: ServicePageTexts["detail"];
}) {
  const { isHydrated, language } = useApp();
  const { phone, phoneExtension, contactEmail, website } = service;
  const social = [
    { name: "Facebook", address: service.facebook },
    { name: "X", address: service.twitter },
    { name: "Instagram", address: service.instagram },
    { name: "YouTube", address: service.youtube },
  ];
  const maps = mapsLink(service, isHydrated ? navigator.userAgent : "");
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{detail.contact}</h2>
      <ul className={styles.contacts}>
        {phone !== null && (
          <ContactItem icon="phone" label={detail.phone}>
            <a href={`tel:${telNumber(phone, phoneExtension)}`}>
              {phone}
              {phoneExtension !== null && ` ${detail.extension(phoneExtension)}`}
            </a>
          </ContactItem>
        )}
        <ContactItem
          icon={service.addressVisibility === "EXACT" && !showsRegion(service) ? "pin" : "eyeOff"}
          label={detail.address}
        >
          {showsRegion(service) ? (
            detail.addressRegion(regionText(service, language))
          ) : service.addressVisibility === "HIDDEN" ? (
            detail.addressHidden(`${service.city}, ${service.state}`)
          ) : service.addressVisibility === "AREA" ? (
            detail.addressArea(addressText(service))
          ) : maps === null ? (
            addressText(service)
          ) : (
            <a href={maps} rel="noopener noreferrer">
              {addressText(service)}
            </a>
          )}
        </ContactItem>
        {contactEmail !== null && (
          <ContactItem icon="mail" label={detail.email}>
            <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </ContactItem>
        )}
        {website !== null && (
          <ContactItem icon="link" label={detail.website}>
            <a href={website} rel="noopener noreferrer">
              {website.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "")}
            </a>
          </ContactItem>
        )}
        {social.map(
          ({ name, address }) =>
            address !== null && (
              <ContactItem key={name} icon="link" label={name}>
                <a
                  href={/^https?:\/\//.test(address) ? address : `https://${address}`}
                  rel="noopener noreferrer"
                >
                  {name}
                </a>
              </ContactItem>
            ),
        )}
      </ul>
      {service.isShowDonate && website !== null && (
        <a className={buttons.outlined} href={website} rel="noopener noreferrer">
          <Icon name="heart" />
          {detail.donate}
        </a>
      )}
    </section>
  );
}

function ContactItem({
  icon,
  label,
  children,
}: {
  icon: SvgIconName | "phone" | "pin";
  label: string;
  children: ReactNode;
}) {
  return (
    <li className={styles.contact}>
      {icon === "phone" || icon === "pin" ? <Icon name={icon} /> : <SvgIcon name={icon} />}
      <span className="visually-hidden">{label}: </span>
      <span className={styles.contactText}>{children}</span>
    </li>
  );
}

import { useMemo } from "react";
import { callLink } from "#domain/phone/call-link.ts";
import { mayBeCalled } from "#domain/phone/may-be-called.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import { useApp } from "../../app-context/app-context.tsx";
import buttons from "../../ui/buttons.module.css";
import { Icon } from "../../ui/Icon.tsx";
import { SvgIcon } from "../../ui/SvgIcon.tsx";
import { FavouriteButton } from "../favourites/FavouriteButton.tsx";
import { GiveKudos } from "../kudos/GiveKudos.tsx";
import styles from "./Actions.module.css";
import { mapsLink } from "./maps-link.ts";
import type { ServicePageTexts } from "./service-page-words.ts";

/** What a person came for: call, directions, save, and a thank-you. */
export function Actions({ service, detail }: { service: PublicService; detail: ServicePageTexts["detail"] }) {
  const { words, isHydrated } = useApp();
  const { id, name, phone, phoneExtension, likes } = service;
  const directions = useMemo(
    () => mapsLink(service, isHydrated ? navigator.userAgent : ""),
    [service, isHydrated],
  );
  return (
    <div className={styles.actions}>
      {phone !== null && mayBeCalled(phone, service.country) && (
        <a
          className={`${buttons.primary} ${styles.action} ${styles.call}`}
          href={callLink(phone, phoneExtension)}
        >
          <Icon name="phone" />
          <span>
            {words.services.call}
            <span className={styles.number}> {phone}</span>
            <span className="visually-hidden"> {name}</span>
          </span>
        </a>
      )}
      {directions !== null && (
        <a className={`${buttons.outlined} ${styles.action}`} href={directions} rel="noopener noreferrer">
          <SvgIcon name="turn" />
          {detail.directions}
        </a>
      )}
      <FavouriteButton
        id={id}
        name={name}
        isProtected={service.isProtected === true}
        className={`${buttons.outlined} ${styles.action}`}
      >
        {(isSaved) => (
          <span>
            {isSaved ? detail.saved : detail.save}
            <span className="visually-hidden"> {name}</span>
          </span>
        )}
      </FavouriteButton>
      {service.isProtected !== true && (
        <GiveKudos
          id={id}
          name={name}
          likes={likes}
          text={detail}
          className={`${buttons.outlined} ${styles.action}`}
        />
      )}
    </div>
  );
}

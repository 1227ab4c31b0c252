import { useMemo } from "react";
import { callLink } from "#domain/base/phone/call-link.ts";
import { mayBeCalled } from "#domain/base/phone/may-be-called.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { FavouriteButton } from "../../base/service-card/FavouriteButton.tsx";
import { mapsLink } from "../../base/service-card/maps-link.ts";
import type { ServicePageTexts } from "../../base/service-card/service-page-words.ts";
import buttons from "../../base/ui/buttons.module.css";
import { Icon } from "../../base/ui/Icon.tsx";
import { SvgIcon } from "../../base/ui/SvgIcon.tsx";
import { DirectionsButton } from "../directions/DirectionsButton.tsx";
import styles from "./Actions.module.css";

/** Main actions: call, directions, save. */
export function Actions({
  service,
  detail,
  hasWay,
}: {
  service: PublicService;
  detail: ServicePageTexts["detail"];
  /** The way there is shown here; else another site or app has it. */
  hasWay: boolean;
}) {
  const { words } = useApp();
  const { id, name, phone, phoneExtension } = service;
  const directions = useMapsLink(service);
  const outlined = `${buttons.outlined} ${styles.action}`;
  return (
    <div className={styles.actions}>
      {phone !== null && mayBeCalled(phone, service.country) && (
        <a
          className={`${buttons.primary} ${styles.action} ${styles.call}`}
          href={callLink(phone, phoneExtension)}
        >
          <Icon name="phone" />
          <span>
            <span aria-hidden="true">{words.services.call}</span>
            <span className="visually-hidden">{words.services.callName(name)}</span>
            <span className={styles.number}> {phone}</span>
          </span>
        </a>
      )}
      {hasWay ? (
        <DirectionsButton text={detail.directions} className={outlined} />
      ) : (
        directions !== null && (
          <a className={outlined} href={directions} rel="noopener noreferrer">
            <SvgIcon name="turn" />
            {detail.directions}
          </a>
        )
      )}
      <FavouriteButton id={id} name={name} isProtected={service.isProtected === true} className={outlined}>
        {(isSaved) => (
          <span>
            {isSaved ? detail.saved : detail.save}
            <span className="visually-hidden"> {name}</span>
          </span>
        )}
      </FavouriteButton>
    </div>
  );
}

/** The way in the device's own app, or on another site. */
export function useMapsLink(service: PublicService): string | null {
  const { isHydrated } = useApp();
  return useMemo(() => mapsLink(service, isHydrated ? navigator.userAgent : ""), [service, isHydrated]);
}

import type { OpenedFeedback } from "#domain/feedback/inbox-calls.ts";
import type { FeedbackInboxWords } from "#words/compiled/feedback/feedback-inbox.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Lazy } from "../../../base/ui/lazy.tsx";
import { writtenAtMap } from "./lazy-written-at-map.tsx";
import styles from "./MessageView.module.css";

/**
 * Rounding moves a sender's location by up to 250 feet, so that no one nearer than this was farther than the 500 feet
 * of `atDoor`, if their device was right. How exact it was is not sent.
 */
const AT_DOOR_MILES = 0.047;

/** Shows where the sender was, on the map and in words; empty where they did not share it. */
export function WrittenAt({ feedback, text }: { feedback: OpenedFeedback; text: FeedbackInboxWords }) {
  const { language } = useApp();
  const { place, service } = feedback;
  const { longitude, latitude } = feedback.location;
  if (place === null || longitude === undefined || latitude === undefined) return null;
  const { name, milesFromService: miles, serviceCoordinates } = place;
  return (
    <>
      <h3 className={styles.label}>{text.place}</h3>
      <div className={styles.map}>
        <Lazy
          component={writtenAtMap(language)}
          props={{
            sender: { longitude, latitude },
            door: serviceCoordinates,
            text,
            doorName: text.service(service?.name ?? ""),
          }}
        />
      </div>
      <p className={styles.words}>
        {name !== null && text.near(name)}{" "}
        {miles !== null && (miles <= AT_DOOR_MILES ? text.atDoor : text.fromDoor(miles))}
      </p>
    </>
  );
}

import { useCallback, useId, useRef, useState } from "react";
import type { ManagedUser, OwnedService } from "#domain/accounts/users/user.ts";
import type { Answer } from "#domain/base/contract/call.ts";
import { MAX_HANDOVERS } from "#domain/base/contract/limits.ts";
import { getExtent } from "#domain/base/roles/permissions.ts";
import type { UsersWords } from "#words/compiled/accounts/users.ts";
import { callApi, callInBackground } from "../../../base/calls/call-api.ts";
import { useBusy } from "../../../base/calls/use-busy.ts";
import { useCall } from "../../../base/calls/use-call.ts";
import buttons from "../../../base/ui/buttons.module.css";
import confirming from "../../../base/ui/ConfirmDialog.module.css";
import { Dialog } from "../../../base/ui/Dialog.tsx";
import { focusFirstInvalid } from "../../../base/ui/first-invalid.ts";
import styles from "./DeleteUserDialog.module.css";
import { NewOwners } from "./NewOwners.tsx";
import { findHighestRole } from "./role-of.ts";
import type { UserDeletion } from "./use-deletion.ts";

/** Asks once more, says what goes and what stays, and offers the services to someone else (rules users 6 and 16). */
export function DeleteUserDialog({
  user: { id, displayName, countManagedServices },
  text,
  onDelete,
  onCancel,
}: {
  user: Pick<ManagedUser, "id" | "displayName" | "countManagedServices">;
  text: UsersWords;
  onDelete: (deletion: UserDeletion) => void;
  onCancel: () => void;
}) {
  const words = text.deletion;
  const no = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const titleId = useId();
  const load = useCallback(async (): Promise<Answer<readonly OwnedService[]>> => {
    if (countManagedServices === 0) return { ok: true, reply: [] };
    const query = { limit: String(MAX_HANDOVERS) };
    return callInBackground("GET /users/{id}/services", { params: { id }, query });
  }, [id, countManagedServices]);
  // If they fail to load, all can still go to one person.
  const services = useCall(load).reply ?? [];
  /** New owner of every service for which no other address is chosen. */
  const [owner, setOwner] = useState("");
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { isBusy: isChecking, whileBusy } = useBusy();
  const chooseOwner = (service: OwnedService) => chosen[service.id] ?? service.suggestedOwner ?? owner;
  const confirm = async () => {
    const servicesTo = parseEmail(owner);
    const owners = services.map((service) => ({
      service: service.id,
      email: parseEmail(chooseOwner(service)),
    }));
    const emails = new Set([servicesTo, ...owners.map(({ email }) => email)].filter((one) => one !== null));
    // Services beyond those that have a field go to the one for all.
    const others = countManagedServices - services.length;
    const countFor = (email: string) =>
      owners.filter((one) => one.email === email).length + (email === servicesTo ? others : 0);
    const found = await whileBusy(() =>
      Promise.all(
        [...emails].map(async (email) => [email, await ownerProblem(email, countFor(email), id, text)]),
      ),
    );
    if (found === null) return;
    const wrong = Object.fromEntries(found.filter(([, problem]) => problem !== null));
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) {
      focusFirstInvalid(form.current);
      return;
    }
    onDelete({ id, displayName, servicesTo, handovers: owners.filter(({ email }) => email !== servicesTo) });
  };
  return (
    <Dialog focusOn={no} isWide aria-labelledby={titleId} onCancel={onCancel}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <h2 id={titleId} className={styles.question}>
          {words.question}
        </h2>
        <p className={styles.fact}>{words.goes(displayName)}</p>
        <p className={styles.fact}>
          {countManagedServices === 0 ? words.staysNone : words.stays(text.services(countManagedServices))}
        </p>
        {countManagedServices > 0 && (
          <NewOwners
            services={services}
            count={countManagedServices}
            owner={owner}
            ownerOf={chooseOwner}
            errorOf={(typed) => errors[parseEmail(typed) ?? ""]}
            text={text}
            onOwner={setOwner}
            onChosen={(service, email) => setChosen({ ...chosen, [service]: email })}
          />
        )}
        <div className={confirming.buttons}>
          <button
            type="submit"
            className={`${buttons.primary} ${confirming.dangerous}`}
            aria-disabled={isChecking}
          >
            {isChecking ? words.checking : words.yes}
          </button>
          <button ref={no} type="button" className={buttons.outlined} onClick={onCancel}>
            {words.no}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** Normalizes an email; null where nothing is typed. */
function parseEmail(typed: string): string | null {
  return typed.trim().toLowerCase() || null;
}

/** Says why this address cannot get so many services; null: it can. */
async function ownerProblem(
  email: string,
  services: number,
  userId: string,
  text: UsersWords,
): Promise<string | null> {
  const answer = await callApi("GET /users", { query: { search: "email", q: email, sort: "email" } });
  if (!answer.ok) return text.failed;
  const owner = answer.reply.find((user) => user.email === email && user.id !== userId);
  if (owner === undefined) return text.deletion.ownerUnknown;
  if (!owner.isConfirmed) return text.deletion.ownerUnconfirmed;
  const isLimited = getExtent(findHighestRole(owner), "createService") === "limited";
  return isLimited && services > 0 && owner.countManagedServices + services > owner.totalServices
    ? text.deletion.ownerFull(owner.totalServices)
    : null;
}

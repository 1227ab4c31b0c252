import { useState } from "react";
import { ROLES } from "#domain/base/roles/role.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import { callApi } from "../../../base/calls/call-api.ts";
import { findChoice } from "../../../base/pages/home-query.ts";
import type { AccountData } from "../../../base/pages/page-data.ts";
import { ACCOUNT_PAGES } from "../../../base/pages/page-table.ts";
import { useAccountWords } from "../../../base/shell/account-words.ts";
import { WorkFailure } from "../../../base/shell/WorkFailure.tsx";
import styles from "./Account.module.css";
import { AccountForm } from "./AccountForm.tsx";
import { AccountFrame } from "./AccountFrame.tsx";
import { Deletion } from "./Deletion.tsx";
import { Loading } from "./Loading.tsx";
import type { Profile } from "./load-account.ts";
import { loadProfile } from "./load-account.ts";
import { NoticeChoices } from "./NoticeChoices.tsx";
import { SendConfirmation } from "./SendConfirmation.tsx";
import { useLoaded } from "./use-loaded.ts";

/** Name, telephone, role and limit of the account. `/update_profile`, rules accounts 24 and 25. */
export function ProfilePage({ initial }: { initial: AccountData | null }) {
  const { loaded, failure, reload } = useLoaded(initial?.profile, loadProfile);
  return (
    <AccountFrame name="profile">
      {loaded === null && failure === null && <Loading />}
      {failure !== null && <WorkFailure isNetwork={failure.isNetwork} onRetry={reload} />}
      {loaded !== null && <ProfileContent loaded={loaded} outcome={initial?.outcome ?? null} />}
    </AccountFrame>
  );
}

function ProfileContent({ loaded, outcome }: { loaded: Profile; outcome: AccountData["outcome"] }) {
  const words = useAccountWords();
  const { viewer, setViewer, showToast } = useApp();
  const [profile, setProfile] = useState(loaded);
  const role = findChoice(ROLES, profile.roles[0] ?? "");
  const isConfirmed = viewer?.isConfirmed ?? profile.isConfirmed;
  const { countManagedServices, totalServices } = profile;
  return (
    <>
      <dl className={styles.facts}>
        <dt>{words.profile.email}</dt>
        <dd>
          <span className={styles.breakable}>{profile.email}</span>{" "}
          <span className={isConfirmed ? styles.good : styles.caution}>
            {isConfirmed ? words.profile.confirmed : words.profile.notConfirmed}
          </span>
          <p className={styles.hint}>{words.profile.emailHint}</p>
          {!isConfirmed && <SendConfirmation email={profile.email} />}
        </dd>
        <dt>{words.profile.role}</dt>
        <dd>{role === null ? profile.roles[0] : words.roles[role]}</dd>
        <dt>{words.profile.services}</dt>
        <dd>
          {role === "ADMINISTRATOR"
            ? words.profile.unlimited(countManagedServices)
            : words.profile.limit(countManagedServices, totalServices)}
        </dd>
      </dl>
      <AccountForm
        form="profile"
        path={ACCOUNT_PAGES.profile.path}
        submitLabel={words.profile.save}
        busy={words.saving}
        outcome={outcome}
        texts={{
          displayName: profile.displayName,
          phone: profile.phone ?? "",
          language: profile.language,
          isNamePublic: profile.isNamePublic ? "on" : "",
        }}
        send={({ displayName, phone, language, isNamePublic }) =>
          callApi("PUT /auth/profile", {
            body: { displayName, phone, language, isNamePublic: isNamePublic !== "" },
          })
        }
        onDone={(reply) => {
          setProfile(reply);
          if (viewer !== null) setViewer({ ...viewer, displayName: reply.displayName });
          showToast({ kind: "success", text: words.profile.saved });
        }}
      />
      <NoticeChoices />
      <section className={styles.section} aria-labelledby="security">
        <h2 id="security" className={styles.heading}>
          {words.profile.security}
        </h2>
        <ul className={styles.links}>
          {profile.lastMethod === "LOCAL" && (
            <li>
              <Link href={ACCOUNT_PAGES.changePassword.path}>{words.titles.changePassword}</Link>
            </li>
          )}
          <li>
            <Link href={ACCOUNT_PAGES.passkeys.path}>{words.titles.passkeys}</Link>
          </li>
          <li>
            <Link href={ACCOUNT_PAGES.sessions.path}>{words.titles.sessions}</Link>
          </li>
        </ul>
      </section>
      <Deletion requestedAt={profile.deletionRequestedAt} />
    </>
  );
}

import { print } from "#server/base/command/command.ts";
import { runDatabaseCommand } from "#server/base/command/database-command.ts";
import { usageText } from "#server/base/command/usage.ts";
import { OperatorError } from "#server/base/process/operator-error.ts";
import { readConfig } from "#server/base/settings/config.ts";
import { migrate } from "#server/base/sql/migrate.ts";
import { makeAdministrator } from "./make-administrator.ts";

/** `npm run admin -- EMAIL`, whether or not the app is running. Only the link goes to stdout. */
await runDatabaseCommand(() => {
  const [email, ...others] = process.argv.slice(2);
  if (email === undefined || others.length > 0) throw new OperatorError(usageText("admin"));
  const config = readConfig();
  return {
    config,
    async work(database) {
      await migrate(database, print);
      const { outcome, isReset, purpose, path } = await makeAdministrator(
        database,
        email,
        config.secondFactorRoles,
        Date.now(),
      );
      if (outcome === "unchanged") print("This account is already an administrator.");
      if (outcome === "promoted")
        print("This account is now an administrator, starting with its next request.");
      if (isReset) print("Its passkeys and recovery codes were removed, and it is signed out everywhere.");
      if (path === null) return;
      print(
        purpose === "passkey"
          ? "Open this link to create the account's passkey. It works once, for one hour:"
          : "Open this link to choose the account's password. It works once, for one hour:",
      );
      process.stdout.write(`${config.publicUrl ?? `http://localhost:${config.port}`}${path}\n`);
    },
  };
});

/**
 * Every script of package.json starts with this, in plain JavaScript that old versions of Node can read: the
 * rest is TypeScript, which Node runs since 24. On Linux and Windows an optional package brings that version.
 */
const [major = "0"] = process.versions.node.split(".");
if (Number(major) < 24) {
  process.stderr.write(
    `Amparo needs Node 24 or later, and this is ${process.version} on ${process.platform} ${process.arch}. Install Node 24 from https://nodejs.org and run npm ci again. On Linux and Windows npm ci may have brought one, which npm start and the other commands of npm use, and node alone does not.\n`,
  );
  process.exit(1);
}
if (process.argv.slice(2).some((word) => word === "--help" || word === "-h")) {
  const { printHelp } = await import("./base/command/print-help.ts");
  if (printHelp(process.argv.slice(1))) {
    // Under `node --watch` the process above would wait for a change of the file, and start it again.
    // biome-ignore lint/style/noProcessEnv: Node sets it for the watched process, and it is no setting of the app.
    if (process.env.WATCH_REPORT_DEPENDENCIES !== undefined) process.kill(process.ppid, "SIGTERM");
    process.exit(0);
  }
}
// Texts are compiled from the messages of translators, where these changed; a worker thread has them from the start.
const { isMainThread } = await import("node:worker_threads");
if (isMainThread) {
  const { compileWords } = await import("./base/words/compile-words.ts");
  try {
    await compileWords();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "MessageFault") throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

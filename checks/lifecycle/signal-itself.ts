/**
 * Loaded before a command, this sends it the signal `SIGNAL` as soon as it prints `SIGNAL_AT`: a signal from another
 * process might come too late.
 */
const { SIGNAL, SIGNAL_AT } = process.env;

if (SIGNAL !== undefined && SIGNAL_AT !== undefined) {
  let isSent = false;
  process.stderr.write = new Proxy(process.stderr.write, {
    apply(write, stream, args) {
      if (!isSent && String(args[0]).includes(SIGNAL_AT)) {
        isSent = true;
        process.kill(process.pid, SIGNAL);
      }
      return Reflect.apply(write, stream, args);
    },
  });
}

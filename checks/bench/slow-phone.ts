/** Slow 4G as a phone has it, applied to the connection and not guessed afterwards, and a processor four times slower. */
export const SLOW_PHONE = {
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
  cpuSlowdownMultiplier: 4,
};

/** Settings passed to the database process at each start, so that later versions can change them. */
export const EMBEDDED_SETTINGS: Readonly<Record<string, string>> = {
  // Durability: commits survive kill -9 and power loss.
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  // Memory: engine and Node together stay under 250 MB.
  shared_buffers: "48MB",
  max_connections: "24",
  work_mem: "8MB",
  maintenance_work_mem: "64MB",
  effective_cache_size: "512MB",
  temp_buffers: "4MB",
  huge_pages: "off",
  io_method: "sync",
  autovacuum_max_workers: "1",
  autovacuum_worker_slots: "2",
  max_worker_processes: "2",
  max_parallel_workers_per_gather: "0",
  max_parallel_maintenance_workers: "0",
  jit: "off",
  // Single node: no replication, small write-ahead log.
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "256MB",
  min_wal_size: "32MB",
  // This value is for SSDs.
  random_page_cost: "1.1",
  // Independent of the machine's settings.
  TimeZone: "UTC",
  DateStyle: "ISO, MDY",
  // The log must not contain personal data: neither statements nor parameter values.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_checkpoints: "off",
  logging_collector: "off",
};

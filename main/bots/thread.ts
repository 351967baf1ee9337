import { type ResourceLimits, Worker } from 'node:worker_threads';

/**
 * A thread that says only what its own script says. While `npm run dev` watches a host, Node has every thread tell which files it
 * loads, as messages among those of its script: here it is not asked to.
 * @param script what it runs
 * @throws Error if this machine gives no thread now
 */
export function openThread(script: URL, resourceLimits: ResourceLimits): Worker {
  const { WATCH_REPORT_DEPENDENCIES: _, ...env } = process.env;
  return new Worker(script, { resourceLimits, env });
}

// Stop requests to the launcher.
import { readFileSync } from 'node:fs';

/**
 * Calls `stop` at Ctrl-C, SIGTERM, SIGHUP, and when the npm that started this process ends: npm
 * passes SIGTERM to its shell only, and a killed npm passes nothing. A second Ctrl-C ends at once.
 *
 * @param {(reason: string) => Promise<void>} stop
 */
export function onStopRequest(stop) {
  let isStopping = false;
  const requestStop = (reason) => {
    if (isStopping) return;
    isStopping = true;
    clearInterval(watch);
    void stop(reason);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (isStopping && signal === 'SIGINT') process.exit(130);
      requestStop(signal);
    });
  }
  // A closed terminal must not end this process during its stop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const parents = parentsOf();
  const watch = setInterval(() => {
    if (process.env['npm_lifecycle_event'] && parentsOf() !== parents) requestStop('npm has ended');
  }, 500);
  watch.unref();
}

/** The parent and, where the system shows it, the parent's parent: npm with its shell between. */
function parentsOf() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')') + 1).split(' ')[2]}`;
  } catch {
    return String(process.ppid);
  }
}

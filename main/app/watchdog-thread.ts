import { parentPort, workerData } from 'node:worker_threads';
import { watchLateness } from './lateness.ts';
import { pulseIn } from './pulse.ts';

// Run by `watchdog.ts` as a thread of its own: the main process cannot watch itself while a page floods it, since what tells it
// the time waits behind the flood.
const pulse = pulseIn(workerData as SharedArrayBuffer);

function tooLate(): void {
  pulse.endPage();
  parentPort?.postMessage('tooLate');
}
watchLateness(tooLate, {
  now: () => performance.now(),
  worked() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  beats: pulse.beats,
  every(ms, then) {
    const timer = setInterval(then, ms);
    return () => clearInterval(timer);
  },
});

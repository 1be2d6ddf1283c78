// Loaded before each process of the house: when the launcher dies without a word (kill -9), the
// process is asked to stop as by the launcher, so that nothing is left serving on its own.
const parent = process.ppid;

const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}, 500);
watch.unref();

// Loaded before each process of the installation: when the launcher is killed (kill -9), the
// process stops as if the launcher had asked, so that no process is left running.
const parent = process.ppid;

const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}, 500);
watch.unref();

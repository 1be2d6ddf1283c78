const BATCH_BYTES = 64 * 1024;

/** A queue of log lines up to a number of bytes; the oldest lines are dropped for the newest. */
export interface LogQueue {
  put(line: Buffer): void;
  /** The oldest lines, about 64 kB of them; they stay queued until `take`. */
  batch(): readonly Buffer[];
  take(batch: readonly Buffer[]): void;
  /** How many lines were dropped since the last call. */
  dropped(): number;
}

/** An empty queue. */
export function openLogQueue(bytesMax: number): LogQueue {
  const lines: Buffer[] = [];
  let bytes = 0;
  let dropped = 0;
  return {
    put: (line) => {
      lines.push(line);
      bytes += line.length;
      while (bytes > bytesMax && lines.length > 1) {
        bytes -= lines.shift()?.length ?? 0;
        dropped += 1;
      }
    },
    batch: () => {
      let size = 0;
      const end = lines.findIndex(
        (line, index) => (size += line.length) > BATCH_BYTES && index > 0,
      );
      return lines.slice(0, end === -1 ? lines.length : end);
    },
    take: (batch) => {
      // Some lines of the batch may have been dropped while it was being sent.
      const gone = new Set(batch);
      while (lines[0] !== undefined && gone.has(lines[0])) {
        bytes -= lines.shift()?.length ?? 0;
      }
    },
    dropped: () => {
      const count = dropped;
      dropped = 0;
      return count;
    },
  };
}

import { useRef, useState } from 'react';
import { useReadAgain } from '../calls/use-ask.ts';
import { isWaiting, type Done } from './act.ts';

interface UseActResult {
  readonly busy: boolean;
  /** The text of the last refusal. */
  readonly refusal: string | undefined;
  /** Runs one attempt; resolves to the refusals of single fields. */
  readonly attempt: (
    run: (idempotencyKey: string) => Promise<Done>,
  ) => Promise<Readonly<Record<string, string>>>;
}

/** The attempts of a dialog, which share a request id until one is answered. */
export function useAct(onDone: (waits: boolean) => void): UseActResult {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const readAgain = useReadAgain();
  const idempotencyKey = useRef(crypto.randomUUID());
  const attempt: UseActResult['attempt'] = async (run) => {
    setBusy(true);
    setRefusal(undefined);
    const done = await run(idempotencyKey.current);
    setBusy(false);
    if (done.ok) {
      onDone(isWaiting(done.value));
      return {};
    }
    // A refused attempt has been answered: the next one is a new request.
    idempotencyKey.current = crypto.randomUUID();
    setRefusal(done.refusal.message);
    // A refusal is often caused by stale data: all queries are invalidated.
    void readAgain();
    return done.refusal.fields ?? {};
  };
  return { busy, refusal, attempt };
}

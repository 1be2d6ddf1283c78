import { Alert } from '@mui/material';
import { useState, type FormEvent } from 'react';

/** One submission at a time; what `run` answers is shown as what went wrong. */
export function useSubmit(run: () => Promise<string | undefined>) {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setMessage(undefined);
    void run().then((problem) => {
      setMessage(problem);
      setBusy(false);
    });
  };
  const refusal = message === undefined ? null : <Alert severity="error">{message}</Alert>;
  return { busy, refusal, submit };
}

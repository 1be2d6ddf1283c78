import { Alert } from '@mui/material';
import { useState, type FormEvent } from 'react';

/** Allows one submission at a time; a string returned by `run` is shown as an error. */
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

// A call that changes something, as a component makes it: TanStack Query's `useMutation` with the
// types of a call.
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { createAttemptKeys } from './attempt-keys.ts';
import { call, type AnswerOf, type CallName, type InputOf, type ValueOf } from './calls.ts';
import type { ClientAnswer, ClientRefusal } from '@fairhouse/calls/client';
import { invalidateCalls, queries } from './queries.ts';

interface MutationOptions<Value, Input> {
  /** The calls whose answers a success has changed. */
  readonly invalidates?: readonly CallName[];
  /** The calls to read again after a refusal too, which may tell that they have changed. */
  readonly invalidatesAlways?: readonly CallName[];
  /** These three are called even if the component is unmounted by then. */
  readonly onSuccess?: (value: Value, input: Input) => void;
  readonly onError?: (refusal: ClientRefusal, input: Input) => void;
  readonly onSettled?: () => void;
}

/** `error` is the refusal of the last attempt; a new attempt and `reset` clear it. */
interface AnswerMutation<Value, Input> extends Pick<
  UseMutationResult<Value, ClientRefusal>,
  'isPending' | 'error' | 'reset'
> {
  /** The callbacks are called only while the component is mounted. */
  readonly mutate: (input: Input, onSuccess?: (value: Value) => void, onError?: () => void) => void;
}

/**
 * A mutation by a call. An attempt that the network lost is repeated with the same idempotency key,
 * so that money moves at most once; a definite answer or another input starts a new key. `mutate`
 * and `reset` do nothing while an attempt is pending.
 */
export function useCallMutation<Name extends CallName>(
  name: Name,
  options: MutationOptions<ValueOf<Name>, InputOf<Name>> = {},
): AnswerMutation<ValueOf<Name>, InputOf<Name>> {
  const [ask] = useState(() => createAsk(name));
  return useAnswerMutation(name, ask, options);
}

/** A mutation that takes more than one call: `ask` answers as a call does. */
export function useAnswerMutation<Value, Input>(
  name: string,
  ask: (input: Input) => Promise<ClientAnswer<Value>>,
  options: MutationOptions<Value, Input> = {},
): AnswerMutation<Value, Input> {
  const mutationKey = [name, useId()];
  const { invalidates = [], invalidatesAlways = [], onSuccess, onError, onSettled } = options;
  const mutation = useMutation<Value, ClientRefusal, Input>({
    mutationKey,
    mutationFn: async (input) => {
      const answer = await ask(input);
      if (answer.ok) return answer.value;
      throw answer.refusal;
    },
    onSuccess: (value, input) => {
      invalidateCalls(...invalidates);
      onSuccess?.(value, input);
    },
    onError: (refusal, input) => onError?.(refusal, input),
    onSettled: () => {
      invalidateCalls(...invalidatesAlways);
      onSettled?.();
    },
  });
  // `isPending` is rendered in a later task, before which there may be a second click.
  const isFree = () => queries.isMutating({ mutationKey }) === 0;
  return {
    mutate: (input, then, otherwise) => {
      if (!isFree()) return;
      mutation.mutate(input, { onSuccess: (value) => then?.(value), onError: () => otherwise?.() });
    },
    isPending: mutation.isPending,
    error: mutation.error,
    // The library's own would show an attempt in flight as ended.
    reset: () => {
      if (isFree()) mutation.reset();
    },
  };
}

function createAsk<Name extends CallName>(
  name: Name,
): (input: InputOf<Name>) => Promise<AnswerOf<Name>> {
  const attempts = createAttemptKeys();
  return async (input) => {
    const answer = await call(name, input, { idempotencyKey: attempts.keyOf(input) });
    if (answer.ok || answer.refusal.status < 500) attempts.end();
    return answer;
  };
}

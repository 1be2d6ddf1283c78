import { useMemo } from 'react';
import { useCall } from '../../../calls/use-call.ts';
import { checkFile, type CheckedFile } from '../proof/check-file.ts';
import { useProof } from '../proof/use-proof.ts';
import { VERIFY_PORTS } from '../proof/verify-ports.ts';
import { checkOwnTickets, type OwnFinding } from './own-tickets.ts';
import { scenesOf, type Scene } from './scenes.ts';
import { useOwnTickets } from './use-own-tickets.ts';

/** A checked draw as it is shown: the scenes, and the player's own tickets in them. */
export interface DrawStory {
  readonly checked: CheckedFile;
  readonly own: readonly OwnFinding[];
  readonly scenes: readonly Scene[];
  readonly latest: number | undefined;
}

/** Tells a checked proof with the player's own tickets; undefined while these are loading. */
export function useStoryOf(
  checked: CheckedFile | undefined,
  issue: string,
): { readonly story: DrawStory | undefined; readonly mine: ReturnType<typeof useOwnTickets> } {
  const mine = useOwnTickets(issue);
  const { tickets, latest } = mine;
  const story = useMemo(() => {
    if (checked === undefined || tickets === undefined) return undefined;
    const { proof } = checked;
    const own = proof === undefined ? [] : checkOwnTickets(proof, tickets, VERIFY_PORTS);
    return { checked, own, latest, scenes: scenesOf(checked, own) };
  }, [checked, tickets, latest]);
  return { story, mine };
}

/** Fetches a draw's proof and the player's tickets, and checks both here. */
export function useDrawStory(issue: string) {
  const proof = useProof(issue);
  const log = useCall('publicLog', { from: 1, limit: 1 });
  const { data: file } = proof;
  const { data: known } = log;
  const checked = useMemo(
    () =>
      file === undefined || known === undefined
        ? undefined
        : checkFile(file, { logKey: known.publicKey, parties: known.parties }),
    [file, known],
  );
  const { story, mine } = useStoryOf(checked, issue);
  const error = proof.error ?? log.error ?? mine.error;
  const retry = () => {
    if (proof.error !== null) void proof.refetch();
    if (log.error !== null) void log.refetch();
    if (mine.error !== null) mine.retry();
  };
  return { story, error, retry };
}

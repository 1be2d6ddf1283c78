import { readRules, type ProofFile } from '@fairhouse/rules/fair';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { KnownParty } from './known-party.ts';
import { proofParties, type SignedItem } from './proof-parties.ts';

interface PartyFactsProps {
  readonly proof: ProofFile;
  /** The parties that the site names now. */
  readonly parties: readonly KnownParty[];
}

/** The parties of a draw, what each signed, who operates it, and how many were independent. */
export function PartyFacts({ proof, parties }: PartyFactsProps) {
  const t = useTexts('verify');
  const named = proofParties(proof);
  const { independent } = readRules(proof.rules) ?? {};
  if (named.length === 0 || independent === undefined) return null;
  const saidOf = (publicKey: string): string => {
    if (publicKey === proof.logKey) return [t('runByHouse'), t('ownKey')].join(' · ');
    const known = parties.find((each) => each.publicKey === publicKey);
    if (known === undefined) return t('unknownParty');
    const runBy = known.runBy ? t('runBy', { who: known.runBy }) : t('runByHouse');
    const clock = known.clock === 'house' ? [t('houseClock')] : [];
    return [runBy, t(known.independent ? 'isIndependent' : 'notIndependent'), ...clock].join(' · ');
  };
  const signedBy = (signed: readonly SignedItem[]): string =>
    signed.length === 0
      ? t('signed.nothing')
      : signed.map((each) => t(`signed.${each}`)).join(' · ');
  return (
    <dl className="flex flex-col gap-3 border-t border-line pt-3">
      {named.map(({ party, publicKey, signed }) => (
        <div key={publicKey} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
          <dt className="text-ink-3">{party}</dt>
          <dd className="text-right font-medium break-words">{saidOf(publicKey)}</dd>
          <dd className="col-span-2 text-right text-xs text-ink-2">{signedBy(signed)}</dd>
          <dd className="col-span-2 text-xs break-all text-ink-3">
            <code>{publicKey}</code>
          </dd>
        </div>
      ))}
      <div className="flex justify-between gap-4">
        <dt className="shrink-0 text-ink-3">{t('independent')}</dt>
        <dd className="figures font-medium">{independent}</dd>
      </div>
    </dl>
  );
}

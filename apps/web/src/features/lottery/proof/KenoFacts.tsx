import { drawBalls, kenoText, PURE_HASHES, readRules, type ProofFile } from '@fairhouse/rules/fair';
import { useTexts } from '../../../i18n/use-texts.ts';

/** A draw whose numbers follow from twenty balls: the balls in rising order, and the derivation. */
export function KenoFacts({ proof }: { readonly proof: ProofFile }) {
  const t = useTexts('verify');
  const { keno } = readRules(proof.rules) ?? {};
  if (keno === undefined) return null;
  const balls = proof.key === undefined ? undefined : kenoText(drawBalls(PURE_HASHES, proof.key));
  return (
    <dl className="flex flex-col gap-2 border-t border-line pt-3">
      {balls !== undefined && (
        <div className="flex flex-col gap-1">
          <dt className="text-ink-3">{t('kenoBalls')}</dt>
          <dd>
            <code className="text-xs break-all text-ink-2">
              {keno === 'sha512' ? `${balls}@${proof.drawId}` : balls}
            </code>
          </dd>
        </div>
      )}
      <div className="flex flex-col gap-1">
        <dt className="text-ink-3">{t('blockRule')}</dt>
        <dd>{t(`kenoRule.${keno}`)}</dd>
      </div>
    </dl>
  );
}

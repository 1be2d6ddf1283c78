import { blockNumber, readRules, type ProofFile } from '@fairhouse/rules/fair';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';

/** A draw by a public block: the block, its hash, and the derivation of the numbers. */
export function BlockFacts({ proof }: { readonly proof: ProofFile }) {
  const t = useTexts('verify');
  const { dateTime } = useFormats();
  const { block: rule, blockAt } = readRules(proof.rules) ?? {};
  if (rule === undefined || blockAt === undefined) return null;
  return (
    <dl className="flex flex-col gap-2 border-t border-line pt-3">
      <div className="flex justify-between gap-4">
        <dt className="shrink-0 text-ink-3">{t('blockAt')}</dt>
        <dd className="figures min-w-0 text-right font-medium">{dateTime(blockAt)}</dd>
      </div>
      {proof.block !== undefined && (
        <div className="flex flex-col gap-1">
          <div className="flex justify-between gap-4">
            <dt className="shrink-0 text-ink-3">{t('block')}</dt>
            <dd className="figures font-medium">{blockNumber(proof.block)}</dd>
          </div>
          <dd>
            <code className="text-xs break-all text-ink-2">{proof.block}</code>
          </dd>
        </div>
      )}
      <div className="flex flex-col gap-1">
        <dt className="text-ink-3">{t('blockRule')}</dt>
        <dd>{t(`blockRule.${rule}`)}</dd>
      </div>
    </dl>
  );
}

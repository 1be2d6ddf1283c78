import { findBrokenLine, PURE_HASHES, verifyEd25519, type LogLine } from '@fairhouse/rules/fair';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { saveFile } from '../../../ui/data/csv.ts';
import type { LoggedLine } from './LogTable.tsx';

interface CheckLogProps {
  readonly publicKey: string;
  /** Oldest first. */
  readonly lines: readonly LoggedLine[];
}

/** Verifies in the browser whether the shown lines are chained and signed, and saves them. */
export function CheckLog({ publicKey, lines }: CheckLogProps) {
  const t = useTexts('books');
  const broken = useMemo(
    () =>
      findBrokenLine(lines as readonly LogLine[], publicKey, {
        hashes: PURE_HASHES,
        verifySignature: verifyEd25519,
      }),
    [lines, publicKey],
  );
  const [first, last] = [lines[0]?.seq, lines.at(-1)?.seq];
  if (first === undefined || last === undefined) return null;
  const save = () =>
    saveFile(
      `draw-log-${first}-${last}.json`,
      JSON.stringify({ publicKey, lines }, null, 1),
      'application/json',
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p
        role="status"
        className={broken === undefined ? 'font-semibold text-won' : 'font-semibold text-lost'}
      >
        {broken === undefined ? t('log.holds', { first, last }) : t('log.broken', { line: broken })}
      </p>
      <Button look="outline" icon={<Download aria-hidden size={16} />} onClick={save}>
        {t('log.save')}
      </Button>
    </div>
  );
}

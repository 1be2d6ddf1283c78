import { amount, formatAmount } from '@fairhouse/values';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { TextArea } from '../../../ui/forms/Input.tsx';
import { checkReceipts, type CheckedReceipt } from './check-file.ts';
import { readReceipts } from './read-receipts.ts';

/** The player's own tickets, found by their receipts. */
export function MyTicket({ file }: { readonly file: unknown }) {
  const t = useTexts('verify');
  const [text, setText] = useState('');
  const receipts = useMemo(() => readReceipts(text), [text]);
  const found = useMemo(() => checkReceipts(file, receipts), [file, receipts]);
  const wrong = text.trim() !== '' && receipts.length === 0;
  return (
    <Card className="flex flex-col gap-3 text-sm">
      <h2 className="text-lg font-semibold">{t('my.title')}</h2>
      <p className="text-ink-2">{t('my.about')}</p>
      <Field label={t('my.label')} error={wrong ? t('my.bad') : undefined}>
        {(control) => (
          <TextArea
            {...control}
            value={text}
            spellCheck={false}
            onChange={(event) => setText(event.target.value)}
            className="font-mono text-xs!"
          />
        )}
      </Field>
      <ul className="flex flex-col gap-2" aria-live="polite">
        {found.map((each) => (
          <TicketRow key={each.seq} found={each} />
        ))}
      </ul>
    </Card>
  );
}

function TicketRow({ found }: { readonly found: CheckedReceipt }) {
  const t = useTexts('verify');
  const { seq, check, payout } = found;
  if (check?.status !== 'ok') {
    const problem = (check?.problem ?? check?.status ?? '').replaceAll('_', ' ');
    return (
      <li className="rounded-md bg-lost-soft p-3 text-lost">
        {t('my.failed', { seq: String(seq), problem })}
      </li>
    );
  }
  return (
    <li className="rounded-md bg-won-soft p-3 text-won">
      {t('my.ok', { seq: String(seq) })}{' '}
      {payout === undefined
        ? t('my.lost')
        : t('my.won', { units: formatAmount(amount(BigInt(payout))) })}
    </li>
  );
}

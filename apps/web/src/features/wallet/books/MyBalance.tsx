import type { BalanceLine, BooksVerification } from '@fairhouse/rules/fair';
import { amount, formatAmount } from '@fairhouse/values';
import { Download, Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { useDayTexts } from '../../../i18n/use-day-texts.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { CopyText } from '../../../ui/data/CopyText.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Money } from '../../../ui/data/Money.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { saveBooks } from './CheckBooks.tsx';
import { checkBooks } from './check-books.ts';
import { collectBooks, collectOwnProofs } from './collect-books.ts';

interface MyBalanceProps {
  /** Days with a root, newest first. */
  readonly days: readonly string[];
}

interface Proved {
  readonly balances: readonly BalanceLine[];
  readonly found: BooksVerification;
}

/** Proves in the browser that the member's own balance is in the root of a day. */
export function MyBalance({ days }: MyBalanceProps) {
  const t = useTexts('books');
  const { day: dayText } = useDayTexts();
  const [chosen, setChosen] = useState<string>();
  const [proved, setProved] = useState<Proved>();
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const day = chosen ?? days[0];
  if (day === undefined) return null;
  const gather = async () => {
    const own = await collectOwnProofs(day);
    return own.ok ? { own, books: await collectBooks(own.balances) } : { own };
  };
  const prove = async () => {
    setBusy(true);
    setFault(undefined);
    setProved(undefined);
    const { own, books } = await gather();
    if (!own.ok) setFault(own.refusal.message);
    else if (books?.ok === false) setFault(books.refusal.message);
    else if (books) setProved({ balances: own.balances, found: await checkBooks(books.file) });
    setBusy(false);
  };
  const save = async () => {
    const { books } = await gather();
    if (books?.ok === true) saveBooks(books.file);
  };
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-44">
          <Field label={t('my.day')}>
            {(control) => (
              <Select
                {...control}
                choices={days.map((each) => ({ value: each, label: dayText(each) }))}
                value={day}
                onChoose={setChosen}
              />
            )}
          </Field>
        </div>
        <Button
          look="primary"
          busy={busy}
          icon={<Fingerprint aria-hidden size={18} />}
          className="min-h-11"
          onClick={() => void prove()}
        >
          {t('my.prove')}
        </Button>
      </div>
      {fault !== undefined && (
        <p role="alert" className="text-sm text-lost">
          {fault}
        </p>
      )}
      {proved !== undefined && <Result proved={proved} onSave={() => void save()} />}
    </Card>
  );
}

interface ResultProps {
  readonly proved: Proved;
  readonly onSave: () => void;
}

function Result({ proved: { balances, found }, onSave }: ResultProps) {
  const t = useTexts('books');
  if (balances.length === 0) return <p className="text-sm text-ink-2">{t('my.none')}</p>;
  const check = found.checks.find(({ name }) => name === 'balances');
  const holds = check?.status === 'ok' && found.verdict === 'holds';
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className={holds ? 'font-semibold text-won' : 'font-semibold text-lost'}>
        {t(holds ? 'my.ok' : 'my.failed')}
      </p>
      <dl className="flex flex-col gap-2 text-sm">
        {balances.map((line) => (
          <div key={line.address} className="flex flex-wrap items-center justify-between gap-2">
            <dt className="text-ink-3">
              {t(line.address.endsWith(':held') ? 'my.held' : 'my.main')}
            </dt>
            <dd className="flex flex-wrap items-center gap-3 font-medium">
              <Money value={formatAmount(amount(BigInt(line.balance)))} currency={line.currency} />
              <CopyText name={t('my.blind')} text={line.blind} short />
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-xs text-ink-3">{t('my.secret')}</p>
      <Button
        look="outline"
        className="self-start"
        icon={<Download aria-hidden size={16} />}
        onClick={onSave}
      >
        {t('my.save')}
      </Button>
    </div>
  );
}

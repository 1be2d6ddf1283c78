import { parseRate } from '@fairhouse/values';
import { useState } from 'react';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { useBalance } from '../../../balance/use-balance.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { confirm } from '../../../modals/modals.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Notice } from '../../../ui/layout/Notice.tsx';
import { toast } from '../../../ui/overlays/toasts.ts';
import { Part, type Downline } from './Part.tsx';
import { percentOfShare } from './percent-share.ts';
import { TermsFields } from './TermsFields.tsx';
import { termsFieldNames, typedRates, type TypedTerms } from './typed-terms.ts';

interface RaiseFormProps {
  readonly downline: Downline;
  readonly raise: NonNullable<Downline['raise']>;
}

/** Raises group and rates; what each group asks of the team is listed first. */
export function RaiseForm({ downline, raise }: RaiseFormProps) {
  const t = useTexts('agentTree');
  const { money } = useFormats();
  const currency = useBalance().balance?.currency ?? '';
  const [terms, setTerms] = useState<TypedTerms>({
    group: Math.max(downline.group, raise.from),
    rates: Object.fromEntries(
      Object.entries(downline.rates).map(([name, share]) => [name, percentOfShare(share)]),
    ),
  });
  const { mutate, isPending, error, reset } = useCallMutation('agentRaise', {
    invalidates: ['agentDownline', 'agentTeam'],
    onSuccess: () => toast('done', t('raised')),
  });
  const canRaise = raise.to > raise.from || Object.keys(raise.highestRates).length > 0;
  if (raise.to < raise.from || !canRaise) return null;
  const { rates, faults } = typedRates(terms, raise.highestRates);
  const theirs: Readonly<Record<string, string>> = downline.rates;
  const isChanged =
    terms.group !== downline.group ||
    Object.entries(rates).some(
      ([name, share]) => parseRate(share) !== parseRate(theirs[name] ?? '0'),
    );
  const isInField = termsFieldNames(raise.highestRates).some(
    (name) => error?.fields[name] !== undefined,
  );
  const canSend = isChanged && faults.size === 0;
  const send = async () => {
    const agreed = await confirm({
      title: t('raise'),
      text: t('raiseText', { name: downline.username, group: String(terms.group) }),
      confirmLabel: t('raise'),
    });
    if (agreed) mutate({ id: downline.id, group: terms.group, rates });
  };
  return (
    <Part title={t('raise')}>
      {raise.steps.length > 0 && (
        <div className="rounded-md border border-line p-3 text-sm">
          <p>
            {t('volumeNow', {
              days: raise.days,
              amount: money(raise.dailyAverage, currency),
            })}
          </p>
          <ul className="mt-1 text-ink-2">
            {raise.steps.map((step) => (
              <li key={step.group}>
                {t('volumeStep', {
                  group: String(step.group),
                  amount: money(step.daily, currency),
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
      <form
        className="grid items-start gap-4 sm:grid-cols-2"
        onChange={reset}
        onSubmit={(event) => {
          event.preventDefault();
          if (canSend) void send();
        }}
      >
        <TermsFields
          groups={{ min: raise.from, max: raise.to, step: raise.step }}
          highestRates={raise.highestRates}
          typed={terms}
          onType={setTerms}
          refused={error?.fields}
        />
        <div className="flex flex-col gap-3 sm:col-span-2">
          {error !== null && !isInField && <Notice tone="lost" text={error.message} />}
          <Button type="submit" className="self-start" busy={isPending} disabled={!canSend}>
            {t('raise')}
          </Button>
        </div>
      </form>
    </Part>
  );
}

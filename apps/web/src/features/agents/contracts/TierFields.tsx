import { Plus, Trash2 } from 'lucide-react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button, IconButton } from '../../../ui/forms/Button.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Input } from '../../../ui/forms/Input.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import {
  hasTwoRates,
  mayBeFixed,
  tierFieldsOf,
  type TierDraft,
  type TierField,
  type TiersDraft,
  type WireTerms,
} from './offer-terms.ts';
import { tierFault } from './faults/typed-faults.ts';
import { useFaultText } from './faults/use-fault-text.ts';

interface TierFieldsProps {
  readonly draft: TiersDraft;
  /** The contract of which these are tiers. */
  readonly own: WireTerms;
  readonly maxTiers: number;
  /** Rates or amounts can be chosen; otherwise the tiers pay as those of the own contract do. */
  readonly choosesPay?: boolean;
  readonly onChange: (draft: TiersDraft) => void;
}

/** The tiers of an offer, each with its thresholds and rates. */
export function TierFields(props: TierFieldsProps) {
  const { draft, own, maxTiers, choosesPay = false, onChange } = props;
  const { isFixed, tiers } = draft;
  const faultText = useFaultText();
  const t = useTexts('agentContracts');
  const put = (to: readonly TierDraft[]) => onChange({ isFixed, tiers: to });
  const change = (at: number, part: Partial<TierDraft>) =>
    put(tiers.map((each, index) => (index === at ? { ...each, ...part } : each)));
  const labels: Readonly<Record<TierField, string>> = {
    minTurnover: t('minTurnover'),
    minLoss: t('minLoss'),
    minActive: t('minActive'),
    minDeposit: t('minDeposit'),
    days5: t('minDays5'),
    days15: t('minDays15'),
    fixedAmount: t('fixedAmount'),
    rate: hasTwoRates(own) ? t('winRatePct') : t('ratePct'),
    lossRate: t('lossRatePct'),
  };
  const last = tiers.at(-1);
  return (
    <div className="flex flex-col gap-3">
      {choosesPay && mayBeFixed(own) && (
        <Field label={t('pays')}>
          {(control) => (
            <Select
              {...control}
              choices={[
                { value: 'rate', label: t('paysRate') },
                { value: 'fixed', label: t('paysFixed') },
              ]}
              value={isFixed ? 'fixed' : 'rate'}
              onChoose={(pays) => onChange({ isFixed: pays === 'fixed', tiers })}
            />
          )}
        </Field>
      )}
      {tiers.map((tier, at) => (
        <fieldset key={at} className="rounded-md border border-line p-3">
          <legend className="px-1 text-sm font-semibold">{t('tier', { level: at + 1 })}</legend>
          <div className="grid grid-cols-2 items-start gap-3 md:grid-cols-4">
            {tierFieldsOf(own, isFixed).map((name) => (
              <Field key={name} label={labels[name]} error={faultText(tierFault(name, tier[name]))}>
                {(control) => (
                  <Input
                    {...control}
                    inputMode="decimal"
                    value={tier[name]}
                    onChange={({ target }) => change(at, { [name]: target.value.trim() })}
                  />
                )}
              </Field>
            ))}
          </div>
          {tiers.length > 1 && (
            <IconButton
              label={t('removeTier')}
              className="mt-2"
              onClick={() => put(tiers.filter((_, index) => index !== at))}
            >
              <Trash2 aria-hidden size={18} />
            </IconButton>
          )}
        </fieldset>
      ))}
      {tiers.length < maxTiers && last !== undefined && (
        <Button
          look="outline"
          icon={<Plus aria-hidden size={16} />}
          onClick={() => put([...tiers, last])}
        >
          {t('addTier')}
        </Button>
      )}
    </div>
  );
}

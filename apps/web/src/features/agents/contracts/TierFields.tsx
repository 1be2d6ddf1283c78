import { Plus, Trash2 } from 'lucide-react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button, IconButton } from '../../../ui/forms/Button.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Input } from '../../../ui/forms/Input.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import {
  hasTwoRates,
  mayBeFixed,
  THRESHOLDS,
  type TierDraft,
  type TierField,
  type WireTerms,
} from './offer-terms.ts';

interface TierFieldsProps {
  readonly drafts: readonly TierDraft[];
  /** The contract of which these are tiers. */
  readonly terms: Pick<WireTerms, 'kind' | 'basis'>;
  readonly maxTiers: number;
  readonly onChange: (drafts: TierDraft[]) => void;
}

/** The tiers of an offer, each with its thresholds and rates. */
export function TierFields(props: TierFieldsProps) {
  const { drafts, terms, maxTiers, onChange } = props;
  const t = useTexts('agentContracts');
  const change = (at: number, part: Partial<TierDraft>) =>
    onChange(drafts.map((each, index) => (index === at ? { ...each, ...part } : each)));
  const payFieldsOf = ({ isFixed }: TierDraft): readonly TierField[] => {
    if (hasTwoRates(terms)) return ['rate', 'lossRate'];
    return isFixed ? ['fixedAmount'] : ['rate'];
  };
  const labels: Readonly<Record<TierField, string>> = {
    minTurnover: t('minTurnover'),
    minLoss: t('minLoss'),
    minActive: t('minActive'),
    minDeposit: t('minDeposit'),
    days5: t('minDays5'),
    days15: t('minDays15'),
    fixedAmount: t('fixedAmount'),
    rate: hasTwoRates(terms) ? t('winRatePct') : t('ratePct'),
    lossRate: t('lossRatePct'),
  };
  const last = drafts.at(-1);
  return (
    <div className="flex flex-col gap-3">
      {drafts.map((draft, at) => (
        <fieldset key={at} className="rounded-md border border-line p-3">
          <legend className="px-1 text-sm font-semibold">{t('tier', { level: at + 1 })}</legend>
          <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
            {mayBeFixed(terms) && (
              <Field label={t('pays')}>
                {(control) => (
                  <Select
                    {...control}
                    choices={[
                      { value: 'rate', label: t('paysRate') },
                      { value: 'fixed', label: t('paysFixed') },
                    ]}
                    value={draft.isFixed ? 'fixed' : 'rate'}
                    onChoose={(pays) => change(at, { isFixed: pays === 'fixed' })}
                  />
                )}
              </Field>
            )}
            {[...payFieldsOf(draft), ...THRESHOLDS[terms.kind]].map((name) => (
              <Field key={name} label={labels[name]}>
                {(control) => (
                  <Input
                    {...control}
                    inputMode="decimal"
                    value={draft[name]}
                    onChange={({ target }) =>
                      change(at, { [name]: target.value.replaceAll(/[^\d.]/g, '') })
                    }
                  />
                )}
              </Field>
            ))}
          </div>
          {drafts.length > 1 && (
            <IconButton
              label={t('removeTier')}
              className="mt-2"
              onClick={() => onChange(drafts.filter((_, index) => index !== at))}
            >
              <Trash2 aria-hidden size={18} />
            </IconButton>
          )}
        </fieldset>
      ))}
      {drafts.length < maxTiers && last !== undefined && (
        <Button
          look="outline"
          icon={<Plus aria-hidden size={16} />}
          onClick={() => onChange([...drafts, last])}
        >
          {t('addTier')}
        </Button>
      )}
    </div>
  );
}

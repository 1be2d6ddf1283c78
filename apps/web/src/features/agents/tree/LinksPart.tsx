import { LINK_USES_MAX } from '@fairhouse/calls/client';
import { useState } from 'react';
import { CallResult } from '../../../calls/CallResult.tsx';
import { useCall } from '../../../calls/use-call.ts';
import { useCallMutation } from '../../../calls/use-call-mutation.ts';
import { EmptyArt } from '../../../art/EmptyArt.tsx';
import { useSiteTimes } from '../../../centre/use-site-times.ts';
import { ZoneNote } from '../../../centre/ZoneNote.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { useRest } from '../../../ui/forms/use-rest.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import { Input } from '../../../ui/forms/Input.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { Notice } from '../../../ui/layout/Notice.tsx';
import { KindChoice, permittedKinds, type OpenedKind } from './KindChoice.tsx';
import { LinkCard } from './LinkCard.tsx';
import type { Opening } from './RegisterCenter.tsx';
import { TermsFields } from './TermsFields.tsx';
import { termsFieldNames, typedRates, type TypedTerms } from './typed-terms.ts';

const DAYS = ['0', '1', '3', '7', '15', '30'] as const;
const DEVICES = ['MOBILE', 'WEB', 'SOCIAL'] as const;
/** The fields beside those of the terms, as a refusal names them. */
const FIELDS = ['kind', 'days', 'maxUses', 'device', 'label'] as const;
type Days = 0 | 1 | 3 | 7 | 15 | 30;

/** The caller's registration links, and making another. */
export function LinksPart({ opening }: { readonly opening: Opening }) {
  const t = useTexts('agentTree');
  const { timeZone } = useSiteTimes();
  const query = useCall('agentLinks', {}, { staleTime: 0 });
  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] xl:gap-10">
      <LinkForm opening={opening} />
      <CallResult query={query}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState
              art={<EmptyArt name="ledger" />}
              title={t('noLinks')}
              text={t('noLinksText')}
            />
          ) : (
            <div className="flex flex-col gap-3">
              <ZoneNote timeZone={timeZone} />
              <ul aria-label={t('openWay.links')} className="flex flex-col gap-3">
                {list.map((link) => (
                  <LinkCard key={link.id} link={link} />
                ))}
              </ul>
            </div>
          )
        }
      </CallResult>
    </div>
  );
}

function LinkForm({ opening }: { readonly opening: Opening }) {
  const t = useTexts('agentTree');
  const kinds = permittedKinds(opening.permissions);
  const [kind, setKind] = useState<OpenedKind>(kinds[0] ?? 'member');
  const [terms, setTerms] = useState<TypedTerms>({ group: opening.groups.max, rates: {} });
  const [device, setDevice] = useState<(typeof DEVICES)[number]>('MOBILE');
  const [days, setDays] = useState<(typeof DAYS)[number]>('30');
  const [uses, setUses] = useState('');
  const [label, setLabel] = useState('');
  const { number } = useFormats();
  const [isResting, rest] = useRest();
  const { mutate, isPending, error, reset } = useCallMutation('agentLinkCreate', {
    invalidates: ['agentLinks', 'agentOpening'],
    onSuccess: () => {
      setLabel('');
      rest();
    },
  });
  if (kinds.length === 0 || !opening.permissions.createsLinks) {
    return <Notice tone="plain" text={t('mayNotLink')} />;
  }
  if (opening.links.live >= opening.links.max) {
    return <Notice tone="plain" text={t('linksFull', { max: opening.links.max })} />;
  }
  const { rates, faults } = typedRates(terms, opening.highestRates);
  const maxUses = /^\d*$/.test(uses) && Number(uses) <= LINK_USES_MAX ? Number(uses) : undefined;
  const usesBound = { max: number(LINK_USES_MAX) };
  const fields = error?.fields ?? {};
  const isInField = [...FIELDS, ...termsFieldNames(opening.highestRates)].some(
    (name) => fields[name] !== undefined,
  );
  const isReady = faults.size === 0 && maxUses !== undefined;
  return (
    <form
      className="flex flex-col gap-4 self-start"
      onChange={reset}
      onSubmit={(event) => {
        event.preventDefault();
        if (faults.size > 0 || maxUses === undefined) return;
        const period = Number(days) as Days;
        mutate({ kind, group: terms.group, rates, device, label, days: period, maxUses });
      }}
    >
      <KindChoice kinds={kinds} kind={kind} error={fields['kind']} onChoose={setKind} />
      <TermsFields
        groups={opening.groups}
        highestRates={opening.highestRates}
        quotas={opening.quotas}
        typed={terms}
        onType={setTerms}
        refused={fields}
      />
      <div className="grid grid-cols-2 gap-3">
        <Field label={t('validFor')} error={fields['days']}>
          {(control) => (
            <Select
              {...control}
              choices={DAYS.map((value) => ({
                value,
                label: value === '0' ? t('forEver') : t('days', { count: Number(value) }),
              }))}
              value={days}
              onChoose={setDays}
            />
          )}
        </Field>
        <Field
          label={t('maxUses')}
          hint={t('maxUsesHint', usesBound)}
          error={maxUses === undefined ? t('maxUsesFault', usesBound) : fields['maxUses']}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              value={uses}
              onChange={(event) => setUses(event.target.value.trim())}
            />
          )}
        </Field>
        <Field label={t('device')} error={fields['device']}>
          {(control) => (
            <Select
              {...control}
              choices={DEVICES.map((value) => ({ value, label: t(`device.${value}`) }))}
              value={device}
              onChoose={setDevice}
            />
          )}
        </Field>
        <Field label={t('campaign')} hint={t('campaignHint')} error={fields['label']}>
          {(control) => (
            <Input
              {...control}
              maxLength={40}
              value={label}
              onChange={(event) => setLabel(event.target.value)}
            />
          )}
        </Field>
      </div>
      {error !== null && !isInField && <Notice tone="lost" text={error.message} />}
      <Button
        type="submit"
        look="primary"
        size="lg"
        busy={isPending}
        disabled={!isReady || isResting}
      >
        {t('makeLink')}
      </Button>
    </form>
  );
}

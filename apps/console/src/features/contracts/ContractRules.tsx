// What the merchant permits in contracts of each kind, and how their bills are approved and paid. A
// change needs a second operator.
import { Box, Stack, Tab, Tabs, Typography } from '@mui/material';
import { useState } from 'react';
import { call, type CallValue } from '../../calls/calls.ts';
import { useRight } from '../../calls/session.ts';
import { useAsk } from '../../calls/use-ask.ts';
import { useText, useTextOf } from '../../i18n/use-text.ts';
import { DraftPanel } from '../../setting-panel/DraftPanel.tsx';
import { AMOUNT, AmountInput } from '../../ui/forms/AmountInput.tsx';
import { ChecksInput } from '../../ui/forms/ChecksInput.tsx';
import { ChoiceInput } from '../../ui/forms/ChoiceInput.tsx';
import { CountInput } from '../../ui/forms/CountInput.tsx';
import { SwitchInput } from '../../ui/forms/SwitchInput.tsx';
import { WordInput } from '../../ui/forms/WordInput.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { KINDS, type Kind } from '../../records/contracts/contract-names.ts';
import { draftOf, readGates, rulesOf, type RuleDraft } from './kind-rule-draft.ts';

type Line = CallValue<'contractRules'>['kinds'][number];

const PERIODS: Readonly<Record<Kind, RuleDraft['periods']>> = {
  DIVIDEND: ['HALF_MONTH', 'MONTH', 'WEEK', 'TEN_DAYS', 'DAY'],
  DAILY_SALARY: ['DAY'],
  HOUR_SALARY: ['HOUR'],
  REALTIME_SALARY: ['SLOT_5M'],
};
const PERCENT = /^\d{1,3}(\.\d{1,4})?$/;
const RATES = ['minRatePct', 'maxRatePct', 'stepPct'] as const;
const OFFER_COUNTS = ['maxTiers', 'minOfferDepth', 'maxOfferDepth', 'offerDays'] as const;
const OFFER_FLAGS = [
  'allowsEqual',
  'allowsCross',
  'checksActive',
  'checksLoss',
  'membersMaySign',
] as const;
const PAY_FLAGS = ['approvesPlatform', 'paysForUpline'] as const;
const PAY_COUNTS = ['payAfterHours', 'advanceHours', 'platformPayDepth'] as const;
const MODES = ['gross_upline', 'difference_platform'] as const;
const GRID = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 230px), 1fr))',
  alignItems: 'start',
} as const;

const trimmed = (typed: string) => typed.trim();

export function ContractRules() {
  const text = useText();
  const [kind, setKind] = useState<Kind>('DIVIDEND');
  const { data, error, refetch } = useAsk('contractRules', {}, { fresh: true });
  if (error) return <QueryError message={error.message} onRetry={() => void refetch()} />;
  const line = data?.kinds.find((each) => each.kind === kind);
  return (
    <Stack spacing={2}>
      <Tabs
        value={kind}
        variant="scrollable"
        onChange={(_event, next: Kind) => setKind(next)}
        aria-label={text('contract.kind')}
      >
        {KINDS.map((each) => (
          <Tab key={each} value={each} label={text(`contract.kind.${each}`)} />
        ))}
      </Tabs>
      {line === undefined ? null : <KindRules key={kind} line={line} />}
    </Stack>
  );
}

function KindRules({ line }: { readonly line: Line }) {
  const text = useText();
  const mayEdit = useRight('contracts.edit');
  const { kind, on, version } = line;
  return (
    <DraftPanel<RuleDraft>
      form="act.contractRulesChange"
      title={`${text(`contract.kind.${kind}`)}${on ? '' : ` · ${text('contract.kindOff')}`}`}
      effect={text('contract.rulesEffect')}
      button={text('act.ask')}
      second
      stored={draftOf(line)}
      version={version}
      mayEdit={mayEdit}
      mends={false}
      run={(draft, seen, { reason }) =>
        call('contractRulesChange', { kind, version: seen, rules: rulesOf(line, draft), reason })
      }
    >
      <Stack spacing={2}>
        <Terms kind={kind} />
        <Offers />
        <Payment kind={kind} />
      </Stack>
    </DraftPanel>
  );
}

function Heading({ words }: { readonly words: string }) {
  return (
    <Typography variant="subtitle2" component="h3" sx={{ pt: 0.5 }}>
      {words}
    </Typography>
  );
}

function Terms({ kind }: { readonly kind: Kind }) {
  const text = useText();
  const textOf = useTextOf();
  const isPercent = (typed: string) => (PERCENT.test(typed) ? undefined : text('contract.percent'));
  const isAmountOrEmpty = (typed: string) =>
    typed === '' || AMOUNT.test(typed) ? undefined : text('form.amount');
  const areGates = (typed: string) => (readGates(typed) ? undefined : text('contract.gatesHint'));
  return (
    <>
      <Heading words={text('contract.rule.terms')} />
      <Box sx={GRID}>
        {RATES.map((each) => (
          <WordInput
            key={each}
            source={each}
            label={text(`contract.rule.${each}`)}
            parse={trimmed}
            validate={isPercent}
          />
        ))}
        <AmountInput source="minActiveBet" label={text('contract.rule.minActiveBet')} />
        <WordInput
          source="maxPeriodCap"
          label={text('contract.rule.maxPeriodCap')}
          helperText={text('contract.rule.maxPeriodCapHint')}
          optional
          parse={trimmed}
          validate={isAmountOrEmpty}
        />
      </Box>
      {PERIODS[kind].length === 1 ? null : (
        <Box role="group" aria-label={text('contract.rule.periods')}>
          <Typography variant="body2">{text('contract.rule.periods')}</Typography>
          <ChecksInput
            source="periods"
            values={PERIODS[kind]}
            nameOf={(each) => textOf('contract.every', each)}
          />
        </Box>
      )}
      {kind === 'REALTIME_SALARY' ? (
        <WordInput
          source="gates"
          label={text('contract.rule.gates')}
          helperText={text('contract.gatesHint')}
          optional
          multiline
          minRows={2}
          validate={areGates}
        />
      ) : null}
    </>
  );
}

function Offers() {
  const text = useText();
  const isRateOrEmpty = (typed: string) =>
    typed === '' || PERCENT.test(typed) ? undefined : text('contract.percent');
  return (
    <>
      <Heading words={text('contract.rule.offers')} />
      <Box sx={GRID}>
        {OFFER_COUNTS.map((each) => (
          <CountInput
            key={each}
            source={each}
            label={text(`contract.rule.${each}`)}
            min={each === 'maxTiers' || each === 'offerDays' ? 1 : 0}
            max={each === 'maxTiers' ? 10 : 60}
          />
        ))}
        <WordInput
          source="approvalRatePct"
          label={text('contract.rule.approvalRatePct')}
          helperText={text('contract.rule.approvalRateHint')}
          optional
          parse={trimmed}
          validate={isRateOrEmpty}
        />
      </Box>
      <Box sx={GRID}>
        {OFFER_FLAGS.map((each) => (
          <SwitchInput key={each} source={each} label={text(`contract.rule.${each}`)} />
        ))}
      </Box>
    </>
  );
}

function Payment({ kind }: { readonly kind: Kind }) {
  const text = useText();
  return (
    <>
      <Heading words={text('contract.rule.payment')} />
      <Box sx={GRID}>
        {kind === 'REALTIME_SALARY' ? null : (
          <ChoiceInput
            source="payMode"
            label={text('contract.rule.payMode')}
            values={MODES}
            nameOf={(each) => text(`contract.mode.${each}`)}
          />
        )}
        {PAY_COUNTS.map((each) => (
          <CountInput
            key={each}
            source={each}
            label={text(`contract.rule.${each}`)}
            min={each === 'platformPayDepth' ? 0 : 1}
            max={each === 'platformPayDepth' ? 10 : 720}
          />
        ))}
        <AmountInput
          source="approvesAloneBelow"
          label={text('contract.rule.approvesAloneBelow')}
          helperText={text('contract.rule.approvesAloneHint')}
        />
      </Box>
      <Box sx={GRID}>
        {PAY_FLAGS.map((each) => (
          <SwitchInput key={each} source={each} label={text(`contract.rule.${each}`)} />
        ))}
      </Box>
    </>
  );
}

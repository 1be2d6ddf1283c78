import { readRules, shownMode, type CheckName, type Verification } from '@fairhouse/rules/fair';
import clsx from 'clsx';
import { CircleAlert, CircleCheck, CircleX, Download } from 'lucide-react';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/forms/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { CheckList } from '../../../ui/forms/CheckList.tsx';
import { saveFile } from '../../../ui/data/csv.ts';
import { zoneOf } from '../../../draws/draw-view.ts';
import { useDrawTime } from '../../../draws/use-draw-time.ts';
import { ResultBalls } from '../../../draws/results/ResultBalls.tsx';
import { useLottery } from '../use-lottery.ts';
import { BlockFacts } from './BlockFacts.tsx';
import { KenoFacts } from './KenoFacts.tsx';
import type { CheckedFile } from './check-file.ts';
import type { KnownParty } from './known-party.ts';
import { MyTicket } from './MyTicket.tsx';
import { PartyFacts } from './PartyFacts.tsx';

interface ProofReportProps {
  readonly checked: CheckedFile;
  /** Whether the log's key was compared with the one that the site publishes. */
  readonly keyKnown: boolean;
  readonly parties: readonly KnownParty[];
}

/** The result of the checks: the verdict, the recomputed numbers, every check in words. */
export function ProofReport({ checked, keyKnown, parties }: ProofReportProps) {
  const t = useTexts('verify');
  // A reported result is not derived from a key: only the log's line is checked.
  const isReported = checked.proof?.mode === 'entered';
  const said = (name: CheckName) => (isReported && name === 'numbers' ? 'told' : name);
  return (
    <div className="flex flex-col gap-5">
      <Verdict checked={checked} />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card className="order-2 lg:order-1">
          <h2 className="mb-3 text-lg font-semibold">{t('checks')}</h2>
          <CheckList
            lines={checked.verification.checks.map(({ name, status, problem }) => ({
              key: name,
              state: status === 'ok' || status === 'failed' ? status : 'open',
              title: t(`check.${said(name)}`),
              text: t(`check.${said(name)}.text`),
              word: t(`status.${status}`),
              problem: problem && t('because', { problem: problem.replaceAll('_', ' ') }),
            }))}
          />
        </Card>
        <div className="order-1 flex flex-col gap-5 lg:order-2">
          <Facts checked={checked} keyKnown={keyKnown} parties={parties} />
          <MyTicket file={checked.file} />
        </div>
      </div>
    </div>
  );
}

const VERDICTS: Readonly<Record<Verification['verdict'], string>> = {
  verified: 'border-won bg-won-soft text-won',
  unbound: 'border-accent-line bg-accent-soft text-accent-text',
  entered: 'border-won bg-won-soft text-won',
  incomplete: 'border-accent-line bg-accent-soft text-accent-text',
  void: 'border-line-strong bg-surface-2 text-ink-2',
  failed: 'border-lost bg-lost-soft text-lost',
};

function Verdict({ checked }: Pick<ProofReportProps, 'checked'>) {
  const t = useTexts('verify');
  const { verdict } = checked.verification;
  const isGood = verdict === 'verified' || verdict === 'entered';
  const Icon = isGood ? CircleCheck : verdict === 'failed' ? CircleX : CircleAlert;
  return (
    <div
      role="status"
      className={clsx(
        'rise-in flex flex-wrap items-center gap-x-6 gap-y-4 rounded-lg border p-5',
        VERDICTS[verdict],
      )}
    >
      <Icon aria-hidden size={40} className="shrink-0" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-2xl font-bold">{t(`verdict.${verdict}`)}</p>
        <p className="text-sm text-ink-2">
          {t(isAlone(checked) ? 'verdict.verified.alone' : `verdict.${verdict}.text`)}
        </p>
      </div>
      {checked.numbers !== undefined && (
        <div>
          <p className="mb-1 text-xs text-ink-2">{t('numbers')}</p>
          <ResultBalls
            family={String(checked.proof?.rules['family'] ?? '')}
            numbers={checked.numbers}
            size="lg"
            fresh
          />
        </div>
      )}
    </div>
  );
}

/** Whether a draw is proved without a party independent of the house. */
function isAlone({ verification, proof }: CheckedFile): boolean {
  const rules = proof && readRules(proof.rules);
  return verification.verdict === 'verified' && rules !== undefined && shownMode(rules) === 'house';
}

function Facts({ checked, keyKnown, parties }: ProofReportProps) {
  const t = useTexts('verify');
  const { number } = useFormats();
  const drawTime = useDrawTime();
  const find = useLottery();
  const { proof, file } = checked;
  if (proof === undefined) return null;
  const game = find(proof.lottery);
  const rules = readRules(proof.rules);
  const mode = rules === undefined ? proof.mode : shownMode(rules);
  const rows: readonly (readonly [string, string])[] = [
    [t('lottery'), game?.name ?? proof.lottery],
    [t('draw'), proof.drawId],
    [t('mode'), t(`mode.${rules?.block === undefined ? mode : 'block'}`)],
    [t('closes'), drawTime(proof.closesAt, zoneOf(game?.pace))],
    ...(proof.count === undefined ? [] : [[t('tickets'), number(proof.count)] as const]),
    ...(proof.winners === undefined ? [] : [[t('winners'), number(proof.winners.length)] as const]),
  ];
  return (
    <Card className="flex flex-col gap-3 text-sm">
      <dl className="flex flex-col gap-2">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="shrink-0 text-ink-3">{name}</dt>
            <dd className="figures min-w-0 text-right font-medium break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <BlockFacts proof={proof} />
      <KenoFacts proof={proof} />
      <PartyFacts proof={proof} parties={parties} />
      <p className="text-xs text-ink-3">{t(keyKnown ? 'keyKnown' : 'keyUnknown')}</p>
      <code className="text-xs break-all text-ink-2">{proof.logKey}</code>
      <Button
        look="outline"
        icon={<Download aria-hidden size={16} />}
        onClick={() =>
          saveFile(`proof-${proof.drawId}.json`, JSON.stringify(file, null, 2), 'application/json')
        }
      >
        {t('save')}
      </Button>
    </Card>
  );
}

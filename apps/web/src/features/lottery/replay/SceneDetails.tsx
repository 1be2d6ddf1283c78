import { amount } from '@fairhouse/values';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { CheckList } from '../../../ui/forms/CheckList.tsx';
import { useMoney } from '../use-money.ts';
import { sceneFacts, type Fact } from './scene-facts.ts';
import type { Scene, SceneCheck } from './scenes.ts';
import { useDrawClock } from './use-draw-clock.ts';
import type { DrawStory } from './use-draw-story.ts';

interface SceneDetailsProps {
  readonly scene: Scene;
  readonly story: DrawStory;
}

/** The single checks of a scene, and the hashes and times that they are about. */
export function SceneDetails({ scene, story }: SceneDetailsProps) {
  const t = useTexts('drawShow');
  const { proof } = story.checked;
  const facts = proof === undefined ? [] : sceneFacts(scene.name, proof, story.own);
  return (
    <details className="group border-t border-line pt-1 text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center font-medium text-accent-text">
        {t('details')}
      </summary>
      <Checks checks={scene.checks} isEntered={proof?.mode === 'entered'} />
      <dl className="mt-2 flex flex-col gap-2">
        {facts.map((fact, index) => (
          <FactRow key={index} fact={fact} lottery={proof?.lottery} />
        ))}
      </dl>
      {scene.name === 'box' && story.own.length > 0 && (
        <p className="mt-3 text-xs text-ink-3">{t('fromAccount')}</p>
      )}
    </details>
  );
}

interface ChecksProps {
  readonly checks: readonly SceneCheck[];
  readonly isEntered: boolean;
}

function Checks({ checks, isEntered }: ChecksProps) {
  const t = useTexts('drawShow');
  const tVerify = useTexts('verify');
  const titleOf = ({ name }: SceneCheck): string => {
    if (name === 'own' || name === 'payout') return t(`check.${name}`);
    return tVerify(`check.${name === 'numbers' && isEntered ? 'told' : name}`);
  };
  return (
    <CheckList
      lines={checks.map((check) => ({
        key: check.name,
        state: check.status === 'ok' || check.status === 'failed' ? check.status : 'open',
        title: titleOf(check),
        text: '',
        word: tVerify(`status.${check.status}`),
        problem:
          check.problem && tVerify('because', { problem: check.problem.replaceAll('_', ' ') }),
      }))}
    />
  );
}

interface FactRowProps {
  readonly fact: Fact;
  readonly lottery: string | undefined;
}

function FactRow({ fact, lottery }: FactRowProps) {
  const t = useTexts('drawShow');
  const { number } = useFormats();
  const money = useMoney();
  const clock = useDrawClock(lottery);
  const name =
    fact.name === 'ticket'
      ? t('fact.ticket', { seq: String(fact.seq) })
      : 'party' in fact
        ? t(`fact.${fact.name}`, { party: fact.party })
        : t(`fact.${fact.name}`);
  if (fact.kind === 'hash') {
    return (
      <div className="flex flex-col">
        <dt className="text-xs text-ink-3">{name}</dt>
        <dd>
          <code className="text-xs break-all text-ink-2">{fact.value}</code>
        </dd>
      </div>
    );
  }
  const shown = {
    time: () => clock(Number(fact.value)),
    count: () => number(fact.value),
    money: () => money(amount(BigInt(fact.value))),
  }[fact.kind]();
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-xs text-ink-3">{name}</dt>
      <dd className="figures text-right text-xs font-medium">{shown}</dd>
    </div>
  );
}

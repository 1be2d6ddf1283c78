import { amount } from '@fairhouse/values';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { proofParties } from '../proof/proof-parties.ts';
import { useMoney } from '../use-money.ts';
import { additionOf, type Addition, type Scene } from './scenes.ts';
import type { DrawStory } from './use-draw-story.ts';

export interface SceneText {
  readonly title: string;
  /** One sentence: what the scene shows, or what its failure means. */
  readonly text: string;
}

/** Tells a scene in plain words. */
export function useSceneText(): (scene: Scene, story: DrawStory) => SceneText {
  const box = useBoxText();
  const cosigner = useCosignerText();
  const numbers = useNumbersText();
  const t = useTexts('drawShow');
  return (scene, story) => {
    const { name, failed } = scene;
    const shown =
      name === 'box'
        ? box(story)
        : name === 'cosigner'
          ? cosigner(story)
          : name === 'numbers'
            ? numbers(scene, story)
            : {
                title: t('scene.seed'),
                text: t(isEntered(story) ? 'scene.seed.entered' : 'scene.seed.text'),
              };
    return failed === undefined ? shown : { ...shown, text: t(`means.${failed.name}`) };
  };
}

/** What the numbers follow from. */
const MADE_BY = {
  cosign: 'scene.numbers.text',
  alone: 'scene.numbers.text',
  drand: 'scene.numbers.text',
  house: 'scene.numbers.house',
  block: 'scene.numbers.block',
  entered: 'scene.numbers.entered',
} as const satisfies Readonly<Record<Addition, string>>;

function isEntered({ checked }: DrawStory): boolean {
  return additionOf(checked.proof) === 'entered';
}

function useBoxText(): (story: DrawStory) => SceneText {
  const t = useTexts('drawShow');
  return ({ checked: { proof }, own }) => {
    const all = proof?.count;
    const count = own.length;
    const title = t(count > 0 ? 'scene.box.mine' : 'scene.box');
    if (all === undefined) return { title, text: t('scene.box.open') };
    const text =
      count > 0 ? t('scene.box.own', { count, all }) : t('scene.box.text', { count: all });
    return { title, text };
  };
}

function useCosignerText(): (story: DrawStory) => SceneText {
  const t = useTexts('drawShow');
  const { list } = useFormats();
  return ({ checked: { proof } }) => {
    const addition = additionOf(proof) ?? 'cosign';
    if (addition === 'cosign' || addition === 'alone') {
      const others = proof === undefined ? [] : proofParties(proof);
      const named = others.filter(({ publicKey }) => publicKey !== proof?.logKey);
      const party = list(named.map((each) => each.party));
      const key = addition === 'alone' ? 'scene.cosigner.text.alone' : 'scene.cosigner.text';
      const title = t(addition === 'alone' ? 'scene.cosigner.alone' : 'scene.cosigner');
      return { title, text: t(key, { party }) };
    }
    const title = t(`scene.cosigner.${addition}`);
    if (addition !== 'drand') return { title, text: t(`scene.cosigner.text.${addition}`) };
    return { title, text: t('scene.cosigner.text.drand', { round: proof?.round ?? 0 }) };
  };
}

function useNumbersText(): (scene: Scene, story: DrawStory) => SceneText {
  const t = useTexts('drawShow');
  const money = useMoney();
  return ({ state }, story) => {
    const { proof } = story.checked;
    const { own } = story;
    const title = t(own.length > 0 ? 'scene.numbers.mine' : 'scene.numbers');
    if (state === 'void') return { title, text: t('scene.void') };
    if (proof?.numbers === undefined) return { title, text: t('scene.numbers.open') };
    const paid = own.reduce((sum, each) => sum + each.paid, 0n);
    const isCorrected = own.some(({ payout }) => payout.state === 'corrected');
    const isSettled = own.every(({ payout }) => payout.state === 'ok');
    const sentences = [
      t(MADE_BY[additionOf(proof) ?? 'cosign']),
      ...(isCorrected ? [t('scene.numbers.corrected')] : []),
      ...(own.length > 0 && isSettled
        ? [
            paid > 0n
              ? t('scene.numbers.won', { amount: money(amount(paid)) })
              : t('scene.numbers.lost'),
          ]
        : []),
    ];
    return { title, text: sentences.join(' ') };
  };
}

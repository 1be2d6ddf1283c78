import { fillText, LANGUAGES, type Language } from '@fairhouse/values';
import { describe, expect, test } from 'vitest';
import { findFamily, type Play } from '../lottery/index.ts';
import { familyWords, type FindText } from './family-words.ts';
import { loadPlayTexts, type PlayNamespace } from './load-play-texts.ts';
import { playNamespaceOf } from './play-namespaces.ts';

const CODES = (
  '3D P5 11X5 PK10 K3 PC28 LHC KL8 VTX VXD WGG 5D SEAPK10 SEAK3 FANTAN FANTAN5D FANTANK3 BCR BCB ' +
  'VBC CLR VNN VNS VNS2 ID MY4D SG4D HANOI LAO STOCK TH YEEKEE TL2D TL2D37 TL3D TL4D TL6D ' +
  'TL642 TL645 TL649 TL655 TL658 VL645 VL655 MAX3D'
).split(' ');

const named = CODES.flatMap((code) => {
  const family = findFamily(code);
  return family && playNamespaceOf(code) !== 'plays' ? [{ code, family }] : [];
});

/** Each text is wrapped in marks, so that a text differs from a code with the same spelling. */
async function finderOf(language: Language, namespace: PlayNamespace): Promise<FindText> {
  const texts = await loadPlayTexts(language, namespace);
  return (key, params) =>
    key in texts ? `‹${fillText(texts[key] ?? '', params ?? {})}›` : undefined;
}

/** The symbols of a play that contain letters and therefore need a text. */
function wordySymbols(play: Play): string[] {
  if (play.form.kind === 'lines') return [];
  return play.form.rows.flatMap((row) => row.symbols).filter((symbol) => /[A-Za-z]/.test(symbol));
}

describe('every name that a board shows of a family has a text', () => {
  test.each(
    named.flatMap(({ code, family }) => LANGUAGES.map((language) => ({ code, family, language }))),
  )('$code in $language', async ({ code, family, language }) => {
    const own = await finderOf(language, playNamespaceOf(code));
    const words = familyWords(own, await finderOf(language, 'plays'));
    const missing: string[] = [];
    const need = (what: string, text: string) => {
      if (!/^‹[^{}]+›$/.test(text)) missing.push(what);
    };
    for (const play of family.plays.values()) {
      need(`group.${play.menu}`, words.group(play.menu));
      need(`play.${play.code}`, words.play(play));
      need(`rule.${play.code}`, words.rule(play.code));
      for (const symbol of wordySymbols(play)) {
        need(`symbol.${play.code}.${symbol}`, words.symbol(symbol, play.code));
      }
      for (const tier of play.tiers.filter((each) => /[A-Za-z]/.test(each.code))) {
        need(`tier.${play.code}.${tier.code}`, words.tier(tier.code, play.code));
      }
    }
    expect(missing).toEqual([]);
  });
});

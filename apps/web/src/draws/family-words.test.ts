import { findFamily, type Play } from '@fairhouse/rules/lottery';
import { LANGUAGES } from '@fairhouse/values';
import { describe, expect, test } from 'vitest';
import { fileOf } from '../i18n/catalogues.ts';
import { say } from '../i18n/say.ts';
import type { Texts } from '../i18n/text-types.ts';
import { familyWords, type FindText } from './family-words.ts';
import { playNamespaceOf } from './play-namespaces.ts';

const files = import.meta.glob<{ readonly texts: Texts }>('../i18n/{en,cn,id,th,vi}/plays*.ts', {
  eager: true,
});

const CODES = (
  '3D P5 11X5 PK10 K3 PC28 LHC KL8 VTX VXD WGG 5D SEAPK10 SEAK3 FANTAN FANTAN5D FANTANK3 BCR BCB ' +
  'VBC CLR VNN VNS VNS2 ID MY4D SG4D HANOI LAO STOCK TH YEEKEE TL2D TL2D37 TL3D TL4D TL6D ' +
  'TL642 TL645 TL649 TL655 TL658'
).split(' ');

const named = CODES.flatMap((code) => {
  const family = findFamily(code);
  return family && playNamespaceOf(code) !== 'plays' ? [{ code, family }] : [];
});

/** Each text is wrapped in marks, so that a text differs from a code with the same spelling. */
function finderOf(language: string, namespace: string): FindText {
  const path = `../i18n/${language.toLowerCase()}/${fileOf(namespace)}.ts`;
  const texts = files[path]?.texts ?? {};
  return (key, params) => (key in texts ? `‹${say(texts, key, params ?? {}, 'en')}›` : undefined);
}

/** The symbols of a play that contain letters and therefore need a text. */
function wordySymbols(play: Play): string[] {
  if (play.form.kind === 'lines') return [];
  return play.form.rows.flatMap((row) => row.symbols).filter((symbol) => /[A-Za-z]/.test(symbol));
}

describe('every name that a board shows of a family has a text', () => {
  test.each(
    named.flatMap(({ code, family }) => LANGUAGES.map((language) => ({ code, family, language }))),
  )('$code in $language', ({ code, family, language }) => {
    const namespace = playNamespaceOf(code);
    const words = familyWords(finderOf(language, namespace), finderOf(language, 'plays'));
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

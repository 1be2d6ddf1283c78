// The kinds of environment variables. The error of a field says what is expected.
import * as z from 'zod';

/** Any text; `usual` without one. */
export function textField(usual: string) {
  return z.string().default(usual);
}

/** A text that may be missing. */
export function optionalField() {
  return z.string().optional();
}

/** A text that must be set; `expected` says to what. */
export function requiredField(expected: string) {
  return z.string({ error: expected });
}

export function portField() {
  const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) < 65_536;
  return field('a port from 0 to 65535', isPort).transform(Number).optional();
}

export function countField(usual: number) {
  const isCount = (text: string): boolean => /^\d{1,15}$/.test(text);
  return field('a whole number from 0 up', isCount).transform(Number).default(usual);
}

/** A number above 0, possibly with decimals. */
export function factorField(usual: number) {
  const isFactor = (text: string): boolean => /^\d+(\.\d+)?$/.test(text) && Number(text) > 0;
  return field('a number above 0', isFactor).transform(Number).default(usual);
}

/** A setting that is on with `1`. */
export function flagField() {
  const isFlag = (text: string): boolean => text === '0' || text === '1';
  return field('1, or nothing', isFlag)
    .transform((text) => text === '1')
    .default(false);
}

export function choiceField<const Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
  usual: NoInfer<Choice>,
) {
  return z.enum(choices, { error: `one of ${choices.join(', ')}` }).default(usual as never);
}

/** An absolute address of http or https; undefined without one. */
export function urlField() {
  return field('an address such as https://play.example', isWebAddress).optional();
}

/** Addresses of http or https, separated by commas. */
export function urlsField(usual: string) {
  const split = (text: string): string[] => text.split(',').map((url) => url.trim());
  return field('a list of addresses, separated by commas,', (text) =>
    split(text).every(isWebAddress),
  )
    .default(usual)
    .transform(split);
}

function field(expected: string, isValid: (text: string) => boolean) {
  return z.string().refine(isValid, { error: expected });
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/./.test(text) && URL.canParse(text);
}

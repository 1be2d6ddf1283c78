/** Names may be written in any script; a name of one letter or with digits is none. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}.'’· -]{0,118}[\p{L}\p{M}.]$/u;

/** The name with single blanks, or undefined when it is not one. */
export function tidyName(typed: string): string | undefined {
  const name = typed.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  return NAME.test(name) ? name : undefined;
}

/** Whether two names are the same person's: case, accents, dots and blanks do not matter. */
export function isSameName(left: string, right: string): boolean {
  return bare(left) === bare(right);
}

function bare(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[đĐ]/g, 'd')
    .replaceAll(/[.'’· -]/g, '')
    .toLowerCase();
}

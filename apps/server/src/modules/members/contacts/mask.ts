// Masked contacts: enough for their owner to recognise, too little for others to use.

/** `j***@example.com`; empty for none. */
export function maskEmail(email: string): string {
  const mark = email.lastIndexOf('@');
  return mark < 1 ? '' : `${email.slice(0, 1)}***${email.slice(mark)}`;
}

/** `******4567`; empty for none. */
export function maskNumber(number: string): string {
  return number === '' ? '' : `${'*'.repeat(Math.max(0, number.length - 4))}${number.slice(-4)}`;
}

/** `J*** D**`; empty for none. */
export function maskName(name: string): string {
  return name
    .split(' ')
    .map((part) => [...part].map((letter, at) => (at === 0 ? letter : '*')).join(''))
    .join(' ');
}

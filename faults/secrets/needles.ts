// The encodings in which a secret could be stored.

export interface Secret {
  readonly name: string;
  readonly value: string;
}

/** A pattern of a secret; lower case for text that is compared without case. */
interface Needle {
  readonly name: string;
  readonly form: RegExp;
}

/** Where a secret was found: its name and encoding, and never the secret. */
export interface Find {
  readonly secret: string;
  readonly where: string;
}

/** The plain text, hex and base64 of each secret, and the hex of its bytes. */
export function createNeedles(secrets: readonly Secret[]): readonly Needle[] {
  return secrets.flatMap(({ name, value }) => {
    const hex = (text: string): string => Buffer.from(text).toString('hex');
    const coded = base64Forms(value);
    const all = [hex(value), ...coded, ...coded.map(hex)].map(escape);
    return [
      { name: `${name}, plain`, form: plainForm(value) },
      { name: `${name}, coded`, form: new RegExp(all.join('|')) },
    ];
  });
}

/** The secrets that occur in a text. */
export function search(needles: readonly Needle[], where: string, text: string): Find[] {
  return needles.flatMap(({ name, form }) => (form.test(text) ? [{ secret: name, where }] : []));
}

/** Six digits may occur in the middle of any number; a code is delimited. */
function plainForm(value: string): RegExp {
  if (!/^\d+$/.test(value)) return new RegExp(escape(value));
  return new RegExp(`(?<![0-9a-fA-F.-])${value}(?![0-9a-fA-F.-])`);
}

/** The part of the base64 that is the same whatever precedes and follows. */
function base64Forms(value: string): string[] {
  return [0, 1, 2].flatMap((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(value)]);
    const cut = before === 0 ? 0 : before + 1;
    const whole = Math.floor((bytes.length * 4) / 3);
    const middle = (text: string): string => text.slice(cut, whole);
    return [middle(bytes.toString('base64')), middle(bytes.toString('base64url'))];
  });
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}

/**
 * The label of the input that holds a field, for messages that name it; the field's own name where
 * no input does. A field inside of a value, such as `hosts.2`, has the label of the whole value.
 */
export function labelOf(path: string): string {
  const parts = path.split('.');
  for (let count = parts.length; count > 0; count -= 1) {
    const [input] = document.getElementsByName(parts.slice(0, count).join('.'));
    const label = input && findLabel(input);
    if (label !== undefined) return label;
  }
  return path;
}

function findLabel(input: HTMLElement): string | undefined {
  const own = input instanceof HTMLInputElement ? input.labels?.[0] : undefined;
  const frame = input.closest('.MuiFormControl-root, fieldset');
  const label = own ?? frame?.querySelector('label, legend');
  const words = (label?.textContent ?? input.ariaLabel ?? '').replace(/[\s*]+$/, '').trim();
  return words === '' ? undefined : words;
}

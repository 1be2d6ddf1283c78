/**
 * A text with each `{name}` replaced by the value of that name; a name without a value stays, so
 * that the gap is seen. Values are not read for names. `write` is how a value is put in: escaped,
 * or as a locale writes it.
 */
export function fillText<Value extends string | number>(
  text: string,
  values: Readonly<Record<string, Value | undefined>>,
  write: (value: Value, name: string) => string = String,
): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? whole : write(value, name);
  });
}

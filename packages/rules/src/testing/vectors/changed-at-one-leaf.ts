import { isList, isObject, type Json } from './example.ts';

/** The value with one leaf changed, for each of its leaves; a list also with its first one gone. */
export function changedAtOneLeaf(value: Json): Json[] {
  if (isList(value)) {
    const shorter = value.length > 0 ? [value.slice(1)] : [['more']];
    const inside = value.flatMap((each, at) =>
      changedAtOneLeaf(each).map((wrong) =>
        value.map((other, index) => (index === at ? wrong : other)),
      ),
    );
    return [...shorter, ...inside];
  }
  if (isObject(value)) {
    return Object.entries(value).flatMap(([key, each]) =>
      changedAtOneLeaf(each).map((wrong) => ({ ...value, [key]: wrong })),
    );
  }
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [value + 1];
  return [value === null ? 1 : `${value}1`];
}

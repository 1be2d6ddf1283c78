// The type of a row as the code states it.
import { SymbolFlags, TypeFlags, type Type } from 'typescript/unstable/sync';
import type { Compiler } from './compiler.ts';

export interface Property {
  readonly name: string;
  /** `string number bigint boolean Date Buffer object unknown`, with `[]` for each array. */
  readonly kinds: ReadonlySet<string>;
  readonly nullable: boolean;
  readonly optional: boolean;
  /** The texts that the type allows, if it is a set of texts. */
  readonly texts: ReadonlySet<string> | undefined;
}

/** The properties of an object type. */
export function propertiesOf({ checker }: Compiler, row: Type): Property[] {
  return checker.getPropertiesOfType(row).map((symbol) => {
    const type = checker.getTypeOfSymbol(symbol);
    if (type === undefined) throw new Error(`${symbol.name} has no type`);
    const members = membersOf(type);
    const values = members.filter((each) => (each.flags & TypeFlags.Nullable) === 0);
    const texts = values.flatMap((each) => (each.isStringLiteralType() ? [each.value] : []));
    return {
      name: symbol.name,
      kinds: new Set(values.map((each) => kindOf(checker, each))),
      nullable: members.some((each) => (each.flags & TypeFlags.Null) !== 0),
      optional: (symbol.flags & SymbolFlags.Optional) !== 0,
      texts: values.length > 0 && texts.length === values.length ? new Set(texts) : undefined,
    };
  });
}

function membersOf(type: Type): readonly Type[] {
  return type.isUnionType() ? type.getTypes().flatMap(membersOf) : [type];
}

const PRIMITIVES: readonly (readonly [flags: TypeFlags, kind: string])[] = [
  [TypeFlags.AnyOrUnknown, 'unknown'],
  [TypeFlags.StringLike, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BigIntLike, 'bigint'],
  [TypeFlags.BooleanLike, 'boolean'],
];

function kindOf(checker: Compiler['checker'], type: Type): string {
  const primitive = PRIMITIVES.find(([flags]) => (type.flags & flags) !== 0);
  if (primitive !== undefined) return primitive[1];
  // A branded value is a primitive with a mark.
  if (type.isIntersectionType()) {
    const kinds = type.getTypes().map((each) => kindOf(checker, each));
    return kinds.find((kind) => kind !== 'object') ?? 'object';
  }
  if (checker.isArrayLikeType(type) && type.isTypeReference() && !type.isTupleType()) {
    const [element] = checker.getTypeArguments(type);
    const kinds = (element === undefined ? [] : membersOf(element))
      .filter((each) => (each.flags & TypeFlags.Nullable) === 0)
      .map((each) => kindOf(checker, each));
    return `${[...new Set(kinds)].join(' | ')}[]`;
  }
  const name = type.getSymbol()?.name;
  if (name === 'Date') return 'Date';
  return name === 'Buffer' || name === 'Uint8Array' ? 'Buffer' : 'object';
}

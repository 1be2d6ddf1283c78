// What a catalogue is made of, and what its texts ask for.

/** A text that depends on a number `count`; languages without plural forms give `other` alone. */
export interface Plural {
  readonly one?: string;
  readonly other: string;
}

export type Text = string | Plural;
export type Texts = Readonly<Record<string, Text>>;

/**
 * The shape of another language's catalogue: the keys of the English one, none missing, none extra.
 */
export type Translated<English extends Texts> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Plural;
};

type Names<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/** The `{name}` parts of a text; a plural always takes `count`. */
export type Params<Value extends Text> = Value extends string
  ? Names<Value>
  : Value extends Plural
    ? 'count' | Names<Value['other']>
    : never;

export type ParamValues = Readonly<Record<string, string | number>>;

/** The shape of another language's catalogue: the keys of the English one, all of them. */
export type Translated<English extends Readonly<Record<string, string>>> = {
  readonly [Key in keyof English]: string;
};

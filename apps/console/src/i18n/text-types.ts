// What a catalogue is made of: English states the keys, the other languages follow.
import type { catalogue as english } from './en/catalogue.ts';

/** The key of a text, such as `members.title`. */
export type TextKey = keyof typeof english;

/** All texts of the console in one language. */
export type Catalogue = Readonly<Record<TextKey, string>>;

/** An area in another language: the keys of the English texts, none missing, none extra. */
export type Translated<English extends Readonly<Record<string, string>>> = {
  readonly [Key in keyof English]: string;
};

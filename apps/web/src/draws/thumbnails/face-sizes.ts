// The sizes of a result's face in a list, on a card and in the head of the board.
export type FaceSize = 'sm' | 'md' | 'lg';

export const FACE_SIZES: Readonly<Record<FaceSize, string>> = {
  sm: 'size-6.5',
  md: 'size-9',
  lg: 'size-12',
};

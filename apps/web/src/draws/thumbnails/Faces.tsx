import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ColourFace, type Colour } from './ColourFace.tsx';
import { Creature, type CreatureName } from './Creature.tsx';
import { FACE_SIZES, type FaceSize } from './face-sizes.ts';

export type Face =
  | { readonly kind: 'creature'; readonly name: CreatureName }
  | { readonly kind: 'coin' | 'colour'; readonly name: Colour };

export interface FacesProps {
  readonly faces: readonly Face[];
  readonly size: FaceSize;
  /** The text for screen readers. */
  readonly label: string;
  readonly fresh?: boolean;
}

/** Faces in a row, without loading any words. */
export function Faces({ faces, size, label, fresh = false }: FacesProps) {
  return (
    <span
      role="img"
      aria-label={label}
      className={clsx('inline-flex', size === 'sm' ? 'gap-1' : 'gap-2')}
    >
      {faces.map((face, index) => (
        <span
          key={index}
          aria-hidden
          className={clsx(fresh && 'ball-in')}
          style={fresh ? { animationDelay: `${index * 90}ms` } : undefined}
        >
          <FacePicture face={face} className={FACE_SIZES[size]} />
        </span>
      ))}
    </span>
  );
}

interface FacePictureProps {
  readonly face: Face;
  readonly className: string;
}

/** One face. */
export function FacePicture({ face, className }: FacePictureProps): ReactNode {
  return face.kind === 'creature' ? (
    <Creature name={face.name} className={clsx('block', className)} />
  ) : (
    <ColourFace colour={face.name} round={face.kind === 'coin'} className={className} />
  );
}

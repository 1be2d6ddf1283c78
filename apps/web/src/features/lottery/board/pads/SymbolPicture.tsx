import { useContext } from 'react';
import { FamilyContext } from '../../../../draws/family-context.ts';
import { FacePicture } from '../../../../draws/thumbnails/Faces.tsx';
import { symbolFaces } from '../../../../draws/thumbnails/symbol-faces.ts';

/** The picture of a symbol that has one, above its name. */
export function SymbolPicture({ symbol }: { readonly symbol: string }) {
  const faces = symbolFaces(useContext(FamilyContext), symbol);
  if (faces.length === 0) return null;
  return (
    <span aria-hidden className="mb-1 flex justify-center gap-0.5">
      {faces.map((face, index) => (
        <FacePicture key={index} face={face} className={FACE_CLASSES[face.kind]} />
      ))}
    </span>
  );
}

const FACE_CLASSES = { creature: 'size-12', colour: 'size-9', coin: 'size-4' } as const;

import { usePlayWords } from '../play-words.ts';
import { Faces, type FacesProps } from './Faces.tsx';

interface FaceRowProps extends Omit<FacesProps, 'label'> {
  readonly family: string;
  readonly label?: string;
}

/** The faces of dice with symbols, colour dice or coins, with their names for screen readers. */
export function FaceRow({ family, label, ...row }: FaceRowProps) {
  const words = usePlayWords(family);
  const said = row.faces.map(({ name }) => words.symbol(name)).join(', ');
  return <Faces {...row} label={label === undefined ? said : `${label} ${said}`} />;
}

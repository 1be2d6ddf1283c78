import { useParams } from 'react-router-dom';

/** The tab in the address: in its path, because a list keeps its filters in the search part. */
export function usePathTab<Name extends string>(names: readonly [Name, ...Name[]]): Name {
  const { tab } = useParams();
  return names.find((each) => each === tab) ?? names[0];
}

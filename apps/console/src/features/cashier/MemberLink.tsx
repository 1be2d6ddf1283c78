import { Link } from 'react-router-dom';
import { urls } from '../../urls.ts';

interface MemberLinkProps {
  readonly of: { readonly member: string; readonly username: string };
}

/** Whose order it is; the link leads to the member, although the row leads to the order. */
export function MemberLink({ of: { member, username } }: MemberLinkProps) {
  return (
    <Link to={urls.member(member)} onClick={(event) => event.stopPropagation()}>
      {username}
    </Link>
  );
}

import { Link } from 'react-router-dom';
import { urls } from '../../urls.ts';

interface MemberLinkProps {
  readonly order: { readonly member: string; readonly username: string };
}

/** The member of an order; the link opens the member, although the row opens the order. */
export function MemberLink({ order: { member, username } }: MemberLinkProps) {
  return (
    <Link to={urls.member(member)} onClick={(event) => event.stopPropagation()}>
      {username}
    </Link>
  );
}

import { addressFrom, Link, NavLink } from '../../router/links.ts';
import type { MenuLink } from './use-menus.ts';

interface MenuItemProps {
  link: MenuLink;
  className: string;
  /** Says which page is the present one, as the main menus do. */
  isMarked?: boolean;
}

/** A link of a menu; addresses elsewhere are plain links. */
export function MenuItem({ link: { to, text }, className, isMarked }: MenuItemProps) {
  if (!to.startsWith('/')) {
    return (
      <a href={to} className={className}>
        {text}
      </a>
    );
  }
  // A menu holds addresses with a single leading slash, which the contract checks.
  const address = addressFrom(to as `/${string}`);
  return isMarked ? (
    <NavLink to={address} end className={className}>
      {text}
    </NavLink>
  ) : (
    <Link to={address} className={className}>
      {text}
    </Link>
  );
}

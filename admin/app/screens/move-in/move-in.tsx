import { BadgePercent, CornerDownRight, FileText, type LucideIcon, Package, Receipt, Star, Users } from 'lucide-react';
import { Link } from 'react-router';
import { useMay } from '../../session/may.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';

/** Files in the order they are needed: reviews and coupons name products. */
const FILES = [
  { to: '/products/import', name: 'products', icon: Package, needs: 'GET /admin/product-imports' },
  { to: '/customers/import', name: 'customers', icon: Users, needs: 'GET /admin/customer-imports' },
  { to: '/move-in/orders', name: 'orders', icon: Receipt, needs: 'GET /admin/record-imports' },
  { to: '/move-in/reviews', name: 'reviews', icon: Star, needs: 'GET /admin/record-imports' },
  { to: '/move-in/coupons', name: 'coupons', icon: BadgePercent, needs: 'GET /admin/record-imports' },
  { to: '/move-in/pages', name: 'pages', icon: FileText, needs: 'GET /admin/record-imports' },
  { to: '/move-in/redirects', name: 'redirects', icon: CornerDownRight, needs: 'GET /admin/record-imports' },
] as const satisfies readonly { to: string; name: string; icon: LucideIcon; needs: string }[];

/** Index of the files that a shop brings along. */
export default function MoveIn() {
  const say = useText('movein');
  const may = useMay();
  return (
    <Page title={say('moveIn')}>
      <p className="mb-4 max-w-prose text-soft">{say('moveInText')}</p>
      <ol className="grid gap-2 sm:grid-cols-2">
        {FILES.filter(({ needs }) => may(needs)).map(({ to, name, icon: Icon }) => (
          <li key={name}>
            <Link to={to} className="panel flex h-full items-start gap-3 hover:bg-tint">
              <Icon className="mt-0.5 size-5 shrink-0 text-soft" aria-hidden="true" />
              <span className="grid min-w-0">
                <span className="font-semibold">{say(`kind_${name}`)}</span>
                <span className="text-sm text-soft">{say(`about_${name}`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Page>
  );
}

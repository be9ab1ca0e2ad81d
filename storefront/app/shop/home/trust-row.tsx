import { useReturnDays, useRootData } from '../../shell/root-data.ts';
import { usePayWays, useReach } from '../../shell/use-promises.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';

/** Marks of the shop's own points, in their order. */
const icons = ['shield-check', 'truck', 'undo-2', 'headset'] as const;

export function TrustRow() {
  const say = useText('shop');
  const days = useReturnDays();
  const { settings } = useRootData();
  const isReachable = settings?.phone || settings?.whatsapp || settings?.email;
  // The settings decide what is promised.
  const usual = [
    { icon: 'undo-2', title: say('trustReturns'), text: say('trustReturnsText', { days }) },
    { icon: 'banknote', title: say('trustPayment'), text: usePayWays() },
    { icon: 'truck', title: say('trustDelivery'), text: useReach() },
    { icon: 'headset', title: say('trustSupport'), text: isReachable && say('trustSupportText') },
  ] as const;
  const own = settings?.frame?.trust.map((point, at) => ({ ...point, icon: icons[at % icons.length] ?? icons[0] }));
  const points = own?.[0] ? own : usual.filter(({ text }) => text);
  return (
    <section className="section-space container" aria-label={say('trustTitle')}>
      <ul className="grid grid-cols-2 gap-4 rounded-3xl bg-tint p-5 lg:grid-cols-4 lg:px-10">
        {points.map((point) => (
          <li key={point.title} className="flex items-center gap-4 max-sm:flex-col max-sm:gap-2 max-sm:text-center">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-card text-primary">
              <Icon name={point.icon} size={24} />
            </span>
            <span>
              <span className="block font-semibold">{point.title}</span>
              <span className="block text-sm text-soft">{point.text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

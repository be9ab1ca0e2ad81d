import { Icon } from '../icon.tsx';

/** Error of a whole form. Its element exists from the start, so that screen readers announce the message. */
export function FormTrouble({ message }: { message: string | null }) {
  return (
    <div role="alert">
      {message ? (
        <p className="mb-4 flex items-start gap-2 rounded-xl bg-negative-tint px-3 py-2.5 text-sm text-negative">
          <Icon name="circle-alert" size={18} className="mt-0.5" />
          {message}
        </p>
      ) : null}
    </div>
  );
}

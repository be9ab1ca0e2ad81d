import FloatingButtons from './floating/floating-buttons.tsx';
import SlowStep from './slow-step.tsx';

/** Parts of the shell that come once the first view has settled; a bare page has no floating buttons. */
export default function SettledParts({ bare }: { bare: boolean }) {
  return (
    <>
      {bare ? null : <FloatingButtons />}
      <SlowStep />
    </>
  );
}

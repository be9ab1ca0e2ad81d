import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Interval at which a page with sample departments reloads the shop's own. */
const RELOAD_MS = 5_000;

/** Asks for the shop's own departments until they are there, on a page that shows samples. */
export default function SampleDepartments() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), RELOAD_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  return null;
}

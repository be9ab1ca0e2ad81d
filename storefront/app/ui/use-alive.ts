import { useEffect, useState } from 'react';

/** False on the server and while the page is hydrated; then true. For parts that are fetched after that. */
export function useAlive(): boolean {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return isAlive;
}

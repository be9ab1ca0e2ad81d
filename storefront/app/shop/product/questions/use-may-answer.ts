import { useEffect, useState } from 'react';
import { useSignedIn } from '../../../api/session.ts';
import { useApi } from '../../../api/use-api.ts';

/** Whether the signed-in customer bought this product; false until known. */
export function useMayAnswer(productId: number): boolean {
  const api = useApi();
  const isSignedIn = useSignedIn();
  const [mayAnswer, setMayAnswer] = useState(false);
  useEffect(() => {
    if (!isSignedIn) return setMayAnswer(false);
    const controller = new AbortController();
    api('GET /user/questions', { query: { product_id: productId }, signal: controller.signal }).then(
      ({ may_answer }) => setMayAnswer(may_answer),
      // On failure the answer form stays hidden, since the API might refuse an answer.
      () => undefined,
    );
    return () => controller.abort();
  }, [api, isSignedIn, productId]);
  return mayAnswer;
}

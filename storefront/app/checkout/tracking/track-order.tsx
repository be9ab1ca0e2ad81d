import { ApiError } from '@waha/contract/client';
import { latinDigits, normalisePhone } from '@waha/contract/phone';
import type { Tracking } from '@waha/contract/types';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useApi } from '../../api/use-api.ts';
import { useText } from '../../text/use-text.ts';
import { PhoneField } from '../../ui/fields/contact-fields.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Timeline } from './timeline.tsx';

interface Errors {
  number?: string;
  phone?: string;
  form?: string;
}

/** Order lookup by number and phone. */
function useTracking() {
  const say = useText('order');
  const api = useApi();
  const [tracking, setTracking] = useState<Tracking | null>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [isLooking, setIsLooking] = useState(false);

  async function look(number: string, phone: string): Promise<void> {
    setIsLooking(true);
    setTracking(null);
    try {
      const query = { number, phone };
      setTracking(await api('GET /tracking', { query, signal: AbortSignal.timeout(15_000) }));
      setErrors({});
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      const form = status === 404 || status === 422 ? 'notFound' : status === 429 ? 'tooMany' : 'trackFailed';
      setErrors({ form: say(form) });
    } finally {
      setIsLooking(false);
    }
  }

  return { tracking, errors, setErrors, isLooking, look };
}

export default function TrackOrder() {
  const say = useText('order');
  const [search] = useSearchParams();
  const [number, setNumber] = useState('');
  const [phone, setPhone] = useState('');
  const { tracking, errors, setErrors, isLooking, look } = useTracking();
  const form = useRef<HTMLFormElement>(null);

  // The document is the same for everybody; the order in the mail's link is known only in the browser.
  const linked = search.get('number');
  useEffect(() => {
    if (linked) setNumber(linked.slice(0, 30));
  }, [linked]);
  useEffect(() => {
    if (tracking) document.getElementById('tracked')?.focus();
  }, [tracking]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isLooking) return;
    const wanted = latinDigits(number).trim().toUpperCase();
    const who = normalisePhone(phone);
    const found: Errors = {
      ...(wanted.length < 3 ? { number: say('needNumber') } : {}),
      ...(who === null ? { phone: phone.trim() === '' ? say('needPhone') : say('wrongPhone') } : {}),
    };
    setErrors(found);
    const first = found.number ? 'track-number' : found.phone ? 'track-phone' : null;
    if (first) document.getElementById(first)?.focus();
    else if (who !== null) void look(wanted, who);
  }

  return (
    <div className="container max-w-xl pt-8 lg:pt-14">
      <h1 className="text-3xl">{say('trackTitle')}</h1>
      <p className="mt-2 text-soft">{say('trackText')}</p>
      <form
        ref={form}
        noValidate
        className="mt-6 grid gap-4 rounded-card border border-line bg-card p-5 sm:p-7"
        onSubmit={submit}
      >
        <TextField
          id="track-number"
          label={say('orderNumber')}
          hint={say('trackNumberHint')}
          error={errors.number}
          value={number}
          latin
          maxLength={30}
          onChange={setNumber}
        />
        <PhoneField
          id="track-phone"
          label={say('phone')}
          hint={say('phoneHint')}
          error={errors.phone}
          value={phone}
          onChange={setPhone}
          onBlur={() => setPhone(latinDigits(phone).trim())}
        />
        <div className="grid">
          <div role="alert">
            {errors.form ? (
              <p className="mb-4 flex items-start gap-2 rounded-xl bg-negative-tint px-3 py-2.5 text-sm text-negative">
                <Icon name="circle-alert" size={18} className="mt-0.5" />
                {errors.form}
              </p>
            ) : null}
          </div>
          <button type="submit" className="btn btn-primary grid" aria-busy={isLooking} aria-disabled={isLooking}>
            <span className={`[grid-area:1/1] ${isLooking ? 'invisible' : ''}`}>{say('trackAction')}</span>
            <span className={`[grid-area:1/1] ${isLooking ? '' : 'invisible'}`} aria-hidden={!isLooking}>
              {say('tracking')}
            </span>
          </button>
        </div>
      </form>
      {tracking ? (
        <div className="mt-6">
          <Timeline tracking={tracking} />
        </div>
      ) : null}
    </div>
  );
}

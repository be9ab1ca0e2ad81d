import type { AffiliateApplication } from '@waha/contract/types';
import { formatDate } from '@waha/kit/moment';
import type { ReactNode } from 'react';
import { addressFrom, Link } from '../../router/links.ts';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.gen.ts';

/** Outcome of an application. */
export function Decided({ application }: { application: AffiliateApplication }) {
  const say = useText('applying');
  const language = useLanguage();
  const { status, code, reason, applied_at: appliedAt, may_apply_at: mayApplyAt } = application;
  if (status === 'pending') {
    return (
      <Notice icon="clock" tone="bg-tint" title={say('pending')}>
        <p>{say('pendingText', { date: appliedAt ? formatDate(appliedAt, language) : '' })}</p>
      </Notice>
    );
  }
  if (status === 'approved') {
    return (
      <Notice icon="circle-check" tone="bg-positive-tint" title={say('approved')}>
        <p>{say('approvedText', { code: code ?? '' })}</p>
        <Link to={addressFrom('/affiliate/dashboard')} className="btn btn-primary mt-2">
          {say('toDashboard')}
        </Link>
      </Notice>
    );
  }
  const isSuspended = status === 'suspended';
  return (
    <Notice icon="circle-alert" tone="bg-warning-tint" title={say(isSuspended ? 'suspended' : 'rejected')}>
      {reason ? (
        <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
          {say('reason', { reason })}
        </p>
      ) : null}
      {isSuspended ? (
        <>
          <p>{say('suspendedText')}</p>
          <Link to="/contact" className="btn btn-primary mt-2">
            {say('talk')}
          </Link>
        </>
      ) : (
        <p>{mayApplyAt ? say('applyAgainOn', { date: formatDate(mayApplyAt, language) }) : say('applyAgain')}</p>
      )}
    </Notice>
  );
}

interface NoticeProps {
  icon: IconName;
  tone: string;
  title: string;
  children: ReactNode;
}

function Notice({ icon, tone, title, children }: NoticeProps) {
  return (
    <section role="status" className={`flex flex-col items-start gap-2 rounded-card p-6 ${tone}`}>
      <Icon name={icon} size={32} />
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

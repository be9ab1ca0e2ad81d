import type { MarketingMessage, MessageApproval } from '@waha/contract';
import type { TextTemplate } from '@waha/extend';
import { ExtensionError, type Extensions, hostApprovals, hostOfferChannels } from '../../../extensions/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { type Letterhead, readLetterhead } from '../../shop/settings/index.ts';
import { readLimits } from './limits.store.ts';
import { priceOf } from './sends/message-sender.ts';
import { approvedWords, spokenLanguages, templateOf } from './sends/message-text.ts';

export interface ApprovalDeps {
  db: Database;
  extensions: Pick<Extensions, 'messages'>;
}

/** How WhatsApp stands to the words of a message, in the languages of the shop. */
export async function readApprovals(deps: ApprovalDeps, message: MarketingMessage): Promise<MessageApproval[]> {
  const states = await ask(deps, message, (approvals, wanted) => approvals.states(wanted));
  return states.map(({ language, state }) => ({ language, state }));
}

/** Submits the words of a message where they are neither approved nor under review; how they stand afterwards. */
export async function submitMessage(deps: ApprovalDeps, message: MarketingMessage): Promise<MessageApproval[]> {
  await ask(deps, message, async (approvals, wanted) => {
    for (const { language, state } of await approvals.states(wanted)) {
      const text = wanted.find((one) => one.language === language);
      if (text && state !== 'approved' && state !== 'pending') await approvals.submit(text);
    }
  });
  return readApprovals(deps, message);
}

type Approvals = NonNullable<ReturnType<typeof hostApprovals>>;

/** Asks the provider, outside any transaction. One that does not answer is a refusal with a sentence, and no defect. */
async function ask<Answer>(
  { db, extensions }: ApprovalDeps,
  message: MarketingMessage,
  work: (approvals: Approvals, wanted: readonly TextTemplate[]) => Promise<Answer>,
): Promise<Answer> {
  const approvals = hostApprovals(extensions) ?? refuse('marketing.approvals_unknown');
  try {
    return await work(approvals, wantedOf(message, await readLetterhead(db)));
  } catch (error) {
    if (error instanceof ExtensionError) return refuse('marketing.approvals_unknown');
    throw error;
  }
}

const EXAMPLE_CODE = 'HI-ABCD2345EFGH';
const examples = {
  ar: { name: 'نورة', until: '30 نوفمبر 2026' },
  en: { name: 'Noura', until: '30 November 2026' },
};

function wantedOf(message: MarketingMessage, store: Letterhead): TextTemplate[] {
  const template = templateOf(message, store);
  return spokenLanguages(store).map((language) => ({
    ...approvedWords(message, language, store),
    ...{ template, language, examples: { ...examples[language], code: EXAMPLE_CODE } },
  }));
}

/**
 * Refuses a message to phones that could not go: no channel may advertise, its price or the month's ceiling is not said, or WhatsApp did
 * not approve its words.
 */
export async function requireReady(deps: ApprovalDeps, message: MarketingMessage): Promise<void> {
  const { channel } = message;
  if (channel === 'email') return;
  if (!hostOfferChannels(deps.extensions).available().includes(channel)) refuse('marketing.channel_off');
  const { ceilingHalalas } = await readLimits(deps.db);
  if (ceilingHalalas === 0 || (await priceOf(deps.db, channel)) === 0) refuse('marketing.no_price');
  if (channel !== 'whatsapp') return;
  const states = await readApprovals(deps, message);
  if (states.length === 0 || states.some(({ state }) => state !== 'approved')) refuse('marketing.not_approved');
}

import {
  askedPhoneMessages,
  type EndpointKey,
  type PhoneMessage,
  type PhoneTable,
  type PhoneTableEdit,
  phoneMessages,
} from '@waha/contract';
import { canText, type Extensions, hostTextChannels } from '../../../../extensions/index.ts';
import type { Handlers } from '../../../../platform/bind/index.ts';
import { type Database, inTransaction, type Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import { toHalalas, toRiyals } from '../../../../platform/money/index.ts';
import type { AttemptLimits } from '../../../../platform/rate-limit/index.ts';
import { countParts } from '../../../../platform/sms/index.ts';
import { auditedResource } from '../../../people/staff/index.ts';
import { claimSettings, lockSettings, readSettingsVersion, readStoreIdentity } from '../../settings/index.ts';
import {
  type ApprovedTemplate,
  approvedTemplates,
  type PhoneSettings,
  readPhoneSettings,
  savePhoneSettings,
  sumParts,
} from '../../sms/index.ts';
import { exampleText, templatesOf } from './example-texts.ts';
import { listStates, submit } from './templates.ts';

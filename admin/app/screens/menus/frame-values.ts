import type { AdminFrameSettings } from '@waha/contract/types';
import type { Form } from '../../form/use-form.ts';

export type FrameForm = Form<AdminFrameSettings>;
export type LinkValue = AdminFrameSettings['header'][number];

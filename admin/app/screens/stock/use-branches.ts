import type { Branch, NamedBranch } from '@waha/contract/types';
import { useCall } from '../../api/use-call.ts';
import { useLanguage } from '../../text/language.tsx';
import { nameOf } from '../goods/category-options.ts';

/** Branches that are open, as options of a field. */
export function useBranchOptions(): { branches: readonly Branch[]; options: readonly (readonly [string, string])[] } {
  const language = useLanguage();
  const { data = [] } = useCall('GET /admin/branches');
  const branches = data.filter((branch) => branch.is_active);
  return { branches, options: branches.map((branch) => [String(branch.id), nameOf(branch, language)]) };
}

/** Name of a branch in the reader's language. */
export function useBranchName(): (branch: NamedBranch) => string {
  const language = useLanguage();
  return (branch) => nameOf(branch, language);
}

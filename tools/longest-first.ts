import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ROOT } from './check/source-files.ts';
import { LONG } from './select-tests.ts';

/**
 * Begins each project with its longest tests, because a test that begins last runs alone, and a new clone has no
 * durations of an earlier run. Projects stay together: otherwise a worker ends with only the last file of its own
 * project.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    const isLong = (moduleId: string) => LONG.test(relative(ROOT, moduleId).replaceAll('\\', '/'));
    const place = ({ project, moduleId }: TestSpecification) =>
      2 * projects.indexOf(project.name) + (isLong(moduleId) ? 0 : 1);
    return sorted.toSorted((a, b) => place(a) - place(b));
  }
}

import type { TestReport } from './test-result.mjs';

export interface FailedJourney {
  /** From the folder of the project. */
  readonly file: string;
  readonly tests: readonly string[];
}

export const failedJourneys: (report: Pick<TestReport, 'testResults'>) => readonly FailedJourney[];

export const withSecondTry: (
  report: Pick<TestReport, 'testResults'>,
  again: Pick<TestReport, 'testResults'>,
  names: ReadonlySet<string>,
) => TestReport;

export const recordSecondTries: <Journey extends Pick<FailedJourney, 'file' | 'tests'>>(
  passed: readonly Journey[],
  options: { list?: string; day: string },
) => readonly (Journey & { tooOften: boolean })[];

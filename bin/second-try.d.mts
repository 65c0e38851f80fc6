import type { TestReport } from './test-result.mjs';

export interface FailedJourney {
  /** From the folder of the project. */
  readonly file: string;
  readonly tests: readonly string[];
  readonly failures: number;
}

export const failedJourneys: (report: Pick<TestReport, 'testResults'>) => readonly FailedJourney[];

export const recordSecondTries: <Journey extends Pick<FailedJourney, 'file' | 'tests'>>(
  passed: readonly Journey[],
  options: { list?: string; day: string },
) => readonly (Journey & { tooOften: boolean })[];

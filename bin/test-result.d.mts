/** What is read of vitest's JSON report. */
export interface TestReport {
  readonly testResults: readonly {
    readonly name?: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName?: string; readonly status: string }[];
  }[];
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests?: number;
}

export const readReport: (file: string) => TestReport;

export const countResult: (
  result: TestReport,
  code: number,
  options: { filtered: boolean },
) => { passed: number; failed: number; notes: string[] };

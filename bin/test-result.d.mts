export const readResult: (
  report: string,
  code: number,
  options: { filtered: boolean },
) => { passed: number; failed: number; notes: string[] };

export interface Measure {
  readonly file: string;
  readonly args: readonly string[];
}
export const readMeasure: (args: readonly string[]) => Measure;

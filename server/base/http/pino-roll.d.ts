/** The package brings no types: its options, and the stream that it answers. */
declare module 'pino-roll' {
  import type { SonicBoom, SonicBoomOpts } from 'sonic-boom';

  interface RollOptions extends Omit<SonicBoomOpts, 'dest' | 'fd'> {
    readonly file: string;
    readonly extension?: string;
    readonly dateFormat?: string;
    readonly frequency?: 'daily' | 'hourly' | number;
    readonly size?: string | number;
    readonly limit?: { readonly count?: number; readonly removeOtherLogFiles?: boolean };
  }

  const roll: (options: RollOptions) => Promise<SonicBoom>;
  export = roll;
}

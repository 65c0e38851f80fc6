export interface ApartLimits {
  /** Memory of the process apart, native code and all. */
  readonly megabytes: number;
  /** Milliseconds of its processor between one answer and the next. */
  readonly pageLimit: number;
  /** Variables of the environment that the work reads, besides those that every process needs. */
  readonly variables?: readonly string[];
  /** One that ended its work well waits for the next, because starting takes longer than most of the work. */
  readonly stays?: true;
}

/** Why a process apart gave no more answers. */
export class ApartEnded extends Error {
  constructor(
    readonly how: 'demorou' | 'memoria' | 'recusado',
    /** What the process itself said, where it refused. */
    readonly problem?: string,
    options?: ErrorOptions,
  ) {
    super(problem ?? how, options);
  }
}

/** What any process apart takes of the environment of the server: its addresses and keys stay out of it. */
const passedOn = ['PATH', 'TZ', 'TMPDIR', 'SystemRoot', 'MALOTE_MONTAGEM'] as const;

/** The environment of a process, with the variables that its work needs. */
export const environment = ({
  megabytes,
  variables = [],
}: Pick<ApartLimits, 'megabytes' | 'variables'>): NodeJS.ProcessEnv => ({
  ...Object.fromEntries([...passedOn, ...variables].map((name) => [name, process.env[name]])),
  MALOTE_LEITURA_MEGABYTES: String(megabytes),
});

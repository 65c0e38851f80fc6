/** Of what did not come, a style sheet is told apart. */
const styleSheetCode = 'CSS_CHUNK_LOAD_FAILED';

/** The parts of a screen did not come, or not in time: the network, or another version in their place. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly code: typeof styleSheetCode | undefined;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = isOfStyleSheet(options?.cause) ? styleSheetCode : undefined;
  }

  static of(cause: unknown): ChunkLoadError {
    return cause instanceof ChunkLoadError
      ? cause
      : new ChunkLoadError('a parte da tela não chegou', { cause });
  }
}

/** What Vite says of a style sheet that a screen waits for. */
const isOfStyleSheet = (cause: unknown): boolean =>
  cause instanceof Error && /^Unable to preload CSS\b/.test(cause.message);

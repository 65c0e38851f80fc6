import type { Upload } from 'tus-js-client';
import { apiUrl } from './api-url.ts';
import { HttpProblem, type ProblemBody } from './http-problem.ts';
import { renewAfter } from './http.ts';
import { statusMessage } from './status-message.ts';
import { getToken } from './token.ts';

/** Bytes of one part: what a slow line sends before the server gives a request up. */
const partBytes = 4 * 1_048_576;
/** Waits before each new attempt, in milliseconds: together some minutes without a line, then the person is asked. */
const waits = [0, 1_000, 3_000, 5_000, ...Array.from({ length: 12 }, () => 15_000)];
/** A long sending keeps the session alive, as any use of it does. */
const renewEvery = 60_000;

interface Told {
  readonly onProgress: (sent: number) => void;
  /** The line was lost, and is waited for. */
  readonly onWaiting: () => void;
}

/** A file on its way. */
export interface Sending {
  /** The id of the file, once it is whole there. @throws HttpProblem */
  readonly done: Promise<string>;
  readonly pause: () => void;
  /** Goes on from where it is. */
  readonly resume: () => void;
}

const headerOf = (answer: { getHeader(name: string): string | undefined }): string =>
  answer.getHeader('malote-arquivo') ?? '';

/**
 * Sends a file in parts, to be joined to a content. A line that breaks is waited for; who comes back to the page and chooses the same
 * file again goes on from where it was.
 */
export const sendInParts = async (
  file: File,
  conteudoId: number,
  { onProgress, onWaiting }: Told,
): Promise<Sending> => {
  const { Upload, DetailedError } = await import('tus-js-client');
  let renewed = performance.now();
  let upload: Upload | undefined;
  const done = new Promise<string>((resolve, reject) => {
    upload = new Upload(file, {
      endpoint: apiUrl('envio'),
      chunkSize: partBytes,
      retryDelays: waits,
      metadata: { filename: file.name, conteudoId: String(conteudoId) },
      removeFingerprintOnSuccess: true,
      fingerprint: () =>
        Promise.resolve(['malote', conteudoId, file.name, file.size, file.lastModified].join('|')),
      onBeforeRequest: (request) => request.setHeader('Authorization', `Bearer ${getToken() ?? ''}`),
      onShouldRetry: (error) => {
        const status = error.originalResponse?.getStatus() ?? 0;
        const passes = status === 0 || status >= 500 || status === 408 || status === 409 || status === 423;
        if (passes) onWaiting();
        return passes;
      },
      onProgress: (sent) => onProgress(sent),
      onChunkComplete: () => {
        if (performance.now() - renewed < renewEvery) return;
        renewed = performance.now();
        renewAfter('envio');
      },
      onSuccess: ({ lastResponse }) => resolve(headerOf(lastResponse)),
      onError: (error) =>
        reject(
          error instanceof DetailedError ? problemOf(error) : new HttpProblem(0, statusMessage(0), {}, error),
        ),
    });
  });
  const started = upload;
  if (!started) throw new Error('envio sem início');
  const [before] = await started.findPreviousUploads();
  if (before) started.resumeFromPreviousUpload(before);
  started.start();
  return {
    done,
    pause: () => void started.abort(),
    resume: () => started.start(),
  };
};

const problemOf = (error: {
  readonly originalResponse?: { getStatus(): number; getBody(): string | undefined } | null;
}): HttpProblem => {
  const status = error.originalResponse?.getStatus() ?? 0;
  const body = bodyOf(error.originalResponse?.getBody() ?? '');
  return new HttpProblem(status, body.descricao || statusMessage(status), body, error);
};

const bodyOf = (text: string): ProblemBody => {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    // not ours: the status alone speaks
    return {};
  }
};

import { cleanup, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withRetry } from '#src/app/load-screen.ts';
import { ChunkLoadError } from '#src/ui/chunk-load-error.ts';
import { ScreenFailure } from '#src/app/ScreenFailure.tsx';
import { renderScreen } from '../render-screen.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('fetching the parts of a screen', () => {
  it('tries once more after a failure', async () => {
    const fetch = vi.fn().mockRejectedValueOnce(new Error('rede')).mockResolvedValue('tela');
    await expect(withRetry(fetch, 120_000)).resolves.toBe('tela');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('fails after the second try', async () => {
    const fetch = vi.fn().mockRejectedValue(new Error('rede'));
    await expect(withRetry(fetch, 120_000)).rejects.toBeInstanceOf(ChunkLoadError);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('tells a style sheet that did not come from a script', async () => {
    const failing = (message: string) =>
      withRetry(() => Promise.reject(new TypeError(message)), 120_000).catch((error: unknown) => error);
    expect(await failing('Unable to preload CSS for /assets/tela-1a2b.css')).toMatchObject({
      name: 'ChunkLoadError',
      code: 'CSS_CHUNK_LOAD_FAILED',
    });
    expect(await failing('Failed to fetch dynamically imported module: /assets/tela.js')).toMatchObject({
      name: 'ChunkLoadError',
      code: undefined,
    });
  });

  it('fails at the limit of time', async () => {
    vi.useFakeTimers();
    const waiting = withRetry(() => new Promise<string>(() => undefined), 120_000);
    const failed = expect(waiting).rejects.toBeInstanceOf(ChunkLoadError);
    await vi.advanceTimersByTimeAsync(120_000);
    await failed;
  });
});

describe('a screen that fails', () => {
  const fails = (error: Error): void => {
    const Broken = (): never => {
      throw error;
    };
    // React writes what it caught
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    renderScreen(createElement(ScreenFailure, null, createElement(Broken)), '/');
  };

  it.each([
    ['its script', new ChunkLoadError('a parte da tela não chegou')],
    [
      'its style sheet',
      new ChunkLoadError('a parte da tela não chegou', {
        cause: new Error('Unable to preload CSS for /a.css'),
      }),
    ],
  ])('because %s did not come offers to load the page again', (_, error) => {
    fails(error);
    expect(screen.getByRole('button', { name: 'Recarregar a página' })).toBeInTheDocument();
  });

  it('for another reason leads to the start', () => {
    fails(new Error('x'));
    expect(screen.getByRole('link', { name: 'Ir para o início' })).toBeInTheDocument();
  });
});

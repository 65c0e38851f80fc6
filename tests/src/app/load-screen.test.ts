import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, withRetry } from '#src/app/load-screen.ts';

afterEach(() => vi.useRealTimers());

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

  it('fails at the limit of time', async () => {
    vi.useFakeTimers();
    const waiting = withRetry(() => new Promise<string>(() => undefined), 120_000);
    const failed = expect(waiting).rejects.toBeInstanceOf(ChunkLoadError);
    await vi.advanceTimersByTimeAsync(120_000);
    await failed;
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StreamEvent } from '#src/data/event-stream.ts';
import { followStream } from '#src/data/follow-stream.ts';
import { setToken } from '#src/data/token.ts';
import { fakeApi, refusal, type Answer } from '../fake-api.ts';

const path = 'notificacao-interna/escutar/7';
const news = (quantidade: number): string =>
  `event: avisos\ndata: ${JSON.stringify({ quantidade, novas: [] })}\n\n: \n\n`;
const stream = (...pieces: readonly string[]): Answer => ({
  status: 200,
  body: pieces.join(''),
});

let stop: () => void = () => undefined;
let heard: StreamEvent[];

const follow = (answer: Answer) => {
  const { seen } = fakeApi({ [`GET ${path}`]: answer });
  heard = [];
  stop = followStream({ path, onEvent: (event) => heard.push(event) });
  return { asked: () => seen.length, seen };
};

beforeEach(() => {
  vi.useFakeTimers();
  setToken('token');
});
afterEach(() => {
  stop();
  setToken(undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('uma tela que escuta o servidor', () => {
  it('recebe o que ele diz, e escuta de novo por si quando acaba', async () => {
    const { asked, seen } = follow(stream(news(2), news(3)));
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    expect(heard[1]).toEqual({ event: 'avisos', data: { quantidade: 3, novas: [] } });
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer token');
    await vi.advanceTimersByTimeAsync(1_500);
    await vi.waitFor(() => expect(asked()).toBe(2));
  });

  it('com o servidor fora, pergunta cada vez mais devagar, e logo que a rede volta', async () => {
    const { asked } = follow('silence');
    await vi.advanceTimersByTimeAsync(60_000);
    // 1, 2, 4, 8, 16 and 32 seconds, more or less
    expect(asked()).toBeGreaterThan(4);
    expect(asked()).toBeLessThan(9);
    const before = asked();
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked()).toBe(before + 1);
  });

  it('recusada, ou mandada embora, não insiste', async () => {
    const refused = follow(refusal(404, { codigo: 'naoEncontrado' }));
    await vi.advanceTimersByTimeAsync(40_000);
    expect(refused.asked()).toBe(1);
    stop();
    const sent = follow(stream(news(1), 'event: fim\ndata: {"motivo":"excesso"}\n\n'));
    await vi.advanceTimersByTimeAsync(40_000);
    expect(sent.asked()).toBe(1);
  });

  it('quem se cala por muito tempo não está mais lá', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(new ReadableStream())),
    );
    stop = followStream({ path, onEvent: () => undefined });
    await vi.advanceTimersByTimeAsync(64_000);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('parada, não pergunta mais', async () => {
    const { asked } = follow('silence');
    await vi.advanceTimersByTimeAsync(0);
    stop();
    await vi.advanceTimersByTimeAsync(200_000);
    expect(asked()).toBe(1);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropCopia, findCopia, keepCopia, type CopiaLocal } from '#screens/documento-edicao/local-copy.ts';
import type { Minuta } from '#screens/documento-edicao/minuta.ts';
import { holdDraftKey } from '#src/session/draft-key.ts';

const documento = { id: 12, versao: 5, alteradoEm: '2026-11-18T13:00:00Z' };
const copia = (part: Partial<CopiaLocal>): CopiaLocal =>
  ({
    momento: '2026-11-18T12:59:00Z',
    versao: 5,
    conflito: false,
    minuta: {},
    corpo: {},
    ...part,
  }) as CopiaLocal;

beforeEach(() => {
  holdDraftKey('7', `${'B'.repeat(43)}=`);
  localStorage.clear();
  vi.stubGlobal('isSecureContext', true);
  vi.useFakeTimers({ now: new Date('2026-11-18T13:05:00Z') });
});
afterEach(() => {
  dropCopia('7', 12);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Keeps it and waits until it is on this computer. */
const keep = async (documento: number, kept: CopiaLocal): Promise<void> => {
  keepCopia('7', documento, kept);
  await vi.waitFor(() =>
    expect(localStorage.getItem(`malote.rascunho.7.minuta.${documento}`)).not.toBeNull(),
  );
};

describe('the copy of this computer', () => {
  it.each([
    ['written over the version that is there', copia({}), true],
    ['written after the last change', copia({ versao: 4, momento: '2026-11-18T13:01:00Z' }), true],
    ['against a change made elsewhere', copia({ versao: 4, conflito: true }), true],
    ['older than what the server has', copia({ versao: 4 }), false],
  ])('%s', async (_, kept, offered) => {
    await keep(12, kept);
    expect((await findCopia('7', documento)) !== undefined).toBe(offered);
    // what is not offered is forgotten
    expect(localStorage).toHaveLength(offered ? 1 : 0);
  });

  it('is of one person and one draft, and goes when it is dropped', async () => {
    await keep(12, copia({}));
    expect(await findCopia('8', documento)).toBeUndefined();
    expect(await findCopia('7', { ...documento, id: 13 })).toBeUndefined();
    expect(await findCopia('7', documento)).toEqual(copia({}));
    dropCopia('7', 12);
    expect(await findCopia('7', documento)).toBeUndefined();
  });

  it('cannot be read by whoever opens the files of the browser', async () => {
    await keep(12, copia({ minuta: { assunto: 'Denúncia sigilosa' } as Minuta }));
    expect(JSON.stringify({ ...localStorage })).not.toContain('sigilosa');
  });

  it('does not stay for months on a shared computer', async () => {
    await keep(99, copia({ momento: '2026-09-01T12:00:00Z' }));
    await findCopia('7', documento);
    expect(localStorage).toHaveLength(0);
  });

  it('is of this page alone where the browser cannot encrypt, and says so', async () => {
    vi.stubGlobal('isSecureContext', false);
    expect(keepCopia('7', 12, copia({}))).toBe(false);
    expect(localStorage).toHaveLength(0);
    expect(await findCopia('7', documento)).toEqual(copia({}));
  });

  it('says when this computer has no room', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    keepCopia('7', 12, copia({}));
    await vi.waitFor(() => expect(keepCopia('7', 12, copia({}))).toBe(false));
    full.mockRestore();
    await keep(12, copia({}));
    expect(keepCopia('7', 12, copia({}))).toBe(true);
  });
});

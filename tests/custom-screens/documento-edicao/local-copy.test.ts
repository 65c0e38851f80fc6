import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropCopia, findCopia, keepCopia, type CopiaLocal } from '#screens/documento-edicao/local-copy.ts';

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
  localStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-11-18T13:05:00Z') });
});
afterEach(() => vi.useRealTimers());

describe('the copy of this computer', () => {
  it.each([
    ['written over the version that is there', copia({}), true],
    ['written after the last change', copia({ versao: 4, momento: '2026-11-18T13:01:00Z' }), true],
    ['against a change made elsewhere', copia({ versao: 4, conflito: true }), true],
    ['older than what the server has', copia({ versao: 4 }), false],
  ])('%s', (_, kept, offered) => {
    keepCopia('7', 12, kept);
    expect(findCopia('7', documento) !== undefined).toBe(offered);
    // what is not offered is forgotten
    expect(localStorage).toHaveLength(offered ? 1 : 0);
  });

  it('is of one person and one draft, and goes when it is dropped', () => {
    keepCopia('7', 12, copia({}));
    expect(findCopia('8', documento)).toBeUndefined();
    expect(findCopia('7', { ...documento, id: 13 })).toBeUndefined();
    dropCopia('7', 12);
    expect(findCopia('7', documento)).toBeUndefined();
  });

  it('does not stay for months on a shared computer', () => {
    keepCopia('7', 99, copia({ momento: '2026-09-01T12:00:00Z' }));
    findCopia('7', documento);
    expect(localStorage).toHaveLength(0);
  });

  it('says when this computer has no room', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    expect(keepCopia('7', 12, copia({}))).toBe(false);
    full.mockRestore();
  });
});

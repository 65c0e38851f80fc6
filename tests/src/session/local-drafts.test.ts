import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '#src/i18n/i18n.ts';
import { signOut } from '#src/session/acts.ts';
import { unseal } from '#src/session/local-cipher.ts';
import { hasLocalDrafts, keepLocalDraft, readLocalDraft } from '#src/session/local-drafts.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { getNotifications } from '#src/ui/notify.ts';
import { fakeApi } from '../fake-api.ts';
import { helena } from '../person.ts';

const mine = helena();
const owner = String(mine.dados.usuario.idUsuario);
const name = `${owner}.cidade.3`;
const draft = { momento: new Date().toISOString(), texto: 'Só eu leio isto' };
const otherPerson = {
  ...mine,
  chaveRascunhos: `${'A'.repeat(43)}=`,
  dados: { ...mine.dados, usuario: { ...mine.dados.usuario, id: 99, idUsuario: 99 } },
};

beforeAll(() => loadTexts());
// sealed, on a safe connection only
beforeEach(() => void vi.stubGlobal('isSecureContext', true));
afterEach(() => {
  closeSession();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what was typed and not saved', () => {
  it('is read by its person alone, not with what this browser keeps', async () => {
    openSession(mine);
    expect(await keepLocalDraft(name, draft)).toBe(true);
    expect(await readLocalDraft(name)).toEqual(draft);
    const kept = JSON.parse(localStorage.getItem(`malote.rascunho.${name}`) ?? '{}') as { selado: string };
    expect(JSON.stringify(kept)).not.toContain('Só eu leio');
    await expect(unseal(kept.selado)).rejects.toThrow();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    openSession(otherPerson);
    vi.runAllTimers();
    vi.useRealTimers();
    expect(await readLocalDraft(name)).toBeUndefined();
    // nor is it lost: its person comes back
    openSession(mine);
    expect(await readLocalDraft(name)).toEqual(draft);
  });

  it('is told of on signing out, with the way to leave nothing behind', async () => {
    fakeApi({ 'POST login/logout': { payload: {} } });
    openSession(mine);
    await signOut();
    expect(getNotifications()).toEqual([]);
    openSession(mine);
    await keepLocalDraft(name, draft);
    await signOut();
    const [told] = getNotifications();
    expect(told?.message).toContain('espera só por você');
    expect(hasLocalDrafts(owner)).toBe(true);
    told?.actions[0]?.perform();
    expect(hasLocalDrafts(owner)).toBe(false);
  });
});

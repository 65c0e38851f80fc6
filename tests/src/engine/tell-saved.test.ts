import { describe, expect, it } from 'vitest';
import { ownValues } from '#src/engine/own-values.ts';
import { placesOf } from '#src/engine/register.ts';
import { tellSaved } from '#src/engine/tell-saved.ts';
import { getNotifications } from '#src/ui/notify.ts';
import { helena } from '../person.ts';
import { registerNamed } from './registers.ts';

describe('what is told of a saved record', () => {
  it('is that it was saved, and for as long as the person wants what the server warns about it', () => {
    const mensagem = 'Já existe o interessado Maria, com este CPF.';
    tellSaved('Maria foi salva.', { id: 4, avisos: [{ campo: 'cpf', mensagem }] });
    expect(getNotifications()).toMatchObject([
      { kind: 'warning', message: 'Maria foi salva.', paragraphs: [mensagem] },
    ]);
    expect(getNotifications()[0]?.duration).toBeUndefined();
  });

  it('is only that, where there is nothing to warn', () => {
    tellSaved('Maria foi salva.', { id: 4 });
    expect(getNotifications()).toMatchObject([{ kind: 'success', paragraphs: [] }]);
  });
});

describe('a new record in a place for one’s own', () => {
  it('comes with whose it is; in the place of everybody, with nobody', () => {
    const [everybody, own] = placesOf(registerNamed('ausencia'));
    const { token: _token, ...session } = helena();
    expect(own && ownValues(own, session)).toEqual({ usuario: 7 });
    expect(everybody && ownValues(everybody, session)).toEqual({});
    expect(own && ownValues(own, undefined)).toEqual({});
  });
});

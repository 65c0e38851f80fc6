import { describe, expect, it } from 'vitest';
import { can } from '#src/session/can.ts';
import { helena } from '../person.ts';

const session = helena(['documentoIncluir', 'assinatura']);

describe('what a person may see', () => {
  it('asks for one, all, any or none of the permissions', () => {
    expect(can(session, 'assinatura')).toBe(true);
    expect(can(session, 'tramiteDocumento')).toBe(false);
    expect(can(session, { all: ['assinatura', 'tramiteDocumento'] })).toBe(false);
    expect(can(session, { any: ['assinatura', 'tramiteDocumento'] })).toBe(true);
    expect(can(session, { any: [] })).toBe(false);
    expect(can(session, { except: ['assinatura'] })).toBe(false);
  });

  it('asks for a rule, a page and a role', () => {
    expect(can(session, { rule: 'permiteAssinarSemDefinirAssinante' })).toBe(true);
    expect(can(session, { page: 'documento' })).toBe(true);
    expect(can(session, { page: 'consulta' })).toBe(false);
    expect(can(session, { role: 'administrador' })).toBe(false);
    expect(can(session, { role: 'algumAdministrador' })).toBe(true);
    expect(can(session, { role: 'usuarioPadrao', when: false })).toBe(false);
  });

  it('gives nothing to who is not signed in', () => {
    expect(can(undefined, {})).toBe(false);
  });
});

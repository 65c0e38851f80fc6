import { describe, expect, it } from 'vitest';
import { can } from '#src/session/can.ts';
import { helena } from '../person.ts';

const person = helena(['documentoIncluir', 'assinatura']);
const session = {
  ...person,
  dados: {
    ...person.dados,
    perfilAcesso: { ...person.dados.perfilAcesso, listaPagina: ['documento.consulta'] },
  },
};

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

  it('asks for all the parts of a need together, a plain condition and the menu of the installation among them', () => {
    expect(can(session, { all: ['assinatura', 'documentoIncluir'] })).toBe(true);
    expect(can(session, { all: [] })).toBe(true);
    expect(can(session, { except: ['tramiteDocumento'] })).toBe(true);
    expect(can(session, { all: ['assinatura'], except: ['documentoIncluir'] })).toBe(false);
    expect(can(session, { rule: 'outraRegra' })).toBe(false);
    expect(can(session, { when: true })).toBe(true);
    expect(can(session, { role: 'administradorLocal', page: 'documento', all: ['assinatura'] })).toBe(true);
    expect(can(session, { role: 'administradorLocal', page: 'administracao' })).toBe(false);
    const without = {
      ...session,
      sistemaConfig: { ...session.sistemaConfig, menuOculto: ['cadastro.cidades'] },
    };
    expect(can(without, { menu: 'cadastro.cidades' })).toBe(false);
    expect(can(without, { menu: 'cadastro.cargo' })).toBe(true);
    expect(can(session, { menu: 'cadastro.cidades' })).toBe(true);
  });

  it('gives nothing to who is not signed in', () => {
    expect(can(undefined, {})).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { tipoConteudo } from '#schemas/enums.ts';
import { ptBR } from '#schemas/messages/index.ts';
import { guardOf, reasonText, type Rule } from '#server/conteudo/atos/index.ts';
import { documentoActs } from '#server/documento/acts.ts';
import { processoActs } from '#server/processo/acts.ts';
import { protocoloActs } from '#server/protocolo/acts.ts';
import { roleNames, situationOfRole } from '../documento/situations-of-roles.ts';

/** Said only of documents, whose texts and models alone have what they speak of. */
const ofDocuments: readonly string[] = ['semLugarDeAssinatura', 'assinaturaCancelada'];

const kinds: readonly (readonly [string, number, readonly Rule[]])[] = [
  ['documento', tipoConteudo.documento, documentoActs],
  ['processo', tipoConteudo.processo, processoActs],
  ['protocolo', tipoConteudo.arquivoDigital, protocoloActs],
];

describe('o motivo de uma recusa', () => {
  it.each(kinds)('de um %s nunca o chama por outro nome', (nome, tipo, acts) => {
    const said = new Set(
      acts.flatMap((rule) =>
        roleNames.flatMap((role) =>
          [0, 1].flatMap((fase) =>
            [0, 1, 8].map((estado) => guardOf(rule, situationOfRole(role, fase, estado, tipo)).motivo ?? ''),
          ),
        ),
      ),
    );
    const others = ['documento', 'protocolo'].filter((other) => other !== nome);
    expect([...said].filter((one) => others.some((other) => one.includes(other)))).toEqual([]);
    expect([...said].filter((one) => one.includes('{'))).toEqual([]);
    expect([...said]).toContain(`O ${nome} está em trâmite e ainda não foi recebido.`);
  });

  it('no catálogo inteiro, só diz documento o que é só de documentos', () => {
    const speak = Object.keys(ptBR.documento.motivo).filter((motivo) =>
      /\bdocumento\b/.test(reasonText({ motivo }, tipoConteudo.processo)),
    );
    expect(speak.toSorted()).toEqual(ofDocuments.toSorted());
  });

  it('de um protocolo externo diz protocolo externo', () => {
    expect(reasonText({ motivo: 'jaEstaComVoce' }, tipoConteudo.solicitacaoServico)).toBe(
      'O protocolo externo já está com você.',
    );
  });
});

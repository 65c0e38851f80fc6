import { describe, expect, it } from 'vitest';
import { tipoConteudo } from '#schemas/enums.ts';
import { contentActs } from '#server/acts.ts';
import type { Rule } from '#server/conteudo/atos/index.ts';
import { documentoActs } from '#server/documento/index.ts';
import { processoActs } from '#server/processo/index.ts';
import { protocoloActs } from '#server/protocolo/index.ts';
import { solicitacaoActs } from '#server/solicitacao/index.ts';

const tables: readonly (readonly [string, number, readonly Rule[]])[] = [
  ['documento', tipoConteudo.documento, documentoActs],
  ['processo', tipoConteudo.processo, processoActs],
  ['protocolo', tipoConteudo.arquivoDigital, protocoloActs],
  ['protocolo externo', tipoConteudo.solicitacaoServico, solicitacaoActs],
];

describe('the table of acts of a kind', () => {
  it.each(tables)('of %s has every act that may be done to it, and none that may not', (_, tipo, table) => {
    const names = (rules: readonly Rule[]) => [...new Set(rules.map(({ nome }) => nome))].sort();
    expect(names(table)).toEqual(names(contentActs.filter(({ especies }) => especies.includes(tipo))));
  });

  it('of a request of somebody from outside ends it only by an outcome, which they are told', () => {
    const names = solicitacaoActs.map(({ nome }) => nome);
    expect(names).toContain('encerrarSolicitacao');
    for (const nome of ['finalizar', 'cancelar', 'solicitarExclusao', 'excluir'])
      expect(names).not.toContain(nome);
  });
});

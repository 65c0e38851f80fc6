import { describe, expect, it } from 'vitest';
import { depois, type NomePasso } from '#server/solicitacao/fases.ts';
import { judge } from '#server/fluxo/desenho/judge.ts';
import { documentos } from '#demonstracao/documentos.ts';
import { interessados } from '#demonstracao/interessados.ts';
import { papeis } from '#demonstracao/papeis.ts';
import { pedidosExternos } from '#demonstracao/pedidos-externos.ts';
import { pessoas } from '#demonstracao/pessoas.ts';
import { Relogio, type Momento } from '#demonstracao/relogio.ts';
import { tiposDocumento } from '#demonstracao/tipos-documento.ts';
import { tiposProcesso } from '#demonstracao/tipos-processo.ts';
import { usuariosExternos } from '#demonstracao/usuarios-externos.ts';
import { autos, digitalizadaEm } from '#demonstracao/vida/autos.ts';
import { casos } from '#demonstracao/vida/casos.ts';
import { compromissos } from '#demonstracao/vida/compromissos.ts';
import { pessoasDaCompanhia } from '#demonstracao/vida/companhia.ts';
import { documentosDaCompanhia } from '#demonstracao/vida/companhia-documentos.ts';
import { conversas, desenhistas, perfilDeDesenho } from '#demonstracao/vida/desenhistas.ts';
import { documentosDaVida } from '#demonstracao/vida/documentos.ts';
import { externosDaVida } from '#demonstracao/vida/externos.ts';
import { fluxos, papeisDaVida } from '#demonstracao/vida/fluxos.ts';
import { lotes } from '#demonstracao/vida/lotes.ts';
import { pedidosDaVida } from '#demonstracao/vida/pedidos.ts';
import { envios, pesquisas } from '#demonstracao/vida/pesquisas.ts';
import { publicacoes } from '#demonstracao/vida/publicacoes.ts';
import { servicos } from '#demonstracao/vida/servicos.ts';
import { simular } from './simular.ts';

const presentes = ['2026-11-18T13:00:00Z', '2026-11-21T15:00:00Z', '2027-01-04T03:10:00Z'].map(
  (iso) => new Date(iso),
);

/** In order and in the past, whenever the world is loaded. */
const holds = (momentos: readonly Momento[]): void => {
  for (const agora of presentes) {
    const relogio = new Relogio(agora);
    const instantes = momentos.map((em) => relogio.instante(em).getTime());
    expect(instantes).toEqual(instantes.toSorted((a, b) => a - b));
    expect(instantes.at(-1)).toBeLessThan(agora.getTime());
  }
};
const chaves = (lista: readonly { readonly chave: string }[]): string[] => lista.map(({ chave }) => chave);

describe('a vida da demonstração', () => {
  it('publica seis documentos, que contam a sua história pelas regras', () => {
    const publicados = documentosDaVida.filter((documento) => simular(documento).publicado);
    expect(publicados.length + publicacoes.length).toBe(6);
    for (const { atos } of documentosDaVida) holds(atos.map(({ em }) => em));
    for (const { documento, em } of publicacoes) {
      expect(chaves(documentos)).toContain(documento);
      holds([em]);
    }
  });

  it('tem uma companhia ao lado da prefeitura, cujos documentos seguem as regras', () => {
    const situacoes = documentosDaCompanhia.map((documento) => simular(documento));
    for (const { atos } of documentosDaCompanhia) holds(atos.map(({ em }) => em));
    const dela = chaves(pessoasDaCompanhia);
    expect(documentosDaCompanhia.flatMap(({ atos }) => atos.map(({ quem }) => quem))).toSatisfy(
      (quem: string[]) => quem.every((login) => dela.includes(login)),
    );
    expect(situacoes.map(({ fase }) => fase)).toEqual(['concluido', 'concluido', 'concluido', 'minuta']);
  });

  const nomes: Readonly<Record<string, NomePasso>> = {
    conferir: 'conferirSolicitacao',
    devolver: 'devolverSolicitacao',
    'pedir-assinatura': 'pedirAssinatura',
    autuar: 'autuarSolicitacao',
    encerrar: 'encerrarSolicitacao',
    resposta: 'responderDevolucao',
    complemento: 'complementar',
  };

  it('oferece cinco serviços, e dez pedidos seguem a tabela das fases até quase todas', () => {
    const oferecidos = [...tiposProcesso, ...servicos].filter(({ dados }) => dados.ofertaExterna);
    expect(oferecidos).toHaveLength(5);
    const fases = [...pedidosExternos, ...pedidosDaVida].map(({ servico, externo, em, respostas }) => {
      expect(chaves(oferecidos)).toContain(servico);
      expect(chaves([...usuariosExternos, ...externosDaVida])).toContain(externo);
      holds([em, ...respostas.map((resposta) => resposta.em)]);
      let andamento = { situacao: 'SOLICITACAO', encerrada: false } as Parameters<typeof depois>[1];
      for (const resposta of respostas) {
        const ato = nomes['deFora' in resposta ? resposta.deFora : resposta.ato]!;
        andamento = { situacao: depois(ato, andamento), encerrada: ato === 'encerrarSolicitacao' };
      }
      return andamento.encerrada ? 'encerrada' : andamento.situacao;
    });
    expect(fases).toHaveLength(10);
    expect(new Set(fases)).toEqual(
      new Set(['SOLICITACAO', 'CONFERENCIA', 'DEVOLUCAO', 'ASSINAR', 'AUTUADO', 'encerrada']),
    );
  });

  it('desenha fluxos que se publicam, com papéis que existem', async () => {
    expect(fluxos).toHaveLength(2);
    const codigos = [...papeis, ...papeisDaVida].map(({ dados }) => dados.codigo);
    const known = {
      papeis: new Map(codigos.map((codigo) => [codigo, { pessoas: 1, conteudo: false }])),
      unidades: new Set<string>(),
      modelos: new Set<string>(),
      subfluxos: new Map<string, readonly string[]>(),
      proprio: '',
    };
    for (const { codigo, versoes } of fluxos) {
      holds(versoes.map(({ em }) => em));
      for (const { xml } of versoes) {
        const julgado = await judge(xml, known);
        expect(julgado, codigo).toMatchObject({ kind: 'julgado', lido: [], deFora: [], lint: [] });
        // those that name an expression are of the expression alone, which the server reads apart
        const achados = julgado.kind === 'julgado' ? julgado.proprios : [];
        expect(achados.filter(({ expressao, aviso }) => expressao === undefined && !aviso)).toEqual([]);
      }
    }
  });

  it('conta quinze casos, cada um pelas atividades do seu fluxo e em ordem', () => {
    expect(casos).toHaveLength(15);
    expect(new Set(chaves(casos)).size).toBe(casos.length);
    for (const { tipo, em, passos, chave } of casos) {
      holds([em, ...passos.map((passo) => passo.em)]);
      const desenhado = fluxos.find(({ tipoProcesso }) => tipoProcesso === tipo)?.versoes.at(-1)?.xml;
      for (const { atividade } of passos) expect(desenhado, chave).toContain(`name="${atividade}"`);
    }
  });

  it('dá o desenho a mais uma pessoa, e as duas conversam sobre o que está no fluxo', () => {
    expect(perfilDeDesenho.dados.permissoes).toContain('fluxoGerenciar');
    expect(chaves(pessoas)).toEqual(expect.arrayContaining([...desenhistas]));
    const quemDesenha = ['admin', ...desenhistas];
    for (const { fluxo, elemento, nome, comentarios } of conversas) {
      holds(comentarios.map(({ em }) => em));
      const xml = fluxos.find(({ codigo }) => codigo === fluxo)?.versoes.at(-1)?.xml;
      expect(xml, fluxo).toContain(`id="${elemento}" name="${nome}"`);
      for (const { quem, menciona, texto } of comentarios) {
        expect(quemDesenha).toContain(quem);
        expect(texto.includes('{nome}')).toBe(menciona !== undefined);
        if (menciona !== undefined) expect(quemDesenha.filter((um) => um !== quem)).toContain(menciona);
      }
    }
  });

  it('junta sessenta peças digitalizadas, na ordem das folhas', () => {
    expect(autos.pecas).toHaveLength(60);
    const { aberto, enviado, recebido } = autos;
    holds([aberto, ...autos.pecas.map((_, i) => digitalizadaEm(i)), enviado, recebido]);
    for (const { tipo, de } of autos.pecas) {
      expect(chaves(tiposDocumento)).toContain(tipo);
      expect(chaves(interessados)).toContain(de);
    }
  });

  it('só nomeia pessoas, tipos e documentos que existem', () => {
    const conhecidas = chaves(pessoas);
    for (const { quem, participantes = [] } of compromissos)
      expect(conhecidas).toEqual(expect.arrayContaining([quem, ...participantes]));
    for (const { quem, tipoProcesso, tipoDocumento } of pesquisas) {
      expect(conhecidas).toContain(quem);
      if (tipoProcesso) expect(chaves(tiposProcesso)).toContain(tipoProcesso);
      if (tipoDocumento) expect(chaves(tiposDocumento)).toContain(tipoDocumento);
    }
    for (const { pesquisa, para } of envios) {
      expect(conhecidas).toEqual(expect.arrayContaining([...para]));
      if (pesquisa) expect(pesquisas.map(({ nome }) => nome)).toContain(pesquisa);
    }
    for (const lote of lotes) {
      expect(chaves([...documentos, ...documentosDaVida])).toEqual(
        expect.arrayContaining([...lote.documentos]),
      );
      holds([lote.em]);
    }
  });
});

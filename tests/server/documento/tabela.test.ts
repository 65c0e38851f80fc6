import { readFile, writeFile } from 'node:fs/promises';
import prettier from 'prettier';
import { describe, expect, it } from 'vitest';
import { tipoConteudo } from '#schemas/enums.ts';
import { judge } from '#server/conteudo/atos/act-table.ts';
import type { Rule, Situation } from '#server/conteudo/atos/index.ts';
import { documentoActs } from '#server/documento/acts.ts';
import { atosDeFormulario } from '#server/formulario/index.ts';
import { processoActs } from '#server/processo/acts.ts';
import { dossieActs } from '#server/dossie/acts.ts';
import { atosDeLoteSolicitacoes } from '#server/solicitacao/index.ts';
import { pecaActs } from '#server/peca/acts.ts';
import { loteActs } from '#server/lote/acts.ts';
import { transitions as ofDossie } from '../dossie/transicoes.ts';
import { transitions as ofLote } from '../lote/transicoes.ts';
import { transitions as ofPeca } from '../peca/transicoes.ts';
import { transitions as ofProcesso } from '../processo/transicoes.ts';
import { actTableText } from './act-table-text.ts';
import { roleNames, situationOfRole } from './situations-of-roles.ts';
import { transitions as ofDocumento, type Transition } from './transicoes.ts';

const page = new URL('../../../docs/atos.md', import.meta.url);

interface Kind {
  readonly nome: string;
  readonly tipo: number;
  readonly acts: readonly Rule[];
  readonly transitions: Readonly<Record<string, Transition>>;
}

const onlyOfDossies: readonly string[] = [
  'juntarArquivo',
  'mudarPeca',
  'retirarDoDossie',
  'abrirVolume',
  'guardar',
  'retirarDoLocal',
];

/** A lot of requests is held as a dossier is; what only it has is of who has it, as what only a dossier has. */
const ofLoteSolicitacoes = Object.fromEntries(
  Object.entries(ofDossie).flatMap(([nome, transition]) => {
    if (nome === 'porPecas')
      return ['incluirSolicitacoes', 'agirNoLote', 'retirarSolicitacoes'].map((own) => [own, transition]);
    return onlyOfDossies.includes(nome) ? [] : [[nome, transition]];
  }),
) as typeof ofDossie;

/** A form does what a document does, but for what is of a text. */
const { converterProcesso: _, ...ofFormulario } = ofDocumento;

const kinds: readonly Kind[] = [
  {
    nome: 'documentos',
    tipo: tipoConteudo.documento,
    acts: documentoActs,
    transitions: ofDocumento,
  },
  {
    nome: 'processos',
    tipo: tipoConteudo.processo,
    acts: processoActs,
    transitions: ofProcesso,
  },
  {
    nome: 'formulários',
    tipo: tipoConteudo.formularioPdf,
    acts: atosDeFormulario.atos,
    transitions: ofFormulario,
  },
  {
    nome: 'lotes',
    tipo: tipoConteudo.lote,
    acts: loteActs,
    transitions: ofLote,
  },
  {
    nome: 'dossiês',
    tipo: tipoConteudo.dossie,
    acts: dossieActs,
    transitions: ofDossie,
  },
  {
    nome: 'lotes de solicitações',
    tipo: tipoConteudo.loteSolicitacaoServico,
    acts: atosDeLoteSolicitacoes.atos,
    transitions: ofLoteSolicitacoes,
  },
  {
    nome: 'peças',
    tipo: tipoConteudo.peca,
    acts: pecaActs,
    transitions: ofPeca,
  },
];

describe.each(kinds)('a tabela dos atos de $nome', ({ nome: kind, tipo, acts, transitions }) => {
  it('tem os atos que se escreveram à mão, e só eles', () => {
    expect(acts.map(({ nome }) => nome)).toEqual(Object.keys(transitions));
  });

  it.each(acts.map((rule) => [rule.nome, rule] as const))(
    '%s: em cada fase, estado e papel, é o que se escreveu',
    (nome, rule) => {
      const { fase: fases = [], estados = [], quem = [] } = transitions[nome] ?? {};
      for (const fase of [0, 1])
        for (let estado = 0; estado < 10; estado += 1)
          for (const role of roleNames) {
            const verdict = judge(rule, situationOfRole(role, fase, estado, tipo));
            const inPlace = fases.includes(fase) && estados.includes(estado);
            const expected = !inPlace ? 'fora' : quem.includes(role) ? 'permitida' : 'recusada';
            const found = typeof verdict === 'string' ? verdict : 'recusada';
            expect(found, `${role}, fase ${fase}, estado ${estado}: ${JSON.stringify(verdict)}`).toBe(
              expected,
            );
          }
    },
  );

  it('é a que docs/atos.md imprime (TABELA_DOS_ATOS=escrever a escreve)', async () => {
    const [begin, end] = [`<!-- ${kind}: início -->`, `<!-- ${kind}: fim -->`];
    const text = await readFile(page, 'utf8');
    const [before = '', after = ''] = [text.split(begin)[0], text.split(end)[1]];
    const table = await prettier.format(actTableText(acts, tipo), { parser: 'markdown' });
    const wanted = `${before}${begin}\n\n${table}\n${end}${after}`;
    if (process.env['TABELA_DOS_ATOS'] === 'escrever') await writeFile(page, wanted);
    else expect(text).toBe(wanted);
  });
});

describe('um lote', () => {
  const lot: Situation = situationOfRole('chefia', 1, 0, tipoConteudo.lote);
  const ending = ['finalizar', 'cancelar', 'solicitarExclusao'];
  const judged = (situation: Situation) =>
    ending.map((nome) => loteActs.filter((rule) => rule.nome === nome).map((rule) => judge(rule, situation)));

  it('termina vazio, e só assim', () => {
    expect(judged({ ...lot, semPecas: true })).toEqual(ending.map(() => ['permitida']));
    expect(judged(lot)).toEqual(ending.map(() => [{ motivo: 'loteComItens' }]));
  });

  it('leva o que deixa de poder ir por si', () => {
    const inside: Situation = { ...situationOfRole('chefia', 1, 0), andaCom: 'aberto', emLote: true };
    const send = documentoActs.filter(({ nome }) => nome === 'tramitar');
    expect(send.map((rule) => judge(rule, inside))).toEqual([{ motivo: 'emLote' }]);
  });
});

describe('o que anda com um processo', () => {
  const piece: Situation = { ...situationOfRole('chefia', 1, 0), andaCom: 'aberto' };
  const refused = (rules: readonly Rule[], situation: Situation): string[] =>
    rules.filter((rule) => judge(rule, situation) !== 'permitida').map(({ nome }) => nome);

  it('não vai a lugar nenhum por si: o resto se faz como antes', () => {
    const alone = refused(documentoActs, situationOfRole('chefia', 1, 0));
    const together = refused(documentoActs, piece).filter((nome) => !alone.includes(nome));
    expect(together).toEqual([
      'tramitar',
      'darConhecimento',
      'finalizar',
      'versionar',
      'reverterMinuta',
      'converterProcesso',
      'iniciarFluxo',
      'trocarDetentor',
      'transferir',
      'solicitarExclusao',
    ]);
  });

  it('só se cancela enquanto o processo está em andamento', () => {
    const cancelar = documentoActs.filter(({ nome }) => nome === 'cancelar');
    expect(refused(cancelar, piece)).toEqual([]);
    expect(refused(cancelar, { ...piece, andaCom: 'fechado' })).toEqual(['cancelar']);
  });

  it('um processo sem peças não tramita, e com peças não se exclui', () => {
    const processo = { ...situationOfRole('chefia', 1, 0, tipoConteudo.processo), semPecaVista: true };
    const tramitar = processoActs.filter(({ nome }) => nome === 'tramitar');
    expect(tramitar.map((rule) => judge(rule, processo))).toEqual([{ motivo: 'semPecas' }]);
    const excluir = processoActs.filter(({ nome }) => nome === 'excluir');
    const mine = { ...situationOfRole('autor', 0, 0, tipoConteudo.processo), naMinhaUnidade: true };
    expect(excluir.map((rule) => judge(rule, { ...mine, semPecas: true }))).toEqual(['permitida']);
    expect(excluir.map((rule) => judge(rule, mine))).toEqual([{ motivo: 'comPecas' }]);
  });
});
